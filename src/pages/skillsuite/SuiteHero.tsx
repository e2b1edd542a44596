import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import table from './plotting-table.drawing.tsx?chart';
import '../../design/suite.css';

/** The suite page's first screen: the words on the table's grid, five sheets with one route over them and its legend. */
export function SuiteHero({ hero }: { readonly hero: Content<'skillsuite'>['hero'] }) {
  return (
    <section className="pt-24 pb-band">
      <div className="page">
        <div className="paired grid gap-10 pt-8 border-t border-t-ink [background:repeating-linear-gradient(to_right_in_srgb,var(--colors-ink)_0_1px,transparent_1px_calc((100%_-_1px)_/_12))_top_/_100%_0.5rem_no-repeat] page-lg:gap-y-4 page-lg:gap-x-0 page-lg:pt-0 page-lg:grid-cols-2 page-lg:grid-rows-[auto_1fr]">
          <div className="grid gap-6 content-start justify-items-start page-lg:pr-8 page-lg:pl-0 page-lg:py-8 page-lg:row-span-2 page-lg:content-center">
            <h1 className="grid gap-4">
              <span className="product-hero-name">{hero.product}</span>
              <span className="visually-hidden">: </span>
              <span className="product-hero-title [font-size:clamp(2.75rem,1.4rem_+_4.2vw,5.25rem)]">
                {hero.title}
              </span>
            </h1>
            <p className="product-hero-text">{hero.text}</p>
            <p className="flex flex-wrap gap-3">
              <Link className="button button-solid" to={hero.week.to}>
                {hero.week.label}
              </Link>
              <Link className="button" to={hero.overview.to}>
                {hero.overview.label}
              </Link>
            </p>
          </div>
          <Chart chart={table} className="page-lg:-mx-0.75 page-lg:-mt-1 page-lg:mb-0" />
          <nav className="suite-hero-legend" aria-label={hero.stops}>
            <ol className="relative grid page-sm:grid-cols-5 before:absolute before:right-auto before:left-3 before:inset-y-5.5 before:border-x before:border-y-0 before:border-ink before:w-1.25 before:bg-sun page-sm:before:right-[20%] page-sm:before:left-2 page-sm:before:top-3 page-sm:before:bottom-auto page-sm:before:border-x-0 page-sm:before:border-y page-sm:before:w-auto page-sm:before:h-1.25">
              {hero.stations.map((station, index) => (
                <li key={station.to} className="paired-stop">
                  <Link
                    className="grid gap-x-3.5 grid-cols-[1.75rem_1fr_auto] items-center min-h-11 page-sm:block page-sm:pr-2 page-sm:leading-[1.25] hover:[--pointed:1]"
                    to={station.to}
                  >
                    <span
                      className="relative border-2 border-sun z-1 w-7 h-7 rounded-full bg-ink text-paper text-note font-700 [line-height:1.5rem] text-center page-sm:block page-sm:mb-2"
                      aria-hidden="true"
                    >
                      {index + 1}
                    </span>
                    <span className="underline font-600 [text-decoration-color:color-mix(in_oklab,currentcolor_calc(var(--pointed,0)_*_100%),transparent)] underline-offset-[0.25em] page-sm:block page-sm:text-label">
                      {station.label}
                    </span>{' '}
                    <span className="text-slate text-small leading-[1.25] page-sm:block page-sm:text-caption">
                      {station.text}
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
            <p className="mt-4 text-slate text-caption">{hero.note}</p>
          </nav>
        </div>
      </div>
    </section>
  );
}
