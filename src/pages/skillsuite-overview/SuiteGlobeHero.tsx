import globe from 'virtual:charts/suite-globe';
import { Link } from 'react-router-dom';
import { Chart } from '../../charts/Chart.tsx';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import '../../design/suite.css';
import './suite-globe.css';

/** The overview's first screen: a night chart with the engine as its pole and the products around it, each a link. */
export function SuiteGlobeHero({ hero }: { readonly hero: Content<'skillsuite-overview'>['hero'] }) {
  return (
    <section className="globe-hero sheet" data-ground="ink">
      <div className="page globe-hero-sheet">
        <div className="globe-hero-words">
          <h1>
            <span className="product-hero-name">{hero.product}</span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title">{hero.title}</span>
          </h1>
          <p className="product-hero-text">{hero.text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control="skillsuite-overview-hero">{hero.book}</BookMeeting>
            <Link className="button" to="#products">
              {hero.explore}
            </Link>
          </p>
        </div>
        <div className="globe-hero-chart paired">
          <Chart chart={globe} ground="ink" />
          <nav aria-label={hero.around}>
            <ol className="globe-stations">
              {hero.stations.map((station, index) => (
                <li key={station.to} className="globe-station paired-stop">
                  <Link className="globe-link" to={station.to}>
                    <span className="globe-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <b>{station.label}</b> <span>{station.text}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <p className="globe-note">{hero.note}</p>
      </div>
    </section>
  );
}
