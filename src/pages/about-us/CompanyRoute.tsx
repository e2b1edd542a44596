import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

type Route = Content<'about-us'>['route'];

/** Years that the coast goes on for after the last station. */
const yearsBeyond = 3;

/** A coast that rises with the taxonomy: years across, skills up, both to scale. The stations below say the figures. */
function Coast({ stations, length }: Pick<Route, 'stations' | 'length'>) {
  const most = Math.max(...stations.map(({ skills }) => skills));
  const points = stations.map(({ at, skills }) => ({
    x: Math.round((1000 * at) / (length + yearsBeyond)) / 10,
    y: Math.round(1000 - (960 * skills) / most) / 10,
  }));
  const line = `${points.map(({ x, y }) => `${x} ${y}`).join('L')}L100 0`;
  const inland = points.map(({ x, y }) => `M${x} ${y}V100`).join('');
  return (
    <svg className="block h-44 w-full overflow-visible page-lg:h-72" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        {[1, 0.78, 0.56, 0.34].map((share) => (
          <path
            key={share}
            className="fill-reef/12 stroke-reef/40"
            vectorEffect="non-scaling-stroke"
            transform={`translate(0 ${100 - 100 * share})scale(1 ${share})`}
            d={`M${line}V100H0z`}
          />
        ))}
        <path className="stroke-quiet" vectorEffect="non-scaling-stroke" d={inland} />
        <path
          className="fill-none stroke-5 stroke-sun"
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          d={`M${line}`}
        />
      </svg>
      {points.map(({ x, y }) => (
        <circle key={x} className="fill-ground stroke-3 stroke-sun" cx={`${x}%`} cy={`${y}%`} r="7" />
      ))}
    </svg>
  );
}

/** The company's years as a coast from edge to edge, each station under its place on it; on phones a list. */
export function CompanyRoute({ title, stations, length, count }: Route) {
  return (
    <Section id="route" title={title} ground="ink" bleed>
      <div className="page-lg:pl-[max(2rem,calc(50cqw_-_var(--spacing-page)/2_+_2rem))]">
        <Coast stations={stations} length={length} />
        <ol className="max-page-lg:page grid gap-5 pt-8 page-md:max-page-lg:grid-cols-2 page-lg:grid-cols-23 page-lg:gap-0 page-lg:pt-0">
          {stations.map((station, index) => (
            <li
              key={station.year}
              className="grid grid-cols-[4.5rem_1fr] content-start gap-x-2 leading-snug page-lg:col-[calc(var(--at)_+_1)_/_calc(var(--until)_+_1)] page-lg:block page-lg:border-l page-lg:border-l-quiet page-lg:pt-4 page-lg:pr-3 page-lg:pl-3"
              data-at={station.at}
              data-until={stations[index + 1]?.at ?? length + yearsBeyond}
            >
              <p className="row-span-3 font-display text-heading font-700 text-sun tabular-nums">
                {station.year}
              </p>
              <h3 className="text-large font-700 leading-tight">{station.title}</h3>
              <p className="text-small text-quiet leading-snug page-lg:pt-1.5">{station.text}</p>
              <p className="text-small text-reef font-600 tabular-nums page-lg:pt-1.5">
                {fillIn(count, { skills: station.claim ?? station.skills })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
