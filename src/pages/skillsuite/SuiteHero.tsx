import table from 'virtual:charts/plotting-table';
import { Link } from 'react-router-dom';
import { Chart } from '../../charts/Chart.tsx';
import type { Content } from '../../content/schemas.ts';
import '../../design/suite.css';

/** The suite page's first screen: the words on the table's grid, five sheets with one route over them and its legend. */
export function SuiteHero({ hero }: { readonly hero: Content<'skillsuite'>['hero'] }) {
  return (
    <section className="suite-hero">
      <div className="page">
        <div className="suite-hero-table paired">
          <div className="suite-hero-words">
            <h1>
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
          <Chart chart={table} className="suite-hero-chart" />
          <nav className="suite-hero-legend" aria-label={hero.stops}>
            <ol className="suite-stops">
              {hero.stations.map((station, index) => (
                <li key={station.to} className="paired-stop">
                  <Link className="suite-stop" to={station.to}>
                    <span className="suite-stop-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <span className="suite-stop-name">{station.label}</span>{' '}
                    <span className="suite-stop-text">{station.text}</span>
                  </Link>
                </li>
              ))}
            </ol>
            <p className="suite-hero-note">{hero.note}</p>
          </nav>
        </div>
      </div>
    </section>
  );
}
