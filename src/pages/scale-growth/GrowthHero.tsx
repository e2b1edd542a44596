import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/scale-growth.yaml';
import { outboundLinks } from '../../links.ts';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { growthFigures } from './growth-figures.ts';
import './growth.css';

function GrowthTable() {
  const { table, quarters } = copy.growth;
  const { columns } = table;
  return (
    <details className="growth-table">
      <summary>{table.open}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.quarter}</th>
            <th scope="col">{columns.revenue}</th>
            <th scope="col">{columns.needed}</th>
            <th scope="col">{columns.people}</th>
            <th scope="col">{columns.short}</th>
          </tr>
        </thead>
        <tbody>
          {growthFigures(quarters).map(({ name, revenue, needed, people, short }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={columns.revenue}>{revenue.toFixed(1)}</td>
              <td data-label={columns.needed}>{needed}</td>
              <td data-label={columns.people}>{people}</td>
              <td data-label={columns.short}>{short}</td>
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
    <section className="growth" aria-labelledby="growth-title">
      <div className="page">
        <h1 id="growth-title" className="font-700 text-display">
          {hero.title}
        </h1>
        <figure>
          <div className="growth-plate">
            <div className="growth-words">
              <p>{hero.text}</p>
              <p className="flex flex-wrap gap-3">
                <ExternalLink className="button button-solid" href={outboundLinks.bookingPage.href}>
                  {hero.call}
                </ExternalLink>
                <WatchVideo name="product-demo" className="button growth-demo">
                  <span className="i-lucide-play" aria-hidden="true" />
                  {hero.demo}
                </WatchVideo>
              </p>
            </div>
            <div className="growth-drawing">
              <GrowthChart />
            </div>
          </div>
          <figcaption className="growth-note">
            <span>{growth.note}</span>
            <GrowthTable />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
