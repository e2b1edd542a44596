import { StretchedSvg } from '../components/Decoration.tsx';

interface ForecastLineProps {
  /** Demand quarter by quarter, today counting 100. */
  readonly index: readonly number[];
  /** How far each may be off, in the same points. */
  readonly errors: readonly number[];
  readonly className: string;
}

/** Every forecast is drawn between these values of the index, so that charts can be compared. */
const scale = { lowest: 55, highest: 175, width: 160, height: 80, end: 155 } as const;

function height(value: number): number {
  const share = (value - scale.lowest) / (scale.highest - scale.lowest);
  return Math.round(scale.height * (1 - share));
}

/**
 * Demand from today on as a line inside the band it is likely to stay in; the hairline is today's demand. Its end stays
 * round.
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
