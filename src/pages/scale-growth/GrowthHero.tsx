import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/scale-growth.yaml';
import { outboundLinks } from '../../links.ts';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { growthFigures } from './growth-figures.ts';

/** The chart's figures as a table; on phones a quarter after the other, each figure with its name. */
function GrowthTable() {
  const { table, quarters } = copy.growth;
  const { quarter, ...columns } = table.columns;
  const measures = ['revenue', 'needed', 'people', 'short'] as const;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-lagoon underline underline-offset-3">
        {table.open}
      </summary>
      <table className="mt-3 w-full text-right tabular-nums max-page-sm:block">
        <thead className="align-bottom max-page-sm:hidden">
          <tr>
            <th className="py-1 text-left" scope="col">
              {quarter}
            </th>
            {measures.map((measure) => (
              <th key={measure} className="py-1 pl-3" scope="col">
                {columns[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-page-sm:block">
          {growthFigures(quarters).map((figures) => (
            <tr
              key={figures.name}
              className="max-page-sm:block max-page-sm:border-t max-page-sm:border-t-contour max-page-sm:py-2"
            >
              <th className="py-1 text-left max-page-sm:block" scope="row">
                {figures.name}
              </th>
              {measures.map((measure) => (
                <td
                  key={measure}
                  className="py-1 pl-3 max-page-sm:flex max-page-sm:flex-wrap max-page-sm:justify-between max-page-sm:gap-x-4 max-page-sm:pl-0 max-page-sm:before:content-[attr(data-label)]"
                  data-label={columns[measure]}
                >
                  {measure === 'revenue' ? figures.revenue.toFixed(1) : figures[measure]}
                </td>
              ))}
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
    <section className="pt-hero pb-band" aria-labelledby="growth-title">
      <div className="page">
        <h1 id="growth-title" className="font-700 text-display ml-[-0.04em] max-w-[21ch] tracking-[-0.02em]">
          {hero.title}
        </h1>
        <figure>
          <div className="grid gap-10 mt-6 page-lg:grid-cols-[5fr_7fr]">
            <div className="grid max-w-136 justify-items-start gap-6 page-lg:z-1 page-lg:grid-area-[1/1] page-lg:self-start page-lg:bg-[linear-gradient(to_right,var(--colors-paper)_85%,transparent)] page-lg:pr-4">
              <p className="text-lead">{hero.text}</p>
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
            <div className="h-80 page-sm:h-104 page-lg:col-span-full page-lg:row-1 page-lg:h-132">
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
