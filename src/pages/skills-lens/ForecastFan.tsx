import type { ForecastPoint } from './forecast-reading.ts';

interface ForecastFanProps {
  readonly points: readonly ForecastPoint[];
  /** Places of the quarters that somebody reads, 1 for the first. */
  readonly read: readonly number[];
}

/** Lowest and highest index of the drawing, in whole steps of 20, so that lines and their numbers stand evenly. */
export const fanScale = [160, 140, 120, 100, 80] as const;

const size = { width: 800, height: 400 } as const;
const [highest] = fanScale;
const lowest = fanScale[fanScale.length - 1] ?? 0;

function y(index: number): number {
  return Math.round((size.height * (highest - index)) / (highest - lowest));
}

/** Demand over the coming quarters inside its band; stretched to its place, so it holds no text. */
export function ForecastFan({ points, read }: ForecastFanProps) {
  const x = (place: number) => Math.round((size.width * place) / points.length);
  const along = (edge: 'low' | 'value' | 'high') =>
    points.map((point, index) => `${x(index + 1)} ${y(point[edge])}`);
  const start = `0 ${y(100)}`;
  const band = `M${[start, ...along('high')].join('L')}L${along('low').toReversed().join('L')}z`;
  const readings = read.flatMap((place) => {
    const point = points[place - 1];
    return point ? [{ x: x(place), ...point }] : [];
  });
  return (
    <svg
      className="block overflow-visible border-x-0 border-y border-ink w-full h-[clamp(15rem,34vw,27rem)] fill-none"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="stroke-contour [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={fanScale.map((index) => `M0 ${y(index)}H${size.width}`).join('')}
      />
      <path
        className="[fill:oklch(0.86_0.05_195)] [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={band}
      />
      <path
        className="stroke-ink [stroke-dasharray:2_4] [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={`M0 ${y(100)}H${size.width}`}
      />
      <path
        className="stroke-ink [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={readings.map((point) => `M${point.x} 0V${size.height}`).join('')}
      />
      <path
        className="stroke-lagoon [stroke-width:3] [stroke-linejoin:round] [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={`M${[start, ...along('value')].join('L')}`}
      />
      <path
        className="stroke-ink [stroke-width:5] [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={readings.map(({ x: at, low, high }) => `M${at} ${y(low)}V${y(high)}`).join('')}
      />
      <path
        className="stroke-ink [stroke-linecap:round] [stroke-width:15] [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={readings.map(({ x: at, value }) => `M${at} ${y(value)}h0`).join('')}
      />
      <path
        className="[stroke-linecap:round] stroke-sun [stroke-width:11] [vector-effect:non-scaling-stroke] forced-colors:[forced-color-adjust:none]"
        d={readings.map(({ x: at, value }) => `M${at} ${y(value)}h0`).join('')}
      />
    </svg>
  );
}
