import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { ForecastFan, fanScale } from './ForecastFan.tsx';
import { countedAt, forecastOf } from './forecast-reading.ts';
import styles from './foresight.module.css';

type Readers = Content<'skills-lens'>['readers'];

/** One forecast large, three points of it read by three people, and under it what each decides. */
export function ForecastReaders({ name, title, text, skill, cards, ...words }: Readers) {
  const points = forecastOf(skill.name);
  const read = cards.map((card) => card.ahead);
  const readings = cards.flatMap((card) => {
    const point = points[card.ahead - 1];
    return point ? [{ card, point, counted: countedAt(point, card.today) }] : [];
  });
  const described = readings.map(({ point }) => fillIn(words.described, { ...point }));
  return (
    <Sheet id="readers" name={name} title={title} text={fillIn(text, { skill: skill.name })}>
      <figure className="grid pr-[var(--foresight-scale)] [--foresight-scale:2.75rem]">
        <figcaption className="visually-hidden">{`${skill.name}: ${described.join('; ')}`}</figcaption>
        <div className="grid grid-cols-[repeat(8,1fr)]" aria-hidden="true">
          <p className="pb-4 [grid-column:1_/_-1] leading-[1.25] page-md:p-0 page-md:[grid-row:1] page-md:[grid-column:1_/_span_3]">
            <b className="block font-display text-heading leading-[1.25]">{skill.name}</b>
            <span className="hidden text-slate text-small leading-[1.25] page-md:block">{skill.group}</span>
          </p>
          {readings.map(({ card, point }, index) => (
            <p
              key={card.title}
              className={`grid tabular-nums gap-1 pr-2 pl-0 pt-0 pb-2 border-r border-r-ink [grid-row:2] justify-items-end content-end text-small leading-[1.55] page-md:flex page-md:gap-2.5 page-md:pr-3 page-md:pl-0 page-md:pt-0 page-md:pb-3 page-md:[grid-row:1] page-md:justify-end page-md:items-center page-md:font-display page-md:text-heading foresight-at-${card.ahead}`}
            >
              <span className="grid [flex:none] w-8 h-8 place-items-center rounded-full bg-ink text-paper text-copy font-700">
                {index + 1}
              </span>
              <b>{`${point.low}–${point.high}`}</b>
            </p>
          ))}
        </div>
        <div className="relative">
          <ForecastFan points={points} read={read} />
          <p
            className="absolute flex flex-col tabular-nums right-[calc(-1_*_var(--foresight-scale))] left-auto -inset-y-2.5 justify-between w-[calc(var(--foresight-scale)_-_0.75rem)] text-slate text-caption [line-height:1.25rem]"
            aria-hidden="true"
          >
            {fanScale.map((index) => (
              <span key={index}>{index}</span>
            ))}
          </p>
        </div>
        <p
          className={`${styles.foresightQuarters} grid tabular-nums pt-2 grid-cols-[repeat(8,1fr)] text-slate text-caption`}
          aria-hidden="true"
        >
          <span>{words.today}</span>
          {points.map(({ quarter }, index) => (
            <span key={quarter} className={`foresight-at-${index + 1}`}>
              {quarter}
            </span>
          ))}
        </p>
      </figure>
      <ol className="grid gap-y-12 gap-x-gutter mt-block page-md:grid-cols-[repeat(3,1fr)] page-lg:gap-x-[calc(2_*_var(--grid-gap))]">
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
              className="grid gap-2.5 pt-5 border-t border-t-ink content-start page-md:gap-3 page-md:[grid-row:span_6] page-md:grid-rows-[subgrid]"
              key={card.title}
            >
              <p
                className="grid [flex:none] w-8 h-8 place-items-center rounded-full bg-ink text-paper text-copy font-700"
                aria-hidden="true"
              >
                {index + 1}
              </p>
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
    </Sheet>
  );
}
