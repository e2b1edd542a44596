import shapes from 'virtual:case-shapes';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas.ts';

type Cases = Content<'case-studies'>;
type Side = 'before' | 'after';

interface PlateProps {
  readonly label: string;
  /** Width and height of the drawing, in its own units. */
  readonly size: readonly [number, number];
  /** What is counted at this time, in words. */
  readonly counts: string;
  readonly children: ReactNode;
}

/** A map at one time, in a frame under its name. */
function Plate({ label, size, counts, children }: PlateProps) {
  return (
    <div className="border border-ink bg-paper forced-colors:forced-color-adjust-none">
      <p className="border-b border-b-ink px-4 py-2.5 text-small font-600">{label}</p>
      <svg
        className="block h-auto w-full"
        viewBox={`0 0 ${size.join(' ')}`}
        role="img"
        aria-label={`${label}: ${counts}`}
      >
        {children}
      </svg>
    </div>
  );
}

interface HillsProps {
  readonly chart: Cases['sme']['chart'];
  readonly side: Side;
  readonly label: string;
}

/** Two hills at one time, a contour for each person. */
function Hills({ chart, side, label }: HillsProps) {
  const counts = chart.skills.map((skill) => `${skill.name} ${skill[side]}`).join(', ');
  return (
    <Plate label={label} size={[260, 388]} counts={counts}>
      {chart.skills.map((skill, index) => {
        const hill = shapes.hills[index];
        return hill ? (
          <g key={skill.name}>
            <g className="fill-lagoon/14 stroke-1.5 stroke-lagoon">
              {hill[side].map((ring) => (
                <path key={ring} d={ring} />
              ))}
            </g>
            <g
              className="fill-ink text-[15px] font-600 tabular-nums max-page-xs:text-[24px]"
              textAnchor="middle"
            >
              <text
                className="font-display text-[17px] font-700 max-page-xs:text-[24px]"
                x={hill.at.x}
                y={hill.at.y + 5}
              >
                {skill[side]}
              </text>
              <text x={hill.at.x} y={hill.at.y + 96}>
                {skill.name}
              </text>
            </g>
          </g>
        ) : null;
      })}
    </Plate>
  );
}

/** Two key skills as hills: how many people stand behind each, before and a year on. */
export function HillMap({ chart, labels }: Pick<Cases['sme'], 'chart'> & Pick<Cases, 'labels'>) {
  return (
    <figure className="grid grid-cols-2 gap-x-gutter gap-y-6 max-page-xs:gap-3">
      <Hills chart={chart} side="before" label={labels.before} />
      <Hills chart={chart} side="after" label={labels.after} />
      <figcaption className="col-span-full pt-3 text-quiet text-caption page-md:pt-0">
        {chart.caption}
      </figcaption>
    </figure>
  );
}

interface CoastProps {
  readonly chart: Cases['association']['chart'];
  readonly side: Side;
  readonly label: string;
}

/** The coast at one time: a circle at each port, as large as the number of passports there. */
function Coast({ chart, side, label }: CoastProps) {
  const { width, height, ports } = chart;
  const { coast, circles } = shapes;
  const counts = ports.map((port) => `${port.name} ${port[side]}`).join(', ');
  return (
    <Plate label={label} size={[width, height]} counts={counts}>
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
      {ports.map((port, index) => {
        const people = port[side];
        const radius = circles[index]?.[side] ?? 0;
        return (
          <g key={port.name} className="stroke-1.5">
            {people > 0 ? (
              <circle className="fill-lagoon/35 stroke-lagoon" cx={port.x} cy={port.y} r={radius} />
            ) : null}
            <circle className="fill-paper stroke-ink" cx={port.x} cy={port.y} r="3.5" />
            <text
              className="fill-ink text-[15px] font-600 tabular-nums page-lg:text-[11.5px]"
              x={port.x + Math.max(radius, 4) + 7}
              y={port.y + 5}
            >
              {port.name}
              {people > 0 ? (
                <tspan className="font-400" dx="6">
                  {people}
                </tspan>
              ) : null}
            </text>
          </g>
        );
      })}
    </Plate>
  );
}

/** Ports along one coast and the passports held at each, before and a year on. */
export function PortMap({ chart, labels }: Pick<Cases['association'], 'chart'> & Pick<Cases, 'labels'>) {
  return (
    <figure className="grid gap-x-gutter gap-y-6 page-md:grid-cols-2">
      <Coast chart={chart} side="before" label={labels.before} />
      <Coast chart={chart} side="after" label={labels.after} />
      <figcaption className="col-span-full pt-3 text-quiet text-caption page-md:pt-0">
        {chart.caption}
      </figcaption>
    </figure>
  );
}
