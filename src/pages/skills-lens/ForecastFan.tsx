import { StretchedSvg } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import { type ForecastPoint, forecast, isOutside, pastForecast, quarters } from './forecast-reading.ts';
import copy from './page.yaml';

const { past, labels } = copy.forecast;

/** A column for the scale, one for each quarter and one of margin; the index in whole steps of 20, so that lines stand evenly. */
const size = { column: 100, height: 400 } as const;
const scale = [160, 140, 120, 100, 80, 60] as const;
const columns = quarters.length + 2;
const today = pastForecast.length;

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

/** Where a dot stands, beside what is stretched, as it is to stay round. */
const dotAt = (point: ForecastPoint, index: number) => ({
  cx: `${Math.round((100 * x(quarters.indexOf(point) + 1)) / columns) / 100}%`,
  cy: `${scale[0] - index}%`,
});

const legend = [
  {
    label: `${labels.forecast}, ${labels.margin.toLowerCase()}`,
    mark: 'w-5 h-3 border-y-3 border-link/35 bg-link',
  },
  { label: labels.outcome, mark: 'w-5 h-0.75 bg-front' },
  { label: labels.outside, mark: 'size-3.5 border-3 border-front rounded-full' },
] as const;

/** A reader's number, on the forecast and on what is read there. */
export function ReaderNumber({ number }: { readonly number: number }) {
  return (
    <span className="grid flex-none size-7 place-items-center rounded-full bg-front text-ground text-note font-700">
      {number}
    </span>
  );
}

/**
 * The forecast of two years ago with its outcome, and today's with the points that the readers look at; a year's end may be
 * chosen. All of it stands in words and figures beside it. Stretched to its place, so the SVG holds no text.
 */
export function ForecastFan({ chosen }: { readonly chosen?: ForecastPoint | undefined }) {
  const outcomes = pastForecast.map(({ outcome = 0 }, place) => `${x(place + 1)} ${y(outcome)}`);
  const missed = pastForecast.filter(isOutside);
  const read = copy.readers.cards.map(({ ahead }) => ahead);
  return (
    <div className="max-page-md:pl-3" aria-hidden="true">
      <p className="grid grid-cols-18 items-end">
        <span className="col-[2/10] pb-2 text-quiet text-small">
          {fillIn(labels.made, { quarter: past.made })}
        </span>
        {read.map((ahead, index) => (
          <span
            className="col-[calc(var(--at)_+_1)_/_span_2] justify-self-end"
            key={ahead}
            data-at={today + ahead - 1}
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
          <StretchedSvg className="fill-none" viewBox={`0 0 ${size.column * columns} ${size.height}`}>
            <path
              className="stroke-line"
              d={scale.map((index) => `M${size.column} ${y(index)}H${x(quarters.length)}`).join('')}
            />
            {span(0, past.start, pastForecast)}
            {span(today, 100, forecast)}
            <path
              className="stroke-front"
              d={read.map((ahead) => `M${x(today + ahead)} 0V${size.height}`).join('')}
            />
            <path className="stroke-front stroke-dash-[3_4]" d={`M${x(today)} 0V${size.height}`} />
            <path
              className="stroke-front stroke-3 stroke-join-round"
              d={`M${x(0)} ${y(past.start)}L${outcomes.join('L')}`}
            />
            {chosen ? (
              <>
                <path className="stroke-sun" d={`M${x(quarters.indexOf(chosen) + 1)} 0V${size.height}`} />
                <path
                  className="stroke-sun stroke-8"
                  d={`M${x(quarters.indexOf(chosen) + 1)} ${y(chosen.low)}V${y(chosen.high)}`}
                />
              </>
            ) : null}
          </StretchedSvg>
          {missed.map((point) => (
            <circle
              key={point.quarter}
              className="fill-ink stroke-3 stroke-front"
              {...dotAt(point, point.outcome ?? 0)}
              r="6.5"
            />
          ))}
          {chosen ? <circle className="fill-sun" {...dotAt(chosen, chosen.value)} r="9" /> : null}
        </svg>
        <p className="absolute left-0 -inset-y-2.5 grid w-1/18 content-between pr-0.5 page-md:pr-2 text-quiet text-right text-caption leading-5 tabular-nums">
          {scale.map((index) => (
            <span key={index}>{index}</span>
          ))}
        </p>
      </div>
      <p className="grid grid-cols-18 pt-1 text-quiet text-small">
        <span className="col-[7/10] text-right">{labels.today}</span>
      </p>
      <p className="page flex flex-wrap gap-x-6 gap-y-1 pt-2 text-small max-page-md:-ml-3">
        {legend.map(({ label, mark }) => (
          <span className="inline-flex gap-2 items-center" key={label}>
            <span className={mark} /> {label}
          </span>
        ))}
      </p>
    </div>
  );
}
