import { Container } from '../../components/Container.tsx';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { count, fillIn } from '../../content/format.ts';
import { Section } from '../../sections/section/Section.tsx';
import styles from './CompanyRoute.module.css';
import page from './page.yaml';

/** Years that the last station's words and the scale take up after it. */
const yearsBeyond = 3;

/** The heights that the coast's contours stand for, in skills. */
const contourEvery = 10_000;

/** A coast that rises with the taxonomy: years across, skills up, both to scale, with a contour every ten thousand skills. */
function Coast() {
  const { stations, length } = page.route;
  const most = Math.max(...stations.map(({ skills }) => skills));
  const up = (skills: number) => Math.round(1000 - (960 * skills) / most) / 10;
  const points = stations.map(({ at, skills }) => ({
    x: Math.round((1000 * at) / (length + yearsBeyond)) / 10,
    y: up(skills),
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const end = points.at(-1)?.x ?? 100;
  const heights = Array.from(
    { length: Math.floor(most / contourEvery) },
    (_, index) => contourEvery * (index + 1),
  );
  return (
    <svg className="block h-44 w-full overflow-visible page-lg:h-72" aria-hidden="true">
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
          className="fill-muted text-[0.6875rem] tabular-nums page-sm:text-small"
          x={`${end}%`}
          y={`${up(height)}%`}
          dx="8"
          dy="4"
        >
          {count(height)}
        </text>
      ))}
      {points.map(({ x, y }) => (
        <circle key={x} className="fill-background stroke-3 stroke-sun" cx={`${x}%`} cy={`${y}%`} r="7" />
      ))}
    </svg>
  );
}

/** The list that the taxonomy began with, on the back of a form whose print shows through. */
function FirstList() {
  const { list, stations } = page.route;
  const more = (stations[0]?.skills ?? 0) - list.skills.length;
  return (
    <figure className={styles.list}>
      <Decoration className={styles.front} data-front={page.hero.form.title} />
      <figcaption className="pb-2 text-small text-slate">{list.title}</figcaption>
      <ol>
        {list.skills.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
        <li>{fillIn(list.more, { more })}</li>
      </ol>
    </figure>
  );
}

/** The company's years as a coast from edge to edge, each station under its place on it; on phones a list. */
export function CompanyRoute() {
  const { title, stations, length, count } = page.route;
  return (
    <Section id="route" head="stacked" title={title} background="ink" width="window">
      <div className="relative page-lg:px-edge">
        <FirstList />
        <div className="pl-5 page-sm:pl-8 page-lg:pl-0">
          <Coast />
        </div>
        <Container as="ol" className={styles.stations}>
          {stations.map((station, index) => (
            <li
              key={station.year}
              className={styles.station}
              data-at={station.at}
              data-until={stations[index + 1]?.at ?? length + yearsBeyond}
            >
              <p className="row-span-3 font-display text-heading text-sun tabular-nums">{station.year}</p>
              <h3 className="text-lead leading-tight">{station.title}</h3>
              <p className="text-small text-muted leading-snug page-lg:pt-1.5">{station.text}</p>
              <p className="text-small text-reef font-600 tabular-nums page-lg:pt-1.5">
                {fillIn(count, { skills: station.claim ?? station.skills })}
              </p>
            </li>
          ))}
        </Container>
      </div>
    </Section>
  );
}
