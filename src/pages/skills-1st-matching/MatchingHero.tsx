import chart from 'virtual:charts/skills-1st-matching';
import { Chart } from '../../charts/Chart.tsx';
import type { Content } from '../../content/schemas.ts';
import videos from '../../content/videos.yaml';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import './matching-hero.css';
import { ProductHeroWords } from '../../sections/ProductHeroWords.tsx';

type MatchingHeroProps = Content<'skills-1st-matching'>['hero'];

/** The first screen in two halves: the words on paper, the two star charts and the demo video on ink. */
export function MatchingHero({ note, film, ...words }: MatchingHeroProps) {
  const { title: filmTitle, length } = videos.videos['skills-1st-matching'];
  return (
    <section className="halves">
      <div className="page halves-columns">
        <div className="halves-words product-hero-words product-hero">
          <ProductHeroWords {...words} control="skills-1st-matching" />
        </div>
        <div className="halves-sky">
          <figure className="halves-chart">
            <Chart chart={chart} ground="ink" />
            <figcaption>{note}</figcaption>
          </figure>
          <WatchVideo name="skills-1st-matching" className="halves-film">
            <span className="halves-play">
              <span className="i-lucide-play" aria-hidden="true" />
            </span>
            <span>
              {film}
              <span className="visually-hidden">: </span>
              <span className="halves-film-title">{filmTitle}</span>
            </span>
            <span className="halves-length">{length}</span>
          </WatchVideo>
        </div>
      </div>
    </section>
  );
}
