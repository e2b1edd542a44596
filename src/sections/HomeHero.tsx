import atlas from 'virtual:charts/home';
import { Link } from 'react-router-dom';
import { Chart } from '../charts/Chart.tsx';
import type { Content } from '../content/schemas.ts';

/** The home page's first screen. */
export function HomeHero(hero: Content<'home'>['hero']) {
  return (
    <section className="hero">
      <div className="page grid gap-12">
        <div className="home-hero">
          <div className="grid gap-6">
            <p className="eyebrow">{hero.eyebrow}</p>
            <h1 className="font-700 text-display">{hero.title}</h1>
            <p className="font-600 text-lead">{hero.message}</p>
            <p className="measure text-slate">{hero.text}</p>
            <p className="flex flex-wrap gap-3">
              <Link className="button" to={hero.ai.to}>
                {hero.ai.label}
              </Link>
              <Link className="button button-quiet" to={hero.partners.to}>
                {hero.partners.label}
              </Link>
            </p>
          </div>
          <Chart chart={atlas} className="home-chart" />
        </div>
        <ul className="card-grid">
          {hero.audiences.map((audience) => (
            <li key={audience.title} className="card grid gap-3">
              <h2 className="font-700 text-heading">{audience.title}</h2>
              <p>{audience.text}</p>
              <p className="flex">
                <Link className="text-link" to={audience.link.to}>
                  {audience.link.label}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
