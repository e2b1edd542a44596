import styles from './LevelDots.module.css';

interface LevelDotsProps {
  /** From 0 to 5. */
  readonly level: number;
  /** Where the dots are: below the number or beside it. */
  readonly place?: keyof typeof places;
}

/** In narrow mock-ups the dots would be too small, so only the number is shown. */
const inScreen = 'flex-col gap-0.75 leading-[1.1] [--dot:0.5625rem] max-mockup-xs:[&>span]:hidden';
const places = {
  below: inScreen,
  beside: 'items-center gap-2.5 leading-[1.4] [--dot:0.6875rem]',
} as const;

/** The width of the dots for each level. */
const widths = ['w-0', 'w-1/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-full'] as const;

/** A skill level as a number and as dots out of five. The dots are decorative. */
export function LevelDots({ level, place = 'below' }: LevelDotsProps) {
  return (
    <span className={`inline-flex font-600 ${places[place]}`}>
      {level}
      <span className="grid w-[calc(5*var(--dot))] h-[var(--dot)]" aria-hidden="true">
        <span className={`${styles.rings} row-1 col-1 w-full`} />
        <span className={`${styles.dots} row-1 col-1 ${widths[level]}`} />
      </span>
    </span>
  );
}
