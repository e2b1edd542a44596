import { StretchedSvg } from '../../components/Decoration.tsx';

interface ForecastLineProps {
  /** The demand in each quarter, where today's demand is 100. */
  readonly index: readonly number[];
  /** The error of each value, in the same unit. */
  readonly errors: readonly number[];
  readonly className: string;
}

/** The shared scale of all forecasts, so that charts can be compared. Index values, and sizes in user units. */
const scale = { lowest: 55, highest: 175, width: 160, height: 80, end: 155 } as const;

/** Returns the y coordinate of an index value. */
function height(value: number): number {
  const share = (value - scale.lowest) / (scale.highest - scale.lowest);
  return Math.round(scale.height * (1 - share));
}

/**
 * A chart of the demand from today on, with its error band and a hairline at today's demand. The dot at its end is outside the
 * stretched drawing, so that it stays round.
 */
export function ForecastLine({ index, errors, className }: ForecastLineProps) {
  const values = [100, ...index];
  const x = (place: number) => Math.round((scale.end / index.length) * place);
  const point = (value: number, place: number) => `${x(place)} ${height(value)}`;
  const edge = (side: 1 | -1) =>
    values.map((value, place) => point(value + side * (errors[place - 1] ?? 0), place));
  const course = values.map(point).join('L');
  const quarters = index.map((_, place) => `M${x(place + 1)} 0v${scale.height}`).join('');
  const falling = (index.at(-1) ?? 0) < 100;
  const paths = [
    [quarters, 'stroke-contour stroke-width-0.5'],
    [`M${course}V${height(100)}z`, `${falling ? 'fill-sun-pale' : 'fill-mist'} forced-colors:fill-none`],
    [
      `M${edge(1).join('L')}L${edge(-1).toReversed().join('L')}z`,
      'fill-lagoon-soft forced-colors:[fill:GrayText]',
    ],
    [`M0 ${height(100)}H${scale.width}`, 'stroke-outline stroke-dash-[2_3]'],
    [`M${course}`, 'stroke-lagoon stroke-2 stroke-join-round forced-colors:[stroke:CanvasText]'],
  ];
  return (
    <svg className={`overflow-visible w-full ${className}`} aria-hidden="true">
      <StretchedSvg className="fill-none" viewBox={`0 0 ${scale.width} ${scale.height}`}>
        {paths.map(([d, look]) => (
          <path key={look} d={d} className={look} />
        ))}
      </StretchedSvg>
      <circle
        className="fill-sun stroke-ink stroke-1.25 forced-colors:[stroke:CanvasText]"
        cx={`${(100 * scale.end) / scale.width}%`}
        cy={`${(100 * height(values.at(-1) ?? 100)) / scale.height}%`}
        r="3.9"
      />
    </svg>
  );
}
