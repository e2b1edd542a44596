import shapes from 'virtual:case-shapes';
import type { Content } from '../../content/schemas.ts';
import './case-plates.css';

type Cases = Content<'case-studies'>;
type Chart = Cases['association']['chart'];

interface PlateProps {
  readonly chart: Chart;
  readonly side: 'before' | 'after';
  readonly label: string;
}

/** The coast at one time: a circle at each port, as large as the number of passports there. */
function Plate({ chart, side, label }: PlateProps) {
  const { width, height, ports } = chart;
  const { coast, circles } = shapes;
  const spoken = ports.map((port) => `${port.name} ${port[side]}`).join(', ');
  return (
    <div className="plate">
      <p className="plate-label">{label}</p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${label}: ${spoken}`}>
        {[26, 17, 9].map((waves) => (
          <path key={waves} className="port-waves" d={coast.shore} strokeWidth={waves} />
        ))}
        <path className="port-land" d={coast.land} />
        <path
          className="port-graticule"
          d={`M0 85H${width}M0 170H${width}M0 255H${width}M140 0V${height}M280 0V${height}`}
        />
        <path className="port-shore" d={coast.shore} />
        {ports.map((port, index) => {
          const people = port[side];
          const radius = circles[index]?.[side] ?? 0;
          return (
            <g key={port.name}>
              {people > 0 ? <circle className="port-held" cx={port.x} cy={port.y} r={radius} /> : null}
              <circle className="port" cx={port.x} cy={port.y} r="3.5" />
              <text x={port.x + Math.max(radius, 4) + 7} y={port.y + 5}>
                {port.name}
                {people > 0 ? (
                  <tspan className="port-count" dx="6">
                    {people}
                  </tspan>
                ) : null}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Ports along one coast and the passports held at each, before and a year on. */
export function PortMap({ chart, labels }: Pick<Cases['association'], 'chart'> & Pick<Cases, 'labels'>) {
  return (
    <figure className="plates">
      <Plate chart={chart} side="before" label={labels.before} />
      <Plate chart={chart} side="after" label={labels.after} />
      <figcaption>{chart.caption}</figcaption>
    </figure>
  );
}
