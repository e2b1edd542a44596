import styles from './LevelDots.module.css';

interface LevelDotsProps {
  /** 0 to 5: as many of five rings are filled. */
  readonly level: number;
  /** Where the dots stand: below the number or beside it. */
  readonly place?: keyof typeof places;
  /** Sets the level in a lighter tone, as where it is lower than what is asked. */
  readonly muted?: boolean;
}

/** On narrow screens there is room for the number alone: the dots would be specks. */
const inScreen = 'flex-col gap-0.75 leading-[1.1] [--dot:0.5625rem] max-mockup-xs:[&>span]:hidden';
const places = {
  below: inScreen,
  beside: 'items-center gap-2.5 leading-[1.4] [--dot:0.6875rem]',
} as const;

/** As wide as so many of the five dots. */
const widths = ['w-0', 'w-1/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-full'] as const;

/** A level of skill as its number and as dots out of five. The dots say nothing that the number does not. */
export function LevelDots({ level, place = 'below', muted = false }: LevelDotsProps) {
  return (
    <span className={`inline-flex ${places[place]} ${muted ? 'text-slate font-400' : 'font-600'}`}>
      {level}
      <span className="grid w-[calc(5*var(--dot))] h-[var(--dot)]" aria-hidden="true">
        <span className={`${styles.rings} row-1 col-1 w-full`} />
        <span className={`${styles.dots} row-1 col-1 ${widths[level]}`} />
      </span>
    </span>
  );
}
