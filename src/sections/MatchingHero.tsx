import chart from 'virtual:charts/skills-1st-matching';
import { Chart } from '../charts/Chart.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import type { Content } from '../content/schemas.ts';
import videos from '../content/videos.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { outboundLinks } from '../links.ts';
import { WatchVideo } from './WatchVideo.tsx';
import '../design/matching-hero.css';

type MatchingHeroProps = Content<'skills-1st-matching'>['hero'];

/** The first screen in two halves: the words on paper, the two star charts and the demo video on ink. */
export function MatchingHero({ product, title, text, book, demo, note, film }: MatchingHeroProps) {
  const { title: filmTitle, length } = videos.videos['skills-1st-matching'];
  return (
    <section className="halves">
      <div className="page halves-columns">
        <div className="halves-words product-hero-words product-hero">
          <h1>
            <span className="product-hero-name">{product}</span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title">{title}</span>
          </h1>
          <p className="product-hero-text">{text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control="skills-1st-matching-hero">{book}</BookMeeting>
            <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
              {demo}
            </ExternalLink>
          </p>
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
