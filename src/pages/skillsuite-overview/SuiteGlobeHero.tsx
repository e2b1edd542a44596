import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import globe from './suite-globe.drawing.tsx?chart';
import '../../design/suite.css';
import styles from './suite-globe.module.css';

/** The overview's first screen: a night chart with the engine as its pole and the products around it, each a link. */
export function SuiteGlobeHero({ hero }: { readonly hero: Content<'skillsuite-overview'>['hero'] }) {
  return (
    <section className="sheet overflow-hidden pt-26 pb-6 page-lg:pt-18 page-lg:pb-0" data-ground="ink">
      <div className="page page-lg:relative page-lg:min-h-[min(50vw,47rem)]">
        <div className="grid gap-6 content-start justify-items-start page-lg:relative page-lg:pt-[clamp(3rem,5vw,5rem)] page-lg:z-1 page-lg:w-[42%]">
          <h1 className="grid gap-4">
            <span className="product-hero-name text-reef">{hero.product}</span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title page-lg:[font-size:clamp(3.25rem,1.3rem_+_4vw,5rem)]">
              {hero.title}
            </span>
          </h1>
          <p className="product-hero-text text-quiet">{hero.text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control="skillsuite-overview-hero">{hero.book}</BookMeeting>
            <Link className="button" to="#products">
              {hero.explore}
            </Link>
          </p>
        </div>
        <div
          className={`${styles.globeHeroChart} paired mt-6 page-lg:absolute page-lg:m-0 page-lg:left-[41%] page-lg:top-0 page-lg:w-[min(66vw,62rem)]`}
        >
          <Chart chart={globe} ground="ink" />
          <nav
            className="page-lg:absolute page-lg:pointer-events-none page-lg:inset-0"
            aria-label={hero.around}
          >
            <ol className="grid mt-4 [--stop-back:0.6] page-sm:gap-y-0 page-sm:gap-x-gutter page-sm:grid-cols-2 page-lg:block page-lg:m-0">
              {hero.stations.map((station, index) => (
                <li key={station.to} className={`${styles.globeStation} paired-stop`}>
                  <Link
                    className={`${styles.globeLink} grid underline border-t border-t-line grid-cols-[2rem_1fr_auto] items-center min-h-12 leading-[1.3] [text-decoration-color:color-mix(in_oklab,currentcolor_calc(var(--pointed,0)_*_100%),transparent)] underline-offset-[0.25em] max-page-3xs:py-2 max-page-3xs:grid-cols-[2rem_1fr] page-lg:absolute page-lg:grid page-lg:border-0 page-lg:grid-cols-[auto] page-lg:min-h-0 page-lg:[text-shadow:0_0_6px_var(--colors-ink),0_0_2px_var(--colors-ink)] page-lg:pointer-events-auto hover:[--pointed:1]`}
                    to={station.to}
                  >
                    <span className="text-sun font-display font-700 page-lg:hidden" aria-hidden="true">
                      {index + 1}
                    </span>
                    <b className="page-lg:font-display page-lg:text-large">{station.label}</b>{' '}
                    <span>{station.text}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <p className="mt-6 text-quiet text-caption page-lg:relative page-lg:pb-6">{hero.note}</p>
      </div>
    </section>
  );
}
