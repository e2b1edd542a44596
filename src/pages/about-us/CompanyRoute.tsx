import { StretchedSvg } from '../../components/Decoration.tsx';
import { count, fillIn } from '../../content/format.ts';
import { Section } from '../../sections/section/Section.tsx';
import page from './page.yaml';

/** The heights that the coast's contours stand for, in skills. */
const contourEvery = 10_000;

/** A coast that rises with the taxonomy: a step across for each station, skills up to scale, with a contour every ten thousand skills. */
function Coast() {
  const { stations, axis } = page.route;
  const most = Math.max(...stations.map(({ skills }) => skills));
  const up = (skills: number) => Math.round(1000 - (960 * skills) / most) / 10;
  const points = stations.map(({ skills }, index) => ({
    x: Math.round((1000 * index) / stations.length) / 10,
    y: up(skills),
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const end = points.at(-1)?.x ?? 100;
  const heights = Array.from(
    { length: Math.floor(most / contourEvery) },
    (_, index) => contourEvery * (index + 1),
  );
  return (
    <svg className="block h-40 w-full overflow-visible page-lg:h-60" aria-hidden="true">
      <StretchedSvg className="overflow-visible" viewBox="0 0 100 100" width="100%" height="100%">
        <clipPath id="land">
          <path d={`M${line}V100H0z`} />
        </clipPath>
        <g className="fill-reef/13 stroke-reef/50 forced-colors:fill-none" clipPath="url(#land)">
          {[0, ...heights].map((height) => (
            <path key={height} d={`M-1 ${up(height)}H${end}V-1H-1z`} />
          ))}
        </g>
        <path className="fill-none stroke-5 stroke-sun" strokeLinejoin="round" d={`M${line}`} />
      </StretchedSvg>
      {heights.map((height) => (
        <text
          key={height}
          className="fill-muted text-[0.75rem] tabular-nums page-sm:text-small"
          x={`${end}%`}
          y={`${up(height)}%`}
          dx="8"
          dy="4"
        >
          {count(height)}
        </text>
      ))}
      <text className="fill-muted text-[0.75rem] page-sm:text-small" x={`${end}%`} y="0" dx="14">
        {axis}
      </text>
      {points.map(({ x, y }) => (
        <circle key={x} className="fill-background stroke-3 stroke-sun" cx={`${x}%`} cy={`${y}%`} r="7" />
      ))}
    </svg>
  );
}

/** The company's years as a coast, each station under its place on it; on phones a list. */
export function CompanyRoute() {
  const { title, stations, count } = page.route;
  return (
    <Section id="route" head="stacked" title={title} background="ink">
      <Coast />
      <ol className="grid gap-x-gutter gap-y-5 pt-4 page-sm:grid-cols-2 page-lg:grid-cols-7 page-lg:gap-x-0">
        {stations.map((station) => (
          <li
            key={station.year}
            className="grid grid-cols-[4.5rem_1fr] content-start gap-x-2 leading-snug page-lg:block page-lg:border-l page-lg:border-l-muted page-lg:py-2 page-lg:pr-3 page-lg:pl-3"
          >
            <p className="row-span-3 font-condensed text-title text-sun tabular-nums">{station.year}</p>
            <h3 className="text-lead leading-tight">{station.title}</h3>
            <p className="text-small text-muted leading-snug page-lg:pt-1.5">{station.text}</p>
            <p className="text-reef font-600 tabular-nums page-lg:pt-1.5">
              {fillIn(count, { skills: station.claim ?? station.skills })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
