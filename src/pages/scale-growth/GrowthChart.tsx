import { StretchedSvg } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import page from './page.yaml';

/**
 * Quarter by quarter the people that its revenue calls for, at the first one's revenue a head, and how many of them are
 * missing.
 */
export function growthFigures(quarters: (typeof page)['growth']['quarters']) {
  const [first] = quarters;
  if (!first) return [];
  return quarters.map((quarter) => {
    const needed = Math.round((quarter.revenue * first.people) / first.revenue);
    return { ...quarter, needed, short: needed - quarter.people };
  });
}

/** How far the ground goes on to both sides of the page's column, in per cent of it. */
const beyond = 60;

const { labels, quarters } = page.growth;
const figures = growthFigures(quarters);
/** The axis begins at nobody; room above the highest line for its label. */
const top = Math.max(...figures.map(({ needed }) => needed)) * 1.12;
const last = figures.length - 1;

/** Places in the drawing, in per cent of its width and height: lines stretch with the window, text keeps its size. */
const across = (index: number) => Math.round((index / last) * 1000) / 10;
const down = (people: number) => Math.round((1 - people / top) * 1000) / 10;

const lineOf = (kind: 'needed' | 'people') =>
  figures.map((quarter, index) => `${across(index)} ${down(quarter[kind])}`).join('L');

const onCanvas = 'forced-colors:fill-[CanvasText]';
const lines = 'fill-none stroke-3';

/** Where the small drawings end, which need no axis: a little below the fewest people. */
const foot = Math.max(...figures.map(({ people }) => down(people))) + 2;

/** The same two lines in small, the gap filled up to a quarter (from 1), and how many people are short by then. */
export function GapUntil({ quarter }: { readonly quarter: number }) {
  const part = figures.slice(0, quarter);
  const end = part.at(-1);
  if (!end) return null;
  const line = (kind: 'needed' | 'people') =>
    part.map((figure, index) => `${across(index)} ${down(figure[kind])}`);
  const gap = [...line('needed'), ...line('people').toReversed()].join('L');
  return (
    <p className="relative">
      <StretchedSvg className="block h-28 w-full page-lg:h-40" viewBox={`0 0 100 ${foot}`}>
        <path className="fill-none stroke-contour" d={`M${lineOf('needed')}M${lineOf('people')}`} />
        <path className="fill-sun stroke-2 stroke-ink forced-colors:stroke-[CanvasText]" d={`M${gap}z`} />
      </StretchedSvg>
      <span className="absolute top-0 left-0 grid tabular-nums">
        <b className="font-display text-headline leading-none">{end.short}</b>
        <span className="text-small">{`${labels.short}, ${end.name}`}</span>
      </span>
    </p>
  );
}

/** Revenue against people from edge to edge of the window: what revenue calls for, who is there, and the gap, filled. */
export function GrowthChart() {
  const [first, before, end] = [figures[0], figures[last - 1], figures[last]];
  if (!first || !before || !end) return null;
  const [calledFor, employed] = [lineOf('needed'), lineOf('people')];
  const { needed, people, short } = end;
  /** The upper line above the left end of the large figure, most of a quarter before the last. */
  const roof = needed - 0.85 * (needed - before.needed);
  const described = {
    first: first.name,
    last: end.name,
    firstRevenue: first.revenue.toFixed(1),
    lastRevenue: end.revenue.toFixed(1),
    needed,
    people,
    short,
  };
  return (
    <svg
      className="block overflow-visible"
      role="img"
      aria-label={fillIn(labels.description, described)}
      width="100%"
      height="100%"
    >
      <StretchedSvg className="overflow-visible" viewBox="0 0 100 100" width="100%" height="100%">
        <path
          className="fill-mist forced-colors:fill-none"
          d={`M${-beyond} ${down(first.people)}L${employed}H${100 + beyond}V100H${-beyond}z`}
        />
        <path
          className="fill-sun forced-colors:fill-none"
          d={`M${calledFor}L${employed.split('L').toReversed().join('L')}z`}
        />
        <path
          className="fill-none stroke-outline/50 max-page-lg:hidden"
          d={figures
            .slice(1, -1)
            .map(({ people }, index) => `M${across(index + 1)} ${down(people)}V93`)
            .join('')}
        />
        <path className={`${lines} stroke-lagoon`} d={`M${calledFor}`} />
        <path className={`${lines} stroke-ink forced-colors:stroke-[CanvasText]`} d={`M${employed}`} />
      </StretchedSvg>
      {figures.map((quarter, index) => {
        const x = `${across(index)}%`;
        const major = [0, Math.floor(last / 2), last].includes(index);
        return (
          <g key={quarter.name}>
            <circle className={`fill-ink ${onCanvas}`} cx={x} cy={`${down(quarter.people)}%`} r="4" />
            <circle
              className="fill-lagoon forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
              cx={x}
              cy={`${down(quarter.needed)}%`}
              r="4"
            />
            <text
              className={`fill-slate text-small max-page-lg:data-[minor]:hidden ${onCanvas}`}
              data-minor={major ? undefined : true}
              x={x}
              y="100%"
              dy="-14"
              textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
            >
              {quarter.name}
            </text>
          </g>
        );
      })}
      <g className={`fill-ink text-small font-600 page-lg:text-body ${onCanvas}`} textAnchor="end">
        <text y={`${down(first.people)}%`} dy="34" textAnchor="start">
          {fillIn(labels.people, { people: first.people })}
        </text>
        <text x="100%" y={`${down(needed)}%`} dy="-16">
          {fillIn(labels.needed, { needed })}
        </text>
        <text x="100%" y={`${down(people)}%`} dy="56">
          {fillIn(labels.people, { people })}
        </text>
      </g>
      <text
        className={`fill-ink font-display text-[clamp(2.25rem,7vw,6rem)] ${onCanvas}`}
        x="100%"
        y={`${down((roof + people) / 2)}%`}
        dx="-20"
        dy="0.17em"
        textAnchor="end"
      >
        {short}
        <tspan className="text-[max(0.6875rem,0.3em)]" x="100%" dx="-20" dy="1.08em">
          {labels.short}
        </tspan>
      </text>
    </svg>
  );
}
