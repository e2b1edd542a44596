import { fillIn } from '../../content/format.ts';
import copy from '../../content/scale-growth.yaml';
import { type GrowthFigures, growthFigures } from './growth-figures.ts';

const { labels, quarters } = copy.growth;
const figures = growthFigures(quarters);
/** The axis begins at nobody; room above the highest line for its label. */
const top = Math.max(...figures.map(({ needed }) => needed)) * 1.12;
const last = figures.length - 1;
const middle = Math.floor(last / 2);

/** Places in the drawing, in per cent of its width and height: lines stretch with the page, text keeps its size. */
const across = (index: number) => Math.round((index / last) * 1000) / 10;
const down = (people: number) => Math.round((1 - people / top) * 1000) / 10;

function line(height: (quarter: GrowthFigures) => number): string {
  return figures.map((quarter, index) => `${across(index)} ${down(height(quarter))}`).join('L');
}

function textAnchor(index: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
}

function description(): string {
  const [first] = figures;
  const end = figures.at(-1);
  if (!first || !end) return '';
  return fillIn(labels.description, {
    first: first.name,
    last: end.name,
    firstRevenue: first.revenue.toFixed(1),
    lastRevenue: end.revenue.toFixed(1),
    needed: end.needed,
    people: end.people,
    short: end.short,
  });
}

/** Revenue against people: what revenue calls for, who is in post, and the gap between them filled. */
export function GrowthChart() {
  const calledFor = line((quarter) => quarter.needed);
  const inPost = line((quarter) => quarter.people);
  const back = inPost.split('L').toReversed().join('L');
  const end = figures[last];
  const before = figures[last - 1];
  if (!end || !before) return null;
  return (
    <svg className="block overflow-visible" role="img" aria-label={description()} width="100%" height="100%">
      {figures.map(({ name, needed }, index) => (
        <line
          key={name}
          className="stroke-contour forced-colors:stroke-[CanvasText]"
          x1={`${across(index)}%`}
          x2={`${across(index)}%`}
          y1={`${down(needed)}%`}
          y2="100%"
        />
      ))}
      <g>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path className="forced-colors:fill-none fill-mist" d={`M${inPost}V100H0z`} />
          <path className="fill-sun/55 forced-colors:fill-none" d={`M${calledFor}L${back}z`} />
          <path
            className="fill-none stroke-lagoon stroke-3 forced-colors:stroke-[CanvasText]"
            d={`M${calledFor}`}
            vectorEffect="non-scaling-stroke"
          />
          <path
            className="fill-none stroke-ink stroke-3 forced-colors:stroke-[CanvasText]"
            d={`M${inPost}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </g>
      {figures.map((quarter, index) => (
        <g key={quarter.name}>
          <circle
            className="forced-colors:fill-[CanvasText] fill-ink"
            cx={`${across(index)}%`}
            cy={`${down(quarter.people)}%`}
            r="4"
          />
          <circle
            className="forced-colors:fill-[CanvasText] fill-lagoon"
            cx={`${across(index)}%`}
            cy={`${down(quarter.needed)}%`}
            r="4"
          />
          <text
            className="fill-slate text-caption max-page-sm:data-[minor]:hidden forced-colors:fill-[CanvasText]"
            data-minor={[0, middle, last].includes(index) ? undefined : true}
            x={`${across(index)}%`}
            y="100%"
            dy="22"
            textAnchor={textAnchor(index)}
          >
            {quarter.name}
          </text>
        </g>
      ))}
      <g className="fill-ink text-label font-600 page-lg:text-prose forced-colors:fill-[CanvasText]">
        <text x="0" y={`${down(quarters[0]?.people ?? 0)}%`} dx="14" dy="34">
          {fillIn(labels.start, { people: quarters[0]?.people ?? 0 })}
        </text>
        <text x="100%" y={`${down(end.needed)}%`} dx="-14" dy="-12" textAnchor="end">
          {fillIn(labels.needed, { needed: end.needed })}
        </text>
        <text x="100%" y={`${down(end.people)}%`} dx="-14" dy="46" textAnchor="end">
          {fillIn(labels.people, { people: end.people })}
        </text>
      </g>
      <text
        className="forced-colors:fill-[CanvasText] fill-ink font-display text-subhead font-700 page-lg:text-sum"
        x={`${across(last - 1)}%`}
        y={`${down((before.needed + before.people) / 2)}%`}
        dy="16"
        textAnchor="middle"
      >
        {fillIn(labels.short, { short: end.short })}
      </text>
    </svg>
  );
}
