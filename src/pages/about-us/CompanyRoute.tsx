import { StretchedSvg } from '../../components/Decoration.tsx';
import { count, fillIn } from '../../content/format.ts';
import { Bar } from '../../sections/screen/Bar.tsx';
import { Section } from '../../sections/section/Section.tsx';
import styles from './About.module.css';
import page from './page.yaml';

const { title, stations, count: counted } = page.route;

type Station = (typeof stations)[number];

/** The heights that the coast's contours stand for, in skills. */
const contourEvery = 10_000;

const most = Math.max(...stations.map(({ skills }) => skills));

const countOf = ({ claim, skills }: Station) => claim ?? count(skills);

/**
 * A coast that rises with the taxonomy, for wide pages: a step across for each station, skills up to scale, with a contour every
 * ten thousand skills. After the last station it stays level to the page's edge.
 */
function Coast() {
  const up = (skills: number) => Math.round(1000 - (880 * skills) / most) / 10;
  const points = stations.map((station, index) => ({
    x: Math.round((1000 * index) / stations.length) / 10,
    y: up(station.skills),
    label: countOf(station),
  }));
  const line = `${points.map(({ x, y }) => `${x} ${y}`).join('L')}H100`;
  const heights = Array.from({ length: Math.ceil(most / contourEvery) }, (_, index) => contourEvery * index);
  return (
    <svg className="hidden h-60 w-full overflow-visible page-lg:block" aria-hidden="true">
      <StretchedSvg className="overflow-visible" viewBox="0 0 100 100" width="100%" height="100%">
        <clipPath id="land">
          <path d={`M${line}V100H0z`} />
        </clipPath>
        <g className="fill-reef/13 stroke-reef/50 forced-colors:fill-none" clipPath="url(#land)">
          {heights.map((height) => (
            <path key={height} d={`M-1 ${up(height)}H101V-1H-1z`} />
          ))}
        </g>
        <path className="fill-none stroke-5 stroke-sun" strokeLinejoin="round" d={`M${line}`} />
      </StretchedSvg>
      {points.map(({ x, y, label }, index) => (
        <g key={x}>
          <text
            className={`text-lead font-600 ${styles.count}`}
            x={`${x}%`}
            y={`${y}%`}
            dx={index === 0 ? -7 : 7}
            dy="-16"
            textAnchor={index === 0 ? 'start' : 'end'}
          >
            {label}
          </text>
          <circle className="fill-background stroke-3 stroke-sun" cx={`${x}%`} cy={`${y}%`} r="7" />
        </g>
      ))}
    </svg>
  );
}

/** The company's years as a coast, each station under its place on it; on narrow pages a list with bars. */
export function CompanyRoute() {
  return (
    <Section id="route" head="stacked" title={title} background="ink">
      <Coast />
      <ol className="grid gap-x-gutter-wide gap-y-5 page-sm:grid-cols-2 page-lg:grid-cols-7 page-lg:gap-x-0 page-lg:pt-4">
        {stations.map((station) => (
          <li
            key={station.year}
            className="grid grid-cols-[4.5rem_1fr] content-start gap-x-2 leading-snug page-lg:block page-lg:border-l page-lg:border-l-muted page-lg:py-2 page-lg:pr-3 page-lg:pl-3"
          >
            <p className="row-span-4 font-condensed text-title text-sun tabular-nums">{station.year}</p>
            <h3 className="text-lead leading-tight">{station.title}</h3>
            <p className="text-small text-muted leading-snug page-lg:pt-1.5">{station.text}</p>
            <p className="text-reef font-600 tabular-nums page-lg:sr-only">
              {fillIn(counted, { skills: countOf(station) })}
            </p>
            <Bar
              amount={station.skills}
              most={most}
              className="mt-1 h-2 w-full bg-line fill-reef page-lg:hidden"
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
