import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { ForecastFan, fanScale } from './ForecastFan.tsx';
import { countedAt, forecastOf } from './forecast-reading.ts';
import './foresight.css';
import './forecast-readers.css';

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
      <figure className="foresight">
        <figcaption className="visually-hidden">{`${skill.name}: ${described.join('; ')}`}</figcaption>
        <div className="foresight-marks" aria-hidden="true">
          <p className="foresight-skill">
            <b>{skill.name}</b>
            <span>{skill.group}</span>
          </p>
          {readings.map(({ card, point }, index) => (
            <p key={card.title} className={`foresight-mark foresight-at-${card.ahead}`}>
              <span className="foresight-number">{index + 1}</span>
              <b>{`${point.low}–${point.high}`}</b>
            </p>
          ))}
        </div>
        <div className="foresight-plate">
          <ForecastFan points={points} read={read} />
          <p className="foresight-scale" aria-hidden="true">
            {fanScale.map((index) => (
              <span key={index}>{index}</span>
            ))}
          </p>
        </div>
        <p className="foresight-quarters" aria-hidden="true">
          <span>{words.today}</span>
          {points.map(({ quarter }, index) => (
            <span key={quarter} className={`foresight-at-${index + 1}`}>
              {quarter}
            </span>
          ))}
        </p>
      </figure>
      <ol className="foresight-readers">
        {readings.map(({ card, point, counted }, index) => {
          const values = {
            ...counted,
            today: card.today,
            quarter: point.quarter,
            supply: skill.supply,
            short: counted.low - skill.supply,
          };
          return (
            <li key={card.title}>
              <p className="foresight-number" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="font-700 text-title">{card.title}</h3>
              <p className="foresight-reader">{card.reader}</p>
              <p className="foresight-question">{card.question}</p>
              <p>{fillIn(card.text, values)}</p>
              <p className="foresight-decision">
                <b>{words.decision}</b>
                {fillIn(card.decision, values)}
              </p>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
