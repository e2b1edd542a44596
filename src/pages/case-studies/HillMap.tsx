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
    <div className="border border-ink bg-paper forced-colors:[forced-color-adjust:none]">
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
                  className="[fill:oklch(from_var(--colors-lagoon)_l_c_h_/_0.14)] stroke-lagoon [stroke-width:1.5px]"
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
    <figure className="grid gap-y-6 gap-x-gutter grid-cols-[1fr_1fr] max-page-xs:gap-3 page-md:grid-cols-[1fr_1fr]">
      <Plate chart={chart} side="before" label={labels.before} />
      <Plate chart={chart} side="after" label={labels.after} />
      <figcaption className="pt-3 [grid-column:1_/_-1] text-quiet text-caption page-md:pt-0 page-md:[grid-column:1_/_-1]">
        {chart.caption}
      </figcaption>
    </figure>
  );
}
