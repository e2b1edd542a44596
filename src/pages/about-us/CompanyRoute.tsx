import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './route.css';

type Route = Content<'about-us'>['route'];

/** The ground below the stations: years across, skills up, both to scale. */
function Ground({ stations, length }: Pick<Route, 'stations' | 'length'>) {
  const most = Math.max(...stations.map(({ skills }) => skills));
  const points = stations.map(({ at, skills }) => ({
    x: (100 * at) / length,
    y: Math.round(1000 - (1000 * skills) / most) / 10,
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <svg className="route-ground" aria-hidden="true" width="100%" height="100%">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="route-land" d={`M${line}V100H0z`} />
        <path className="route-line" d={`M${line}`} />
      </svg>
      {points.map(({ x, y }) => (
        <circle key={x} className="route-dot" cx={`${x}%`} cy={`${y}%`} r="6" />
      ))}
    </svg>
  );
}

/** The company's years as a survey line: stations at their years, standing on ground as high as the taxonomy was long. */
export function CompanyRoute({ name, title, text, stations, length, count, note }: Route) {
  const most = Math.max(...stations.map(({ skills }) => skills));
  return (
    <Sheet id="route" name={name} title={title} text={text} ground="ink">
      <div className="route">
        <Ground stations={stations} length={length} />
        <ol className="route-stations">
          {stations.map(({ year, at, title: event, text: story, skills, claim }) => (
            <li key={year} className="route-station" data-at={at}>
              <div className="route-flag">
                <p className="route-year">{year}</p>
                <h3 className="route-title">{event}</h3>
                <p className="route-text">{story}</p>
                <p className="route-count">{fillIn(count, { skills: claim ?? skills })}</p>
                <svg className="route-bar" aria-hidden="true" width="100%" height="4">
                  <rect width={`${(100 * skills) / most}%`} height="4" />
                </svg>
              </div>
            </li>
          ))}
        </ol>
        <p className="route-note">{note}</p>
      </div>
    </Sheet>
  );
}
