import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn } from '../../content/format.ts';
import { Outcome, type Step } from './Outcome.tsx';
import styles from './Steps.module.css';

interface DayStepsProps {
  readonly steps: readonly (Step & { readonly at: number })[];
  readonly days: number;
  readonly dayLabel: string;
}

/** The vertical places of the scale's parts, in pixels. */
const scale = { height: 88, tick: 8, axis: 16 } as const;

const percent = (share: number) => `${Math.round(10_000 * share) / 100}%`;

/** The days as ticks on an axis, and a line from each step's day to the step below. Decorative: the steps name their days. */
function DayScale({ steps, days }: Pick<DayStepsProps, 'steps' | 'days'>) {
  const placeOf = (day: number) => (day - 1) / days;
  return (
    <svg className={styles.scale} height={scale.height} aria-hidden="true">
      {Array.from({ length: days + 1 }, (_, day) => day).map((day) => (
        <line
          key={day}
          className={styles.tick}
          x1={percent(day / days)}
          x2={percent(day / days)}
          y1={day % 7 === 0 ? 0 : scale.tick}
          y2={scale.axis}
        />
      ))}
      <line className={styles.axis} x1="0" x2="100%" y1={scale.axis} y2={scale.axis} />
      {steps.map(({ title, at }, index) => (
        <g key={title}>
          <line
            className={styles.leader}
            x1={percent(placeOf(at))}
            x2={percent(index / steps.length)}
            y1={scale.axis}
            y2={scale.height}
          />
          <circle className={styles.day} cx={percent(placeOf(at))} cy={scale.axis} r="7" />
        </g>
      ))}
    </svg>
  );
}

/** Steps on a scale of days. On phones they are below each other, and the space between them grows with the days. */
export function DaySteps({ steps, days, dayLabel }: DayStepsProps) {
  return (
    <div>
      <DayScale steps={steps} days={days} />
      <NumberedList className={styles.days}>
        {steps.map(({ title, text, outcome, at }, index) => (
          <li key={title} className={styles.dated} data-at={(steps[index + 1]?.at ?? at) - at}>
            <p className="font-condensed text-headline">{fillIn(dayLabel, { day: at })}</p>
            <h3 className="text-heading">{title}</h3>
            <p>{text}</p>
            <Outcome outcome={outcome} />
          </li>
        ))}
      </NumberedList>
    </div>
  );
}
