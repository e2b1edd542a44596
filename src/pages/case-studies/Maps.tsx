import type { ReactNode } from 'react';
import { fillIn } from '../../content/format.ts';
import { Table } from '../../sections/table/Table.tsx';
import { caseShapes } from './case-shapes.ts';
import page from './page.yaml';

const { labels, university, sme, association } = page;
const shapes = caseShapes();

type Side = 'before' | 'after';

interface PlatesProps {
  readonly caption: string;
  /** What is counted, for those who do not see it. */
  readonly counted: readonly { readonly name: string; readonly before: number; readonly after: number }[];
  /** Width and height of a map, in its own units. */
  readonly size: string;
  readonly className: string;
  readonly map: (side: Side) => ReactNode;
}

/** Two maps side by side, before and a year on, each in a frame under its name. */
function Plates({ caption, counted, size, className, map }: PlatesProps) {
  return (
    <figure className={`grid gap-x-gutter gap-y-6 ${className}`}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="border border-ink bg-paper forced-colors:forced-color-adjust-none">
          <p className="border-b border-b-ink px-4 py-2.5 text-small font-600">{labels[side]}</p>
          <svg
            className="block h-auto w-full"
            viewBox={`0 0 ${size}`}
            role="img"
            aria-label={`${labels[side]}: ${counted.map((entry) => `${entry.name} ${entry[side]}`).join(', ')}`}
          >
            {map(side)}
          </svg>
        </div>
      ))}
      <figcaption className="col-span-full text-muted text-small">{caption}</figcaption>
    </figure>
  );
}

/** Two key skills as hills: how many people stand behind each, a contour for each of them. */
export function HillMap() {
  const { caption, skills } = sme.chart;
  const hills = (side: Side) =>
    skills.map((skill, index) => {
      const { at, [side]: rings } = shapes.hills[index] ?? { at: { x: 0, y: 0 }, before: [], after: [] };
      return (
        <g
          key={skill.name}
          className="fill-ink text-[18px] font-600 max-page-xs:text-[24px]"
          textAnchor="middle"
        >
          <g className="fill-lagoon/14 stroke-1.5 stroke-lagoon">
            {rings.map((ring) => (
              <path key={ring} d={ring} />
            ))}
          </g>
          <text className="font-display text-[19px] max-page-xs:text-[24px]" x={at.x} y={at.y + 5}>
            {skill[side]}
          </text>
          <text x={at.x} y={at.y - 92}>
            {skill.name}
          </text>
        </g>
      );
    });
  return (
    <Plates caption={caption} counted={skills} size="520 228" className="page-md:grid-cols-2" map={hills} />
  );
}

/** Ports along one coast: a circle at each, as large as the number of passports there. */
export function PortMap() {
  const { caption, width, height, ports } = association.chart;
  const { coast, circles } = shapes;
  const map = (side: Side) => (
    <>
      <g className="fill-none stroke-lagoon/13" strokeLinejoin="round">
        {[26, 17, 9].map((waves) => (
          <path key={waves} d={coast.shore} strokeWidth={waves} />
        ))}
      </g>
      <path className="fill-[color-mix(in_oklab,var(--colors-sun)_20%,var(--colors-paper))]" d={coast.land} />
      <path
        className="fill-none stroke-contour"
        d={`M0 85H${width}M0 170H${width}M0 255H${width}M140 0V${height}M280 0V${height}`}
      />
      <path className="fill-none stroke-1.25 stroke-ink" d={coast.shore} />
      {ports.map(({ name, x, y, [side]: people }, index) => {
        const radius = circles[index]?.[side] ?? 0;
        const [north, south] = [ports[index - 1], ports[index + 1]];
        // On a headland, which points left, a name begins where there is land enough above and below it.
        const headland = north && south && x < north.x && x < south.x;
        return (
          <g key={name} className="stroke-1.5">
            {people > 0 ? <circle className="fill-lagoon/35 stroke-lagoon" cx={x} cy={y} r={radius} /> : null}
            <circle className="fill-paper stroke-ink" cx={x} cy={y} r="3.5" />
            <text
              className="fill-ink stroke-3 stroke-paper stroke-join-round [paint-order:stroke] text-[15px] font-600 tabular-nums page-lg:text-[14px]"
              x={x + Math.max(radius, headland ? 17 : 4) + 7}
              y={y + 5}
            >
              {name}
              {people > 0 ? (
                <tspan className="font-400" dx="6">
                  {people}
                </tspan>
              ) : null}
            </text>
          </g>
        );
      })}
    </>
  );
  return (
    <Plates
      caption={caption}
      counted={ports}
      size={`${width} ${height}`}
      className="page-md:grid-cols-2"
      map={map}
    />
  );
}

const squares = (amount: number) =>
  Array.from({ length: amount }, (_, index) => `M${10 * index + 1} 1h8v8h-8z`).join('');

/** Modules against job adverts, before and a year on: a square for each outcome, filled where adverts ask for it. */
export function ModuleMap() {
  const { chart } = university;
  const squaresOf = (count: number, outcomes: number) => (
    <>
      <svg
        className="block h-auto w-full overflow-visible stroke-lagoon forced-colors:forced-color-adjust-none"
        viewBox={`0 0 ${outcomes * 10} 10`}
        aria-hidden="true"
      >
        <path className="fill-none" vectorEffect="non-scaling-stroke" d={squares(outcomes)} />
        <path className="fill-lagoon" d={squares(count)} />
      </svg>
      <span className="text-muted text-small">{fillIn(chart.of, { count, all: outcomes })}</span>
    </>
  );
  return (
    <Table
      className="table-fixed leading-snug [--cell:0.4rem] max-page-xs:text-small"
      left
      caption={chart.caption}
      captionClassName="caption-bottom pt-3 text-left text-muted text-small"
      columns={[chart.module, labels.before, labels.after]}
      rows={chart.modules.map(({ name, outcomes, before, after }) => ({
        name,
        cells: [before, after].map((count) => squaresOf(count, outcomes)),
      }))}
      sums={[
        {
          name: chart.total,
          cells: [chart.before, chart.after].map((count) => fillIn(chart.of, { count, all: chart.outcomes })),
        },
      ]}
    />
  );
}
