import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import survey from '../../drawings/survey.drawing.tsx?chart';
import inset from '../../drawings/survey.drawing.tsx?chart&card';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import styles2 from './survey.module.css';
import styles from './survey-stations.module.css';

type HomeHeroProps = Pick<Content<'home'>, 'hero' | 'ecosystem' | 'audiences'>;

function Stations({ stations }: Pick<HomeHeroProps['hero'], 'stations'>) {
  return (
    <ol className="grid gap-0 mx-5 page-sm:gap-5 page-sm:mx-8 page-sm:grid-cols-[repeat(3,1fr)] page-xl:static page-xl:block page-xl:m-0">
      {stations.map((station, index) => (
        <li
          key={station.title}
          className={`${styles.surveyStation} paired-stop grid gap-y-0 gap-x-3.5 py-3 border-b border-b-contour grid-cols-[1.75rem_1fr] text-small leading-[1.4] [box-shadow:inset_0_0_0_calc(var(--pointed,0)_*_2px)_var(--colors-ink)] [transition:box-shadow_var(--motion-quick)_var(--motion-curve)] page-sm:border-y page-sm:border-y-ink page-xl:absolute page-xl:block page-xl:pr-[0.7cqi] page-xl:pl-[0.8cqi] page-xl:py-[0.8cqi] page-xl:border page-xl:border-ink page-xl:w-[18cqi] page-xl:bg-paper page-xl:[font-size:max(0.8125rem,1.03cqi)] page-xl:leading-[1.3] page-xl:after:content-[''] page-xl:after:absolute page-xl:after:bg-ink page-xl:nth-[1]:right-[31.2%] page-xl:nth-[1]:bottom-[13.5%] page-xl:nth-[2]:right-[3.2%] page-xl:nth-[2]:top-[49%] page-xl:nth-[3]:right-[3.2%] page-xl:nth-[3]:top-[7.2%] page-xl:nth-[1]:after:left-full page-xl:nth-[1]:after:top-[50%] page-xl:nth-[1]:after:w-[2.2cqi] page-xl:nth-[1]:after:h-px page-xl:nth-[2]:after:right-full page-xl:nth-[2]:after:top-[50%] page-xl:nth-[2]:after:w-[0.9cqi] page-xl:nth-[2]:after:h-px page-xl:nth-[3]:after:left-[36%] page-xl:nth-[3]:after:top-full page-xl:nth-[3]:after:w-px page-xl:nth-[3]:after:h-[6cqi]`}
        >
          <span
            className={`${styles.surveyNumber} [grid-row:1_/_span_3] w-7 h-7 rounded-full bg-ink text-paper font-700 [line-height:1.75rem] text-center page-xl:hidden`}
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h2 className="text-term font-700 leading-[1.3] page-xl:[font-size:1.55cqi]">{station.title}</h2>
          <p>{station.text}</p>
          <p className="tabular-nums font-600">{station.figure}</p>
        </li>
      ))}
    </ol>
  );
}

/** The home page's first screen: one survey sheet with the headline on it, its legend and the two ways on. */
export function HomeHero({ hero, ecosystem, audiences }: HomeHeroProps) {
  return (
    <section className="pt-18 page-xl:pt-21">
      <div className="bg-paper page-xl:mx-auto page-xl:w-[min(100%_-_2.75rem,var(--spacing-page)_+_2.25rem)]">
        <div className="paired relative grid gap-part page-xl:block page-xl:[aspect-ratio:1236_/_580] page-xl:[container-type:inline-size]">
          <div className="grid gap-4 px-5 pt-9 pb-0 justify-items-start page-sm:px-8 page-xl:relative page-xl:gap-[1.125cqi] page-xl:pr-0 page-xl:pl-[4cqi] page-xl:pt-[4.4cqi] page-xl:pb-0 page-xl:z-1 page-xl:w-[52%]">
            <h1 className="font-700 text-display ml-[-0.04em] tracking-[-0.025em] page-xl:[font-size:7.1cqi]">
              {hero.title}
            </h1>
            <p className="font-display text-heading font-600">{hero.message}</p>
            <p className="max-w-130">{hero.text}</p>
            <p className="flex flex-wrap gap-3">
              <Link className="button button-solid" to={hero.ai.to}>
                {hero.ai.label}
              </Link>
              <Link className="button bg-paper" to={hero.partners.to}>
                {hero.partners.label}
              </Link>
            </p>
          </div>
          <Chart
            chart={survey}
            className={`${styles2.surveyMap} page-xl:absolute page-xl:inset-0 page-xl:w-full page-xl:h-full page-xl:[aspect-ratio:auto] page-xl:after:content-[''] page-xl:after:absolute page-xl:after:right-[48%] page-xl:after:left-[2.1%] page-xl:after:inset-y-[4.4%] page-xl:after:[background:linear-gradient(to_right,oklch(from_var(--colors-paper)_l_c_h_/_0.86)_74%,oklch(from_var(--colors-paper)_l_c_h_/_0))] forced-colors:after:[background:Canvas] forced-colors:after:[opacity:0.8] forced-colors:after:[forced-color-adjust:none]`}
          />
          <Stations stations={hero.stations} />
          <WatchVideo
            name="intro"
            className={`${styles.surveyFilm} block mx-5 border border-ink bg-paper text-ink page-sm:grid page-sm:mx-8 page-sm:grid-cols-[14rem_1fr] page-sm:items-center page-xl:absolute page-xl:block page-xl:m-0 page-xl:right-[3.2%] page-xl:bottom-[6%] page-xl:w-[18cqi] page-xl:[box-shadow:0_0_0_3px_var(--colors-paper)]`}
          >
            <span
              className={`${styles.surveyPoster} relative block overflow-hidden bg-ink page-xl:[aspect-ratio:18_/_7.4]`}
            >
              <Chart chart={inset} ground="ink" />
              <span
                className={`${styles.surveyPlay} absolute grid m-auto inset-0 w-13 h-13 place-items-center rounded-full bg-paper text-ink [transition:scale_var(--motion-quick)_var(--motion-curve)]`}
              >
                <span className="i-lucide-play" aria-hidden="true" />
              </span>
            </span>
            <span
              className={`${styles.surveyFilmName} flex gap-4 px-3 py-2 justify-between text-small font-600 leading-[1.55] page-xl:px-3 page-xl:py-1.2 page-xl:text-caption`}
            >
              <span>{hero.film.label}</span>
              <span className="tabular-nums">{videos.videos.intro.length}</span>
            </span>
          </WatchVideo>
        </div>
        <p className="grid gap-0.5 px-5 py-3.5 text-slate text-caption leading-[1.4] page-sm:px-8 page-xl:px-[4%] page-xl:pt-1 page-xl:pb-1.5 page-xl:border-x-1.5 page-xl:border-y-0 page-xl:border-ink page-xl:[grid-auto-flow:column] page-xl:justify-between">
          <span>{hero.scale}</span>
          <span>{hero.source}</span>
        </p>
        <Ecosystem {...ecosystem} />
      </div>
      <ul className="page grid gap-8 pt-10 pb-band page-sm:gap-gutter page-sm:grid-cols-[1fr_1fr] page-xl:pt-8">
        {audiences.map((audience) => (
          <li
            key={audience.title}
            className="grid gap-2.5 pt-4 border-t-3 border-t-ink content-start justify-items-start"
          >
            <h2 className="font-700 text-title">{audience.title}</h2>
            <p>{audience.text}</p>
            <Link className="text-link way-link" to={audience.link.to}>
              {audience.link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
