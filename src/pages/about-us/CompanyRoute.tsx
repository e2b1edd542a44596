import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './route.module.css';

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
    <svg
      className="hidden page-lg:absolute page-lg:block page-lg:overflow-visible page-lg:right-1.5 page-lg:left-0 page-lg:top-86 page-lg:bottom-auto page-lg:z-1 page-lg:w-[calc(100%_-_0.375rem)] page-lg:h-58"
      aria-hidden="true"
      width="100%"
      height="100%"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="page-lg:[fill:oklch(0.3_0.05_225)]" d={`M${line}V100H0z`} />
        <path
          className="page-lg:fill-none page-lg:stroke-sun page-lg:stroke-3 page-lg:[vector-effect:non-scaling-stroke]"
          d={`M${line}`}
        />
      </svg>
      {points.map(({ x, y }) => (
        <circle
          key={x}
          className="page-lg:fill-ground page-lg:stroke-sun page-lg:stroke-3"
          cx={`${x}%`}
          cy={`${y}%`}
          r="6"
        />
      ))}
    </svg>
  );
}

/** The company's years as a survey line: stations at their years, standing on ground as high as the taxonomy was long. */
export function CompanyRoute({ name, title, text, stations, length, count, note }: Route) {
  const most = Math.max(...stations.map(({ skills }) => skills));
  return (
    <Sheet id="route" name={name} title={title} text={text} ground="ink">
      <div className="page-lg:relative page-lg:pr-1.5">
        <Ground stations={stations} length={length} />
        <ol className="relative grid [grid-auto-rows:minmax(3.5rem,auto)] page-lg:pb-3 page-lg:[grid-template:36rem_/_repeat(20,1fr)] page-lg:[background:repeating-linear-gradient(to_right_in_srgb,var(--colors-quiet)_0_1px,transparent_1px_calc((100%_-_1px)_/_20))_bottom_/_100%_0.5rem_no-repeat] before:absolute before:right-auto before:left-1.25 before:top-3 before:bottom-28 before:w-3 before:[background:linear-gradient(var(--colors-sun),var(--colors-sun))_left_/_3px_100%_no-repeat,repeating-linear-gradient(in_srgb,var(--colors-quiet)_0_1px,transparent_1px_3.5rem)] page-lg:before:hidden">
          {stations.map(({ year, at, title: event, text: story, skills, claim }) => (
            <li
              key={year}
              className="relative pl-9 row-[calc(var(--at)_+_1)_/_span_2] page-lg:pr-3.5 page-lg:pl-3 page-lg:py-0 page-lg:row-1 page-lg:col-[calc(var(--at)_+_1)_/_span_3] before:absolute before:-left-0.5 before:top-1 before:border-3 before:border-ground before:w-4 before:h-4 before:rounded-full before:bg-sun page-lg:before:right-auto page-lg:before:left-0 page-lg:before:inset-y-0 page-lg:before:border-0 page-lg:before:w-px page-lg:before:h-auto page-lg:before:rounded-0 page-lg:before:bg-quiet forced-colors:before:[background:CanvasText] page-lg:last:pr-3 page-lg:last:col-[17_/_21] page-lg:last:text-right page-lg:even:pt-43 page-lg:even:[grid-column-end:span_4] page-lg:last:before:right-0 page-lg:last:before:left-auto page-lg:even:before:top-43"
              data-at={at}
            >
              <div className={`${styles.routeFlag} grid grid-cols-[4rem_1fr] leading-[1.35] page-lg:block`}>
                <p className="route-year tabular-nums text-sun font-display font-700 page-lg:text-heading page-lg:leading-none">
                  {year}
                </p>
                <h3 className="row-1 text-large font-700 page-lg:pt-1.5 page-lg:pb-1 page-lg:leading-[1.2]">
                  {event}
                </h3>
                <p className="text-quiet text-small leading-[1.35] page-lg:pb-1">{story}</p>
                <p className="tabular-nums text-small text-link font-600 leading-[1.35]">
                  {fillIn(count, { skills: claim ?? skills })}
                </p>
                <svg
                  className="block mt-1 max-w-136 fill-link page-lg:hidden"
                  aria-hidden="true"
                  width="100%"
                  height="4"
                >
                  <rect width={`${(100 * skills) / most}%`} height="4" />
                </svg>
              </div>
            </li>
          ))}
        </ol>
        <p className="pt-6 text-quiet text-small leading-[1.55]">{note}</p>
      </div>
    </Sheet>
  );
}
