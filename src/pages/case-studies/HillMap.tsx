import shapes from 'virtual:case-shapes';
import type { Content } from '../../content/schemas.ts';
import './case-plates.css';

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
    <div className="plate">
      <p className="plate-label">{label}</p>
      <svg
        viewBox="0 0 260 388"
        role="img"
        aria-label={`${label}: ${chart.skills.map((skill) => `${skill.name} ${skill[side]}`).join(', ')}`}
      >
        {chart.skills.map((skill, index) => {
          const hill = shapes.hills[index];
          return hill ? (
            <g key={skill.name} className="hill">
              {hill[side].map((ring) => (
                <path key={ring} className="hill-ring" d={ring} />
              ))}
              <text className="hill-count" x={hill.at.x} y={hill.at.y + 5} textAnchor="middle">
                {skill[side]}
              </text>
              <text x={hill.at.x} y={hill.at.y + 96} textAnchor="middle">
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
    <figure className="plates hills">
      <Plate chart={chart} side="before" label={labels.before} />
      <Plate chart={chart} side="after" label={labels.after} />
      <figcaption>{chart.caption}</figcaption>
    </figure>
  );
}
