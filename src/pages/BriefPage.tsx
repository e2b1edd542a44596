import { useLocation } from 'react-router-dom';
import { Chart } from '../charts/Chart.tsx';
import { BackLink } from '../components/BackLink.tsx';
import copy from '../content/briefs.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { routeOf } from '../route-table.ts';
import { productCharts } from '../sections/product-charts.ts';

/** A short page: what the subject is, three things to know and the way to a meeting. */
export function Component() {
  const { path } = routeOf(useLocation().pathname);
  const brief = copy.pages[path];
  if (!brief) throw new Error(`src/content/briefs.yaml: pages: there is no entry for ${path}`);
  const chart = productCharts[path];
  return (
    <section className="hero">
      <div className={chart ? 'page brief brief-charted' : 'page brief'}>
        <div className="grid gap-6">
          <BackLink to="/">{copy.home}</BackLink>
          <h1 className="max-w-[18ch] font-700 text-display">{brief.title}</h1>
          <p className="measure text-lead text-slate">{brief.text}</p>
          <ul className="measure grid list-disc gap-2 pl-5">
            {brief.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <BookMeeting control={path.slice(1)}>{copy.bookMeeting}</BookMeeting>
          </p>
        </div>
        {chart ? <Chart chart={chart} /> : null}
      </div>
    </section>
  );
}
