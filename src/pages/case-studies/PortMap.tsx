import shapes from 'virtual:case-shapes';
import type { Content } from '../../content/schemas.ts';

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
    <div className="border border-ink bg-paper forced-colors:forced-color-adjust-none">
      <p className="px-4 py-2.5 border-b border-b-ink text-small font-600 leading-[1.55]">{label}</p>
      <svg
        className="block w-full h-auto"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}: ${spoken}`}
      >
        {[26, 17, 9].map((waves) => (
          <path
            key={waves}
            className="fill-none stroke-lagoon/13 [stroke-linejoin:round]"
            d={coast.shore}
            strokeWidth={waves}
          />
        ))}
        <path className="[fill:oklch(0.955_0.03_90)]" d={coast.land} />
        <path
          className="fill-none stroke-contour"
          d={`M0 85H${width}M0 170H${width}M0 255H${width}M140 0V${height}M280 0V${height}`}
        />
        <path className="fill-none stroke-ink stroke-1.25" d={coast.shore} />
        {ports.map((port, index) => {
          const people = port[side];
          const radius = circles[index]?.[side] ?? 0;
          return (
            <g key={port.name}>
              {people > 0 ? (
                <circle
                  className="fill-lagoon/35 stroke-lagoon stroke-1.5"
                  cx={port.x}
                  cy={port.y}
                  r={radius}
                />
              ) : null}
              <circle
                className="fill-paper stroke-ink stroke-1.5"
                cx={port.x}
                cy={port.y}
                r="3.5"
              />
              <text
                className="tabular-nums fill-ink [font-size:15px] font-600 page-lg:[font-size:11.5px]"
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
      </svg>
    </div>
  );
}

/** Ports along one coast and the passports held at each, before and a year on. */
export function PortMap({ chart, labels }: Pick<Cases['association'], 'chart'> & Pick<Cases, 'labels'>) {
  return (
    <figure className="grid gap-y-6 gap-x-gutter page-md:grid-cols-2">
      <Plate chart={chart} side="before" label={labels.before} />
      <Plate chart={chart} side="after" label={labels.after} />
      <figcaption className="page-md:pt-0 page-md:col-span-full pt-3 text-quiet text-caption">
        {chart.caption}
      </figcaption>
    </figure>
  );
}
