import styles from './level-dots.module.css';

interface LevelDotsProps {
  /** 1 to 5: as many rings; an empty ring is what is short. */
  readonly asked: number;
  /** 0 to 5: as many dots fill the rings. Where it is not given, the level that is asked is the number. */
  readonly shown?: number;
  /** Where the dots stand: below the number, beside it, or beside it only where the screen has room for that. */
  readonly place?: keyof typeof places;
  /** Sets a level that is too low in a lighter tone. */
  readonly muteShort?: boolean;
}

const inScreen = 'flex-col gap-0.75 leading-[1.1] [--dot:0.34375rem] screen-sm:[--dot:0.5625rem]';
const places = {
  below: inScreen,
  beside: 'items-center gap-2.5 leading-[1.4] [--dot:0.6875rem]',
  'beside-if-wide': `${inScreen} screen-sm:flex-row screen-sm:items-center screen-sm:gap-2`,
} as const;

/** As wide as so many of the five dots. */
const widths = ['w-0', 'w-1/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-full'] as const;

/** A level of skill as its number and dots. The dots say nothing that the number does not. */
export function LevelDots({ asked, shown, place = 'below', muteShort = false }: LevelDotsProps) {
  const muted = muteShort && shown !== undefined && shown < asked;
  return (
    <span className={`inline-flex ${places[place]} ${muted ? 'text-slate font-400' : 'font-650'}`}>
      {shown ?? asked}
      <span className="grid w-[calc(5*var(--dot))] h-[var(--dot)]" aria-hidden="true">
        <span className={`${styles.rings} row-1 col-1 ${widths[asked]}`} />
        <span className={`${styles.dots} row-1 col-1 ${widths[shown ?? 0]}`} />
      </span>
    </span>
  );
}
