import type { ReactNode } from 'react';
import styles from './Lens.module.css';

export interface QuarterColumn {
  /** Such as `2027 Q2`. */
  readonly quarter: string;
  /** What is said of the quarter, in the line above the chart. */
  readonly said: string;
  /** Shapes in per cent of the column. */
  readonly drawing: ReactNode;
}

interface QuarterColumnsProps {
  /** The name of the group, and of its radio buttons; unique on the page. */
  readonly legend: string;
  readonly columns: readonly QuarterColumn[];
  /** The column that is chosen at first. */
  readonly chosen: number;
  /** What lies behind the columns. */
  readonly behind?: ReactNode;
  /** A column before the quarters, which cannot be chosen. */
  readonly before?: string;
  readonly className?: string | undefined;
}

/**
 * A chart whose quarters are radio buttons. The line above it says what the quarter under the pointer is, or else the chosen one: the
 * stylesheet shows it, so that the chart answers without scripts.
 */
export function QuarterColumns({
  legend,
  columns,
  chosen,
  behind,
  before,
  className = '',
}: QuarterColumnsProps) {
  return (
    <fieldset className={`tabular-nums ${styles.columns} ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {behind}
      {before ? (
        <p
          className="grid items-end justify-items-center pb-6 text-small whitespace-nowrap"
          aria-hidden="true"
        >
          <span className="max-page-xs:hidden">{before}</span>
        </p>
      ) : null}
      {columns.map(({ quarter, said, drawing }, index) => (
        <label key={quarter} className={styles.column}>
          <input
            className="[grid-area:1/1/3/2] m-0 size-full appearance-none cursor-pointer"
            type="radio"
            name={legend}
            value={quarter}
            defaultChecked={index === chosen}
          />
          <span className={`text-heading ${styles.said}`}>{said}</span>
          <svg className="[grid-area:1/1] size-full overflow-visible pointer-events-none" aria-hidden="true">
            {drawing}
          </svg>
          <span className="grid pt-2 text-small" aria-hidden="true">
            <b>{quarter.slice(5)}</b> {quarter.slice(0, 4)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
