import { StretchedSvg } from '../../components/Decoration.tsx';
import { change, fillIn } from '../../content/format.ts';
import styles from './EnlargedForecast.module.css';
import content from './screen.yaml';

const { labels, quarters, errors, forecasts } = content;

/** The index from top to bottom in whole steps, so that lines stand evenly. */
const scale = [180, 160, 140, 120, 100] as const;
const lowest = 100;
const height = scale[0] - lowest;

/** A quarter is 10 units wide, a point of the index one unit high. */
const x = (place: number) => 10 * place;
const y = (index: number) => scale[0] - index;

/** Returns a distance from the top of the chart in per cent. */
const fromTop = (index: number) => `${Math.round((1000 * y(index)) / height) / 10}%`;

/** The first forecast enlarged over the whole page, with its scale, its quarters and the low edge of its margin pointed out. */
export function EnlargedForecast() {
  const [leading] = forecasts;
  if (!leading) return null;
  const { skill, index } = leading;
  const values = [100, ...index];
  const last = values.length - 1;
  const lastError = errors.at(-1) ?? 0;
  const low = (values.at(-1) ?? 100) - lastError;
  const edge = (side: 1 | -1) =>
    values.map((value, place) => `${x(place)} ${y(value + side * (errors[place - 1] ?? 0))}`);
  const course = values.map((value, place) => `${x(place)} ${y(value)}`).join('L');
  return (
    <figure className="mb-block tabular-nums">
      <figcaption className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <b className="font-display text-title">{skill.name}</b>{' '}
        <span>
          <b className="font-display text-headline leading-none">{change(skill.trend)}</b> {labels.year}
        </span>
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        <svg className="size-full overflow-visible" aria-hidden="true">
          <StretchedSvg className="fill-none" viewBox={`0 0 ${x(last)} ${height}`}>
            <path className="stroke-line" d={scale.map((level) => `M0 ${y(level)}H${x(last)}`).join('')} />
            <path className={styles.band} d={`M${edge(1).join('L')}L${edge(-1).toReversed().join('L')}z`} />
            <path className={styles.low} d={`M${x(last)} ${y(low)}V${height}`} />
            <path className={styles.line} d={`M${course}`} />
          </StretchedSvg>
          {index.map((value, place) => (
            <circle
              key={quarters[place]}
              className={styles.dot}
              cx={`${(100 * (place + 1)) / last}%`}
              cy={fromTop(value)}
              r={place === last - 1 ? 6 : 3.5}
            />
          ))}
          <circle className={styles.edge} cx="100%" cy={fromTop(low)} r="6" />
        </svg>
        <p className={styles.scale}>
          {scale.map((level) => (
            <span key={level}>{level}</span>
          ))}
        </p>
      </div>
      <p className={styles.quarters} aria-hidden="true">
        {quarters.map((quarter) => (
          <span key={quarter}>
            {quarter.slice(5)} <span>{quarter.slice(0, 4)}</span>
          </span>
        ))}
      </p>
      <p className="mt-5 flex flex-wrap justify-between gap-x-10 gap-y-1 text-lead">
        <span>{labels.band}</span>{' '}
        <span>
          {`${quarters.at(-1)}: `}
          <b>{fillIn(labels.range, { value: index.at(-1) ?? 0, error: lastError })}</b>
          {`. ${fillIn(labels.low, { low: change(low - 100) })}`}
        </span>
      </p>
    </figure>
  );
}
