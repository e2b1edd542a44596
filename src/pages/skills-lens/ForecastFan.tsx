import type { ForecastPoint } from './forecast-reading.ts';
import './foresight.css';

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
      className="fan"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fan-lines" d={fanScale.map((index) => `M0 ${y(index)}H${size.width}`).join('')} />
      <path className="fan-band" d={band} />
      <path className="fan-today" d={`M0 ${y(100)}H${size.width}`} />
      <path className="fan-drop" d={readings.map((point) => `M${point.x} 0V${size.height}`).join('')} />
      <path className="fan-course" d={`M${[start, ...along('value')].join('L')}`} />
      <path
        className="fan-reach"
        d={readings.map(({ x: at, low, high }) => `M${at} ${y(low)}V${y(high)}`).join('')}
      />
      <path className="fan-point" d={readings.map(({ x: at, value }) => `M${at} ${y(value)}h0`).join('')} />
      <path
        className="fan-point fan-dot"
        d={readings.map(({ x: at, value }) => `M${at} ${y(value)}h0`).join('')}
      />
    </svg>
  );
}
