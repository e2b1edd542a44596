import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/scale-growth.yaml';
import { outboundLinks } from '../../links.ts';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import styles from './growth.module.css';
import { growthFigures } from './growth-figures.ts';

function GrowthTable() {
  const { table, quarters } = copy.growth;
  const { columns } = table;
  return (
    <details>
      <summary className="cursor-pointer underline min-h-6 text-lagoon underline-offset-3">
        {table.open}
      </summary>
      <table className="tabular-nums mt-3 w-full max-page-sm:block">
        <thead className="max-page-sm:hidden">
          <tr className="max-page-sm:block max-page-sm:py-2 max-page-sm:border-t max-page-sm:border-t-contour">
            <th
              className="pr-0 pl-3 py-1 text-right align-bottom max-page-sm:block first:pl-0 first:text-left"
              scope="col"
            >
              {columns.quarter}
            </th>
            <th
              className="pr-0 pl-3 py-1 text-right align-bottom max-page-sm:block first:pl-0 first:text-left"
              scope="col"
            >
              {columns.revenue}
            </th>
            <th
              className="pr-0 pl-3 py-1 text-right align-bottom max-page-sm:block first:pl-0 first:text-left"
              scope="col"
            >
              {columns.needed}
            </th>
            <th
              className="pr-0 pl-3 py-1 text-right align-bottom max-page-sm:block first:pl-0 first:text-left"
              scope="col"
            >
              {columns.people}
            </th>
            <th
              className="pr-0 pl-3 py-1 text-right align-bottom max-page-sm:block first:pl-0 first:text-left"
              scope="col"
            >
              {columns.short}
            </th>
          </tr>
        </thead>
        <tbody className="max-page-sm:block">
          {growthFigures(quarters).map(({ name, revenue, needed, people, short }) => (
            <tr
              className="max-page-sm:block max-page-sm:py-2 max-page-sm:border-t max-page-sm:border-t-contour"
              key={name}
            >
              <th
                className="pr-0 pl-3 py-1 text-right align-bottom max-page-sm:block first:pl-0 first:text-left"
                scope="row"
              >
                {name}
              </th>
              <td
                className="max-page-sm:flex max-page-sm:flex-wrap max-page-sm:gap-y-0 max-page-sm:gap-x-4 max-page-sm:pl-0 max-page-sm:justify-between pr-0 pl-3 py-1 text-right align-bottom max-page-sm:before:[content:attr(data-label)] first:pl-0 first:text-left"
                data-label={columns.revenue}
              >
                {revenue.toFixed(1)}
              </td>
              <td
                className="max-page-sm:flex max-page-sm:flex-wrap max-page-sm:gap-y-0 max-page-sm:gap-x-4 max-page-sm:pl-0 max-page-sm:justify-between pr-0 pl-3 py-1 text-right align-bottom max-page-sm:before:[content:attr(data-label)] first:pl-0 first:text-left"
                data-label={columns.needed}
              >
                {needed}
              </td>
              <td
                className="max-page-sm:flex max-page-sm:flex-wrap max-page-sm:gap-y-0 max-page-sm:gap-x-4 max-page-sm:pl-0 max-page-sm:justify-between pr-0 pl-3 py-1 text-right align-bottom max-page-sm:before:[content:attr(data-label)] first:pl-0 first:text-left"
                data-label={columns.people}
              >
                {people}
              </td>
              <td
                className="max-page-sm:flex max-page-sm:flex-wrap max-page-sm:gap-y-0 max-page-sm:gap-x-4 max-page-sm:pl-0 max-page-sm:justify-between pr-0 pl-3 py-1 text-right align-bottom max-page-sm:before:[content:attr(data-label)] first:pl-0 first:text-left"
                data-label={columns.short}
              >
                {short}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The first screen of the page for growing companies: the headline, and under it the two lines that part. */
export function GrowthHero() {
  const { hero, growth } = copy;
  return (
    <section className="pt-[clamp(7rem,5.5rem_+_3vw,8.5rem)] pb-band" aria-labelledby="growth-title">
      <div className="page">
        <h1 id="growth-title" className="font-700 text-display ml-[-0.04em] max-w-[21ch] tracking-[-0.02em]">
          {hero.title}
        </h1>
        <figure>
          <div className="grid gap-10 mt-6 page-lg:grid-cols-[5fr_7fr]">
            <div
              className={`${styles.growthWords} grid gap-6 justify-items-start max-w-136 text-lead page-lg:pr-4 page-lg:grid-area-[1/1] page-lg:self-start page-lg:z-1 page-lg:[background:linear-gradient(to_right,var(--colors-paper)_85%,transparent)]`}
            >
              <p>{hero.text}</p>
              <p className="flex flex-wrap gap-3">
                <ExternalLink className="button button-solid" href={outboundLinks.bookingPage.href}>
                  {hero.call}
                </ExternalLink>
                <WatchVideo name="product-demo" className="button bg-paper">
                  <span className="i-lucide-play" aria-hidden="true" />
                  {hero.demo}
                </WatchVideo>
              </p>
            </div>
            <div className="h-80 page-sm:h-104 page-lg:grid-area-[1/1] page-lg:col-span-full page-lg:h-132">
              <GrowthChart />
            </div>
          </div>
          <figcaption className="grid gap-y-2 gap-x-gutter mt-11 pt-3 border-t border-t-ink text-slate text-caption">
            <span>{growth.note}</span>
            <GrowthTable />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
