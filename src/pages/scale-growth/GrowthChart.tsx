import { StretchedSvg } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import type { GrowthFigures } from './growth.ts';
import type page from './page.yaml';

/** How far the ground goes on to both sides of the page's column, in per cent of it. */
const beyond = 60;
/** The axis of the chart ends here or above its highest line, so that fewer people are drawn lower. */
const usual = 208;

const onCanvas = 'forced-colors:fill-[CanvasText]';
const lines = 'fill-none stroke-3';

/** Places in the drawing, in per cent of its width and height: lines stretch with the window, text keeps its size. */
function scaleOf(figures: GrowthFigures, least = 0) {
  const top = Math.max(least, ...figures.flatMap(({ needed, employed }) => [needed, employed])) * 1.12;
  const across = (index: number) => Math.round((1000 * index) / (figures.length - 1)) / 10;
  const down = (people: number) => Math.round((1 - people / top) * 1000) / 10;
  const points = (kind: 'needed' | 'employed', part = figures) =>
    part.map((figure, index) => `${across(index)} ${down(figure[kind])}`);
  return { across, down, points };
}

interface GapUntilProps {
  readonly figures: GrowthFigures;
  /** From 1. */
  readonly quarter: number;
  readonly short: string;
}

/** The same two lines in small, the gap filled up to a quarter, and how many people are short by then. */
export function GapUntil({ figures, quarter, short }: GapUntilProps) {
  const { down, points } = scaleOf(figures);
  const part = figures.slice(0, quarter);
  const end = part.at(-1);
  if (!end) return null;
  // The small drawings need no axis: they end a little below the fewest people.
  const foot = Math.max(...figures.map(({ employed, needed }) => down(Math.min(employed, needed)))) + 2;
  const gap = [...points('needed', part), ...points('employed', part).toReversed()].join('L');
  return (
    <p className="relative">
      <StretchedSvg className="block h-28 w-full page-lg:h-32" viewBox={`0 0 100 ${foot}`}>
        <path
          className="fill-none stroke-contour"
          d={`M${points('needed').join('L')}M${points('employed').join('L')}`}
        />
        <path className="fill-sun stroke-2 stroke-ink forced-colors:stroke-[CanvasText]" d={`M${gap}z`} />
      </StretchedSvg>
      <span className="absolute top-0 left-0 grid tabular-nums">
        <b className="font-display text-headline leading-none">{Math.max(0, end.short)}</b>
        <span className="text-small">{`${short}, ${end.name}`}</span>
      </span>
    </p>
  );
}

interface GrowthChartProps {
  readonly figures: GrowthFigures;
  /** The index of the quarter that is looked at. */
  readonly looked: number;
  readonly labels: (typeof page)['growth']['labels'];
}

/** Revenue against people from edge to edge of the window: what revenue calls for, who is there, and the gap, filled. */
export function GrowthChart({ figures, looked, labels }: GrowthChartProps) {
  const last = figures.length - 1;
  const [first, before, end, seen] = [figures[0], figures[last - 1], figures[last], figures[looked]];
  if (!first || !before || !end || !seen) return null;
  const { across, down, points } = scaleOf(figures, usual);
  const { needed, employed, short } = end;
  /** The upper line above the left end of the large figure, most of a quarter before the last. */
  const roof = needed - 0.85 * (needed - before.needed);
  const isWide = down(employed) - down(roof) > 14;
  const [higher, lower] = needed > employed ? [needed, employed] : [employed, needed];
  return (
    <svg className="block overflow-visible" aria-hidden="true" width="100%" height="100%">
      <StretchedSvg className="overflow-visible" viewBox="0 0 100 100" width="100%" height="100%">
        <path
          className="fill-mist forced-colors:fill-none"
          d={`M${-beyond} ${down(first.employed)}L${points('employed').join('L')}H${100 + beyond}V100H${-beyond}z`}
        />
        <path
          className="fill-sun forced-colors:fill-none"
          d={`M${points('needed').join('L')}L${points('employed').toReversed().join('L')}z`}
        />
        <path
          className="stroke-2 stroke-ink forced-colors:stroke-[CanvasText] [stroke-dasharray:4_4]"
          d={`M${across(looked)} ${down(seen.needed)}V100`}
        />
        <path className={`${lines} stroke-lagoon`} d={`M${points('needed').join('L')}`} />
        <path
          className={`${lines} stroke-ink forced-colors:stroke-[CanvasText]`}
          d={`M${points('employed').join('L')}`}
        />
      </StretchedSvg>
      {figures.map(({ name, needed: calledFor, employed: there }, index) => (
        <g key={name}>
          <circle
            className={`fill-ink ${onCanvas}`}
            cx={`${across(index)}%`}
            cy={`${down(there)}%`}
            r={index === looked ? 7 : 4}
          />
          <circle
            className="fill-lagoon forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
            cx={`${across(index)}%`}
            cy={`${down(calledFor)}%`}
            r={index === looked ? 7 : 4}
          />
        </g>
      ))}
      <g className={`fill-ink text-small font-600 page-lg:text-body ${onCanvas}`} textAnchor="end">
        <text y={`${down(first.employed)}%`} dy="34" textAnchor="start">
          {fillIn(labels.people, { people: first.employed })}
        </text>
        <text x="100%" y={`${down(higher)}%`} dy="-16">
          {needed > employed
            ? fillIn(labels.needed, { needed })
            : fillIn(labels.people, { people: employed })}
        </text>
        <text x="100%" y={`${down(lower)}%`} dx="-10" dy="56">
          {needed > employed
            ? fillIn(labels.people, { people: employed })
            : fillIn(labels.needed, { needed })}
        </text>
      </g>
      {[first, end].map(({ name }, index) => (
        <text
          key={name}
          className={`fill-slate text-small ${onCanvas}`}
          x={index === 0 ? 0 : '100%'}
          y="100%"
          dx={index === 0 ? 0 : -8}
          dy="-10"
          textAnchor={index === 0 ? 'start' : 'end'}
        >
          {name}
        </text>
      ))}
      {isWide && short > 0 ? (
        <text
          className={`fill-ink font-display text-[clamp(2rem,7vw,6rem)] ${onCanvas}`}
          x="100%"
          y={`${down((roof + employed) / 2)}%`}
          dx="-20"
          dy="0.17em"
          textAnchor="end"
        >
          {short}
          <tspan className="text-[max(0.8125rem,0.3em)]" x="100%" dx="-20" dy="1.08em">
            {labels.short}
          </tspan>
        </text>
      ) : null}
    </svg>
  );
}
