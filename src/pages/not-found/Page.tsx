import chart from 'virtual:charts/uncharted';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Chart } from '../../charts/Chart.tsx';
import copy from '../../content/not-found.yaml';
import './lost.css';

/** Shown for every address the site does not have; the attempted path goes to the console (specification, section 8). */
export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${JSON.stringify(pathname)}`);
  }, [pathname]);
  const { others } = copy;
  return (
    <section className="lost">
      <div className="page lost-columns">
        <div className="lost-words">
          <p className="eyebrow">{copy.code}</p>
          <h1 className="font-700 text-display">{copy.title}</h1>
          <p className="lost-text">{copy.text}</p>
          <p>
            <Link className="button button-solid" to={copy.link.to}>
              {copy.link.label}
            </Link>
          </p>
        </div>
        <Chart chart={chart} className="lost-map" />
        <nav className="lost-places" aria-labelledby="lost-places">
          <h2 id="lost-places" className="font-700 text-heading">
            {others.title}
          </h2>
          <ul>
            {others.links.map((place) => (
              <li key={place.to} className="lost-place">
                <Link className="text-link font-600" to={place.to}>
                  {place.label}
                </Link>
                <span className="text-slate">{place.text}</span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
