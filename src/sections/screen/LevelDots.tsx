import styles from './LevelDots.module.css';

interface LevelDotsProps {
  /** From 0 to 5. */
  readonly level: number;
}

/** The width of the dots for each level. */
const widths = ['w-0', 'w-1/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-full'] as const;

/** A skill level as a number and as dots out of five. The dots are decorative. */
export function LevelDots({ level }: LevelDotsProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-600 leading-[1.4] [--dot:0.6875rem]">
      {level}
      <span className="grid w-[calc(5*var(--dot))] h-[var(--dot)]" aria-hidden="true">
        <span className={`${styles.rings} row-1 col-1 w-full`} />
        <span className={`${styles.dots} row-1 col-1 ${widths[level]}`} />
      </span>
    </span>
  );
}
