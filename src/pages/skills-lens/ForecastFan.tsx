import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import { type ForecastPoint, type Forecasts, isOutside, quartersOf } from './forecast.ts';
import type page from './page.yaml';

export type ForecastLabels = (typeof page)['forecast']['labels'];

/** A column for the scale, one for each quarter and one of margin; the index in whole steps of 20, so that lines stand evenly. */
const size = { column: 100, height: 400 } as const;
const scale = [160, 140, 120, 100, 80, 60] as const;

const x = (quarters: number) => size.column * (quarters + 1);
const y = (index: number) => (size.height * (scale[0] - index)) / 100;

/** A forecast that starts `from` quarters after the first one, at the index `start`. */
function span(from: number, start: number, points: readonly ForecastPoint[]) {
  const course = (edge: 'low' | 'value' | 'high') => [
    `${x(from)} ${y(start)}`,
    ...points.map((point, place) => `${x(from + place + 1)} ${y(point[edge])}`),
  ];
  const margin = [...course('high'), ...course('low').toReversed()].join('L');
  return (
    <>
      <path className="fill-link/35" d={`M${margin}z`} />
      <path className="stroke-link stroke-2" d={`M${course('value').join('L')}`} />
    </>
  );
}

const legendOf = (labels: ForecastLabels) => [
  {
    label: `${labels.forecast}, ${labels.margin.toLowerCase()}`,
    mark: 'w-5 h-3 border-y-3 border-link/35 bg-link forced-color-adjust-none print:[print-color-adjust:exact]',
  },
  {
    label: labels.outcome,
    mark: 'w-5 h-0.75 bg-foreground forced-color-adjust-none print:[print-color-adjust:exact]',
  },
  { label: labels.outside, mark: 'size-3.5 border-3 border-foreground rounded-full' },
];

interface ForecastFanProps {
  readonly forecasts: Forecasts;
  readonly labels: ForecastLabels;
  readonly chosen?: ForecastPoint | undefined;
}

/** A reader's number, on the forecast and on what is read there. */
export function ReaderNumber({ number }: { readonly number: number }) {
  return (
    <span className="grid flex-none size-7 place-items-center rounded-full bg-foreground text-background text-small font-700">
      {number}
    </span>
  );
}

/**
 * The forecast of two years ago with its outcome, and today's with the points that the readers look at; a year's end may be
 * chosen. All of it stands in words and figures beside it. Stretched to its place, so the SVG holds no text.
 */
export function ForecastFan({ forecasts, labels, chosen }: ForecastFanProps) {
  const { made, start, past, ahead, readers } = forecasts;
  const quarters = quartersOf(forecasts);
  const today = past.length;
  const outcomes = past.map(({ outcome = 0 }, place) => `${x(place + 1)} ${y(outcome)}`);
  const missed = past.filter(isOutside);
  const placeOf = (point: ForecastPoint) => x(quarters.indexOf(point) + 1);
  const width = size.column * (quarters.length + 2);
  // Dots stand beside what is stretched, as they stay round.
  const dotAt = (point: ForecastPoint, index: number) => ({
    cx: `${Math.round((10_000 * placeOf(point)) / width) / 100}%`,
    cy: `${scale[0] - index}%`,
  });
  return (
    <div className="max-page-md:pl-3" aria-hidden="true">
      <p className="grid grid-cols-18 items-end">
        <span className="col-[2/10] pb-2 text-muted text-small">
          {fillIn(labels.made, { quarter: made })}
        </span>
        {readers.map((quartersAhead, index) => (
          <span
            className="col-[calc(var(--at)_+_1)_/_span_2] justify-self-end page-3xs:translate-x-1/2"
            key={quartersAhead}
            data-at={today + quartersAhead - 1}
          >
            <ReaderNumber number={index + 1} />
          </span>
        ))}
      </p>
      <div className="relative">
        <svg
          className="overflow-visible w-full h-64 page-md:h-[clamp(18rem,32vw,32rem)] forced-color-adjust-none"
          aria-hidden="true"
        >
          <StretchedSvg className="fill-none" viewBox={`0 0 ${width} ${size.height}`}>
            <path
              className="stroke-line"
              d={scale.map((index) => `M${size.column} ${y(index)}H${x(quarters.length)}`).join('')}
            />
            {span(0, start, past)}
            {span(today, 100, ahead)}
            <path
              className="stroke-foreground"
              d={readers.map((quartersAhead) => `M${x(today + quartersAhead)} 0V${size.height}`).join('')}
            />
            <path className="stroke-foreground stroke-dash-[3_4]" d={`M${x(today)} 0V${size.height}`} />
            <path
              className="stroke-foreground stroke-3 stroke-join-round"
              d={`M${x(0)} ${y(start)}L${outcomes.join('L')}`}
            />
            {chosen ? (
              <>
                <path className="stroke-sun" d={`M${placeOf(chosen)} 0V${size.height}`} />
                <path
                  className="stroke-sun stroke-8"
                  d={`M${placeOf(chosen)} ${y(chosen.low)}V${y(chosen.high)}`}
                />
              </>
            ) : null}
          </StretchedSvg>
          {missed.map((point) => (
            <circle
              key={point.quarter}
              className="fill-ink stroke-3 stroke-foreground"
              {...dotAt(point, point.outcome ?? 0)}
              r="6.5"
            />
          ))}
          {chosen ? <circle className="fill-sun" {...dotAt(chosen, chosen.value)} r="9" /> : null}
        </svg>
        <p className="absolute left-0 -inset-y-2.5 grid w-1/18 content-between pr-0.5 page-md:pr-2 text-muted text-right text-small leading-5 tabular-nums">
          {scale.map((index) => (
            <span key={index} className="whitespace-nowrap">
              {index}
            </span>
          ))}
        </p>
      </div>
      <p className="grid grid-cols-18 pt-1 text-muted text-small">
        <span className="col-[7/10] justify-self-end translate-x-1/2">{labels.today}</span>
      </p>
      <Container as="p" className="flex flex-wrap gap-x-6 gap-y-1 pt-2 text-small max-page-md:-ml-3">
        {legendOf(labels).map(({ label, mark }) => (
          <span className="inline-flex gap-2 items-center" key={label}>
            <span className={mark} /> {label}
          </span>
        ))}
      </Container>
    </div>
  );
}
