import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

type Route = Content<'about-us'>['route'];

const most = (stations: Route['stations']) => Math.max(...stations.map(({ skills }) => skills));

/** The ground below the stations of wide pages: years across, skills up, both to scale. */
function Ground({ stations, length }: Pick<Route, 'stations' | 'length'>) {
  const points = stations.map(({ at, skills }) => ({
    x: (100 * at) / length,
    y: Math.round(1000 - (1000 * skills) / most(stations)) / 10,
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <svg
      className="absolute top-86 left-0 z-1 h-58 w-[calc(100%-0.375rem)] overflow-visible max-page-lg:hidden"
      aria-hidden="true"
      width="100%"
      height="100%"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="fill-slate/45" d={`M${line}V100H0z`} />
        <path className="fill-none stroke-sun stroke-3" vectorEffect="non-scaling-stroke" d={`M${line}`} />
      </svg>
      {points.map(({ x, y }) => (
        <circle key={x} className="fill-ground stroke-sun stroke-3" cx={`${x}%`} cy={`${y}%`} r="6" />
      ))}
    </svg>
  );
}

interface StationProps {
  readonly station: Route['stations'][number];
  readonly count: string;
  /** Its skills, in per cent of the most. */
  readonly share: number;
}

/** A year: on narrow pages a stop of the line down the page, on wide ones a flag; every other flag hangs lower. */
function Station({ station, count, share }: StationProps) {
  return (
    <li
      className="group relative row-[calc(var(--at)_+_1)_/_span_2] pl-9 page-lg:row-1 page-lg:col-[calc(var(--at)_+_1)_/_span_3] page-lg:pr-3.5 page-lg:pl-3 page-lg:even:col-end-[span_4] page-lg:even:pt-43 page-lg:last:col-[17/21] page-lg:last:text-right"
      data-at={station.at}
    >
      <span
        className="absolute top-1 -left-0.5 size-4 rounded-full border-3 border-ground bg-sun page-lg:inset-y-0 page-lg:left-0 page-lg:h-auto page-lg:w-px page-lg:rounded-none page-lg:border-0 page-lg:bg-quiet page-lg:group-even:top-43 page-lg:group-last:right-0 page-lg:group-last:left-auto forced-colors:bg-[CanvasText]"
        aria-hidden="true"
      />
      <div className="grid grid-cols-[4rem_1fr] leading-snug page-lg:block">
        <p className="text-sun font-display font-700 tabular-nums page-lg:text-heading page-lg:leading-none print:text-inherit">
          {station.year}
        </p>
        <h3 className="text-large font-700 leading-tight page-lg:pt-1.5 page-lg:pb-1">{station.title}</h3>
        <p className="col-2 text-quiet text-small leading-snug page-lg:pb-1">{station.text}</p>
        <p className="col-2 text-reef text-small font-600 leading-snug tabular-nums print:text-inherit">
          {count}
        </p>
        <svg
          className="col-2 mt-1 block max-w-136 fill-reef page-lg:hidden"
          aria-hidden="true"
          width="100%"
          height="4"
        >
          <rect width={`${share}%`} height="4" />
        </svg>
      </div>
    </li>
  );
}

/** The company's years as a survey line: stations at their years, standing on ground as high as the taxonomy was long. */
export function CompanyRoute({ title, text, stations, length, count, note }: Route) {
  return (
    <Section id="route" title={title} text={text} ground="ink">
      <div className="relative page-lg:pr-1.5">
        <Ground stations={stations} length={length} />
        <span
          className="absolute top-3 bottom-28 left-1.25 w-3 [background:linear-gradient(var(--colors-sun)_0_0)_left_/_3px_100%_no-repeat,repeating-linear-gradient(in_srgb,var(--colors-quiet)_0_1px,transparent_1px_3.5rem)] page-lg:hidden"
          aria-hidden="true"
        />
        <ol className="relative grid auto-rows-[minmax(3.5rem,auto)] page-lg:grid-cols-20 page-lg:grid-rows-[36rem] page-lg:pb-3 page-lg:[background:repeating-linear-gradient(to_right_in_srgb,var(--colors-quiet)_0_1px,transparent_1px_calc((100%_-_1px)_/_20))_bottom_/_100%_0.5rem_no-repeat]">
          {stations.map((station) => (
            <Station
              key={station.year}
              station={station}
              count={fillIn(count, { skills: station.claim ?? station.skills })}
              share={(100 * station.skills) / most(stations)}
            />
          ))}
        </ol>
      </div>
      <p className="pt-6 text-quiet text-small">{note}</p>
    </Section>
  );
}
