import { Decoration } from '../../components/Decoration.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { DaySteps } from './DaySteps.tsx';
import { Outcome, type Step } from './Outcome.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  /**
   * - `line`: stations on a line, at most four.
   * - `rows`: rows with large numerals.
   */
  readonly variant?: 'line' | 'rows';
  readonly steps: readonly Step[];
}

interface DayStepsProps {
  /** `days`: stations on a scale of days, at most four. */
  readonly variant: 'days';
  /** `at` is the day on which the step begins, counted from 1, in rising order. */
  readonly steps: readonly (Step & { readonly at: number })[];
  /** The length of the scale in days, from the last step's day to 36. */
  readonly days: number;
  /** The name of a day, with `{day}`: `Day {day}`. */
  readonly dayLabel: string;
}

/** The line from a step to the next one: down, or to the right on wide pages. */
const line = {
  down: 'absolute top-4 -bottom-13 left-4 w-1 border-x border-foreground bg-background',
  right:
    'page-lg:-right-[calc(var(--spacing-gutter-wide)+1rem)] page-lg:bottom-auto page-lg:h-1 page-lg:w-auto page-lg:border-x-0 page-lg:border-y',
} as const;

/** Numbered steps on a line, each with an optional outcome. On wide pages they are in a row, with their texts aligned. */
function LineSteps({ steps }: Pick<StepsProps, 'steps'>) {
  return (
    <NumberedList className="grid gap-10 print:block print:*:mb-6 page-lg:auto-cols-fr page-lg:grid-flow-col page-lg:grid-rows-[repeat(3,auto)] page-lg:gap-x-gutter-wide page-lg:gap-y-2.5">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative grid content-start gap-2.5 pl-14 page-lg:row-span-3 page-lg:grid-rows-subgrid page-lg:pt-15 page-lg:pl-0"
        >
          {index < steps.length - 1 ? <Decoration className={`${line.down} ${line.right}`} /> : null}
          <span className="absolute top-0 left-0 size-9 rounded-full bg-foreground text-center leading-9 font-700 text-background">
            {index + 1}
          </span>
          <h3 className="text-title">{step.title}</h3>
          <p>{step.text}</p>
          <Outcome outcome={step.outcome} />
        </li>
      ))}
    </NumberedList>
  );
}

/** Steps in rows, each with a large numeral. */
function RowSteps({ steps }: Pick<StepsProps, 'steps'>) {
  return (
    <NumberedList className={styles.rows}>
      {steps.map(({ title, text, outcome }, index) => (
        <li key={title} className={styles.row}>
          <span className={`font-condensed ${styles.numeral}`}>{index + 1}</span>
          <h3 className="max-w-[18ch] text-title">{title}</h3>
          <div className="grid max-w-measure gap-2">
            <p>{text}</p>
            <Outcome outcome={outcome} />
          </div>
        </li>
      ))}
    </NumberedList>
  );
}

/** Numbered steps: on a line, in rows, or on a scale of days. */
export function Steps(props: StepsProps | DayStepsProps) {
  if (props.variant === 'days') return <DaySteps {...props} />;
  return props.variant === 'rows' ? <RowSteps {...props} /> : <LineSteps {...props} />;
}
