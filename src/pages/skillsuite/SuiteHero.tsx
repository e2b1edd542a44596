import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import table from './plotting-table.drawing.tsx?chart';

/** The suite page's first screen: the words on the table's grid, five sheets with one route over them and its legend. */
export function SuiteHero({ hero }: { readonly hero: Content<'skillsuite'>['hero'] }) {
  return (
    <section className="pt-24 pb-band">
      <div className="page">
        <div className="paired grid gap-10 pt-8 border-t border-t-ink [background:repeating-linear-gradient(to_right_in_srgb,var(--colors-ink)_0_1px,transparent_1px_calc((100%_-_1px)_/_12))_top_/_100%_0.5rem_no-repeat] page-lg:gap-x-0 page-lg:gap-y-4 page-lg:pt-0 page-lg:grid-cols-2 page-lg:grid-rows-[auto_1fr]">
          <div className="grid gap-6 content-start justify-items-start page-lg:py-8 page-lg:pr-8 page-lg:row-span-2 page-lg:content-center">
            <h1 className="grid gap-4">
              <span className="product-hero-name">{hero.product}</span>
              <span className="visually-hidden">: </span>
              <span className="product-hero-title">{hero.title}</span>
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
          <Chart chart={table} className="page-lg:-mx-0.75 page-lg:-mt-1" />
          <nav aria-label={hero.stops}>
            <div className="relative">
              <span
                className="absolute inset-y-5.5 left-3 w-1.25 border-ink border-x bg-sun page-sm:top-3 page-sm:right-[20%] page-sm:bottom-auto page-sm:left-2 page-sm:h-1.25 page-sm:w-auto page-sm:border-x-0 page-sm:border-y"
                aria-hidden="true"
              />
              <ol className="grid page-sm:grid-cols-5">
                {hero.stations.map((station, index) => (
                  <li key={station.to} className="paired-stop">
                    <Link
                      className="grid min-h-11 grid-cols-[1.75rem_1fr_auto] items-center gap-x-3.5 hover:[--pointed:1] page-sm:block page-sm:pr-2 page-sm:leading-tight"
                      to={station.to}
                    >
                      <span
                        className="relative z-1 size-7 rounded-full border-2 border-sun bg-ink text-center text-note text-paper font-700 leading-6 page-sm:mb-2 page-sm:block"
                        aria-hidden="true"
                      >
                        {index + 1}
                      </span>
                      <span className="pointed-underline font-600 page-sm:block page-sm:text-label">
                        {station.label}
                      </span>{' '}
                      <span className="text-slate text-small page-sm:block page-sm:leading-tight page-sm:text-caption">
                        {station.text}
                      </span>
                    </Link>
                  </li>
                ))}
              </ol>
            </div>
            <p className="mt-4 text-slate text-caption">{hero.note}</p>
          </nav>
        </div>
      </div>
    </section>
  );
}
