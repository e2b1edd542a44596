import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';
import { countedAt, type ForecastPoint, forecastOf } from './forecast-reading.ts';

type Readers = Content<'skills-lens'>['readers'];

interface ForecastFanProps {
  readonly points: readonly ForecastPoint[];
  /** Places of the quarters that somebody reads, 1 for the first. */
  readonly read: readonly number[];
}

/** Lowest and highest index of the drawing, in whole steps of 20, so that lines and their numbers stand evenly. */
const fanScale = [160, 140, 120, 100, 80] as const;

const size = { width: 800, height: 400 } as const;
const [highest] = fanScale;
const lowest = fanScale[fanScale.length - 1] ?? 0;

function y(index: number): number {
  return Math.round((size.height * (highest - index)) / (highest - lowest));
}

/** Demand over the coming quarters inside its band; stretched to its place, so it holds no text. */
function ForecastFan({ points, read }: ForecastFanProps) {
  const x = (place: number) => Math.round((size.width * place) / points.length);
  const along = (edge: 'low' | 'value' | 'high') =>
    points.map((point, index) => `${x(index + 1)} ${y(point[edge])}`);
  const start = `0 ${y(100)}`;
  const band = `M${[start, ...along('high')].join('L')}L${along('low').toReversed().join('L')}z`;
  const readings = read.flatMap((place) => {
    const point = points[place - 1];
    return point ? [{ x: x(place), ...point }] : [];
  });
  const dots = readings.map(({ x: at, value }) => `M${at} ${y(value)}h0`).join('');
  return (
    <svg
      className="overflow-visible w-full h-[clamp(15rem,34vw,27rem)] border-y border-ink fill-none"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g className="forced-color-adjust-none *:[vector-effect:non-scaling-stroke]">
        <path
          className="stroke-contour"
          d={fanScale.map((index) => `M0 ${y(index)}H${size.width}`).join('')}
        />
        <path className="fill-lagoon-pale" d={band} />
        <path className="stroke-ink stroke-dash-[2_4]" d={`M0 ${y(100)}H${size.width}`} />
        <path className="stroke-ink" d={readings.map((point) => `M${point.x} 0V${size.height}`).join('')} />
        <path
          className="stroke-lagoon stroke-3 stroke-join-round"
          d={`M${[start, ...along('value')].join('L')}`}
        />
        <path
          className="stroke-ink stroke-5"
          d={readings.map(({ x: at, low, high }) => `M${at} ${y(low)}V${y(high)}`).join('')}
        />
        <path className="stroke-ink stroke-width-15 stroke-cap-round" d={dots} />
        <path className="stroke-sun stroke-width-11 stroke-cap-round" d={dots} />
      </g>
    </svg>
  );
}

/** A reader's number, on the forecast and on what is read there. */
function ReaderNumber({ number }: { readonly number: number }) {
  return (
    <span
      className="grid flex-none size-8 place-items-center rounded-full bg-ink text-paper text-copy font-700"
      aria-hidden="true"
    >
      {number}
    </span>
  );
}

/** The two columns that end at a quarter, 2 for the second. */
const readAt: Readonly<Record<number, string>> = {
  2: 'col-[1/span_2]',
  4: 'col-[3/span_2]',
  6: 'col-[5/span_2]',
  8: 'col-[7/span_2]',
};

/** One forecast large, three points of it read by three people, and under it what each decides. */
export function ForecastReaders({ title, text, skill, cards, ...words }: Readers) {
  const points = forecastOf(skill.name);
  const read = cards.map((card) => card.ahead);
  const readings = cards.flatMap((card) => {
    const point = points[card.ahead - 1];
    return point ? [{ card, point, counted: countedAt(point, card.today) }] : [];
  });
  const described = readings.map(({ point }) => fillIn(words.described, { ...point }));
  return (
    <Section id="readers" title={title} text={fillIn(text, { skill: skill.name })}>
      <figure className="grid pr-11">
        <figcaption className="visually-hidden">{`${skill.name}: ${described.join('; ')}`}</figcaption>
        <div className="grid grid-cols-8" aria-hidden="true">
          <p className="col-span-full pb-4 leading-[1.25] page-md:p-0 page-md:row-1 page-md:col-[1/span_3]">
            <b className="block font-display text-heading leading-[1.25]">{skill.name}</b>
            <span className="hidden text-slate text-small leading-[1.25] page-md:block">{skill.group}</span>
          </p>
          {readings.map(({ card, point }, index) => (
            <p
              key={card.title}
              className={`grid row-2 gap-1 justify-items-end content-end pr-2 pb-2 border-r border-r-ink text-small leading-[1.55] tabular-nums page-md:flex page-md:row-1 page-md:gap-2.5 page-md:justify-end page-md:items-center page-md:pr-3 page-md:pb-3 page-md:font-display page-md:text-heading ${readAt[card.ahead] ?? ''}`}
            >
              <ReaderNumber number={index + 1} />
              <b>{`${point.low}–${point.high}`}</b>
            </p>
          ))}
        </div>
        <div className="relative">
          <ForecastFan points={points} read={read} />
          <p
            className="absolute -right-11 -inset-y-2.5 flex flex-col justify-between w-8 text-slate text-caption leading-5 tabular-nums"
            aria-hidden="true"
          >
            {fanScale.map((index) => (
              <span key={index}>{index}</span>
            ))}
          </p>
        </div>
        {/* Narrow pages have room for every second quarter. */}
        <p
          className="relative grid grid-cols-8 pt-2 text-slate text-right text-caption tabular-nums"
          aria-hidden="true"
        >
          <span className="absolute left-0 top-2 hidden page-lg:block">{words.today}</span>
          {points.map(({ quarter }, index) => (
            <span
              key={quarter}
              className={index % 2 === 0 ? 'hidden page-lg:block' : 'col-span-2 page-lg:col-auto'}
            >
              {quarter}
            </span>
          ))}
        </p>
      </figure>
      <ol className="grid gap-x-gutter gap-y-12 mt-block page-md:grid-cols-3 page-lg:gap-x-gutter-wide">
        {readings.map(({ card, point, counted }, index) => {
          const values = {
            ...counted,
            today: card.today,
            quarter: point.quarter,
            supply: skill.supply,
            short: counted.low - skill.supply,
          };
          return (
            <li
              className="grid gap-2.5 pt-5 border-t border-t-ink content-start page-md:gap-3 page-md:row-span-6 page-md:grid-rows-subgrid"
              key={card.title}
            >
              <ReaderNumber number={index + 1} />
              <h3 className="font-700 text-title">{card.title}</h3>
              <p className="text-slate">{card.reader}</p>
              <p className="font-display text-lead font-600 leading-[1.3]">{card.question}</p>
              <p>{fillIn(card.text, values)}</p>
              <p className="px-4 py-3.5 border-l-4 border-l-sun bg-mist">
                <b className="block text-small leading-[1.55]">{words.decision}</b>
                {fillIn(card.decision, values)}
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
