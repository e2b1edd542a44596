import type { Content } from '../../content/schemas.ts';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-1st-matching.drawing.tsx?chart';
import { ProductHeroWords } from '../../sections/ProductHeroWords.tsx';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import styles from './matching-hero.module.css';

type MatchingHeroProps = Content<'skills-1st-matching'>['hero'];

/** The first screen in two halves: the words on paper, the two star charts and the demo video on ink. */
export function MatchingHero({ note, film, ...words }: MatchingHeroProps) {
  const { title: filmTitle, length } = videos.videos['skills-1st-matching'];
  return (
    <section className="pt-18 page-lg:[background:linear-gradient(to_right,var(--colors-paper)_50%,var(--colors-ink)_50%)]">
      <div className="page grid page-lg:grid-cols-[1fr_1fr] page-lg:min-h-[min(46rem,100svh_-_4.5rem)]">
        <div className="product-hero-words product-hero pt-10 pb-12 page-lg:pr-10">
          <ProductHeroWords {...words} control="skills-1st-matching" />
        </div>
        <div className="flex flex-col -mx-5 bg-ink text-paper page-sm:-mx-8 page-lg:mr-[calc((100vw_-_min(100vw,var(--grid-page)))_/_-2_-_2rem)] page-lg:ml-0">
          <figure className="grid gap-4 px-5 pt-10 pb-6 [flex:1] content-center page-sm:px-8 page-lg:px-10 page-lg:pt-8 page-lg:pb-6">
            <Chart chart={chart} ground="ink" />
            <figcaption className="text-contour text-caption">{note}</figcaption>
          </figure>
          <WatchVideo
            name="skills-1st-matching"
            className={`${styles.halvesFilm} grid gap-4 p-5 border-t border-t-[oklch(0.42_0.035_230)] grid-cols-[auto_1fr_auto] items-center text-paper font-600 page-sm:px-8 page-lg:px-10 focus-visible:[outline-color:var(--colors-sun)] focus-visible:[outline-offset:-6px]`}
          >
            <span
              className={`${styles.halvesPlay} grid w-14 h-14 place-items-center rounded-full bg-reef text-ink text-figure [transition:background-color_var(--motion-quick)] forced-colors:border forced-colors:border-[CanvasText]`}
            >
              <span className="i-lucide-play" aria-hidden="true" />
            </span>
            <span>
              {film}
              <span className="visually-hidden">: </span>
              <span className="block font-display text-heading font-700">{filmTitle}</span>
            </span>
            <span className="tabular-nums">{length}</span>
          </WatchVideo>
        </div>
      </div>
    </section>
  );
}
