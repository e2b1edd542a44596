import shapes from 'virtual:case-shapes';
import type { Content } from '../../content/schemas.ts';

type Cases = Content<'case-studies'>;
type Chart = Cases['sme']['chart'];

interface PlateProps {
  readonly chart: Chart;
  readonly side: 'before' | 'after';
  readonly label: string;
}

/** Two hills at one time, a contour for each person. */
function Plate({ chart, side, label }: PlateProps) {
  return (
    <div className="border border-ink bg-paper forced-colors:forced-color-adjust-none">
      <p className="px-4 py-2.5 border-b border-b-ink text-small font-600 leading-[1.55]">{label}</p>
      <svg
        className="block w-full h-auto"
        viewBox="0 0 260 388"
        role="img"
        aria-label={`${label}: ${chart.skills.map((skill) => `${skill.name} ${skill[side]}`).join(', ')}`}
      >
        {chart.skills.map((skill, index) => {
          const hill = shapes.hills[index];
          return hill ? (
            <g key={skill.name} className="hill">
              {hill[side].map((ring) => (
                <path
                  key={ring}
                  className="fill-lagoon/14 stroke-lagoon stroke-1.5"
                  d={ring}
                />
              ))}
              <text
                className="tabular-nums fill-ink font-display [font-size:17px] font-700 max-page-xs:[font-size:24px]"
                x={hill.at.x}
                y={hill.at.y + 5}
                textAnchor="middle"
              >
                {skill[side]}
              </text>
              <text
                className="tabular-nums fill-ink [font-size:15px] font-600 max-page-xs:[font-size:24px]"
                x={hill.at.x}
                y={hill.at.y + 96}
                textAnchor="middle"
              >
                {skill.name}
              </text>
            </g>
          ) : null;
        })}
      </svg>
    </div>
  );
}

/** Two key skills as hills: how many people stand behind each, before and a year on. */
export function HillMap({ chart, labels }: Pick<Cases['sme'], 'chart'> & Pick<Cases, 'labels'>) {
  return (
    <figure className="grid gap-y-6 gap-x-gutter grid-cols-2 max-page-xs:gap-3 page-md:grid-cols-2">
      <Plate chart={chart} side="before" label={labels.before} />
      <Plate chart={chart} side="after" label={labels.after} />
      <figcaption className="pt-3 col-span-full text-quiet text-caption page-md:pt-0 page-md:col-span-full">
        {chart.caption}
      </figcaption>
    </figure>
  );
}
