import { useState } from 'react';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import styles from './Lens.module.css';

interface YearsProps {
  /** The years of the forecast, each with the decision that somebody takes there. */
  readonly decisions: readonly {
    readonly year: string;
    readonly error: number;
    readonly title: string;
    readonly question: string;
    readonly figure: string;
    readonly decision: string;
  }[];
  readonly words: Readonly<Record<'slider' | 'points' | 'announcement', string>>;
}

/** How far the fog has lifted at each year. */
const views = [styles.near, styles.mid, styles.far] as const;

/** With scripts, phones show one decision. */
const hiddenOnPhones = '[@media_screen_and_(scripting:enabled)]:max-page-md:hidden';

/** The year to look ahead to, from which on the coast lies in fog, and the decision in each year. */
export default function LiveYears({ decisions, words }: YearsProps) {
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const chosen = decisions[at];
  return (
    <div className={views[at]}>
      <input
        className={`m-0 cursor-ew-resize print:hidden [@media_(scripting:none)]:hidden ${styles.slider}`}
        type="range"
        min="0"
        max={decisions.length - 1}
        value={at}
        aria-label={words.slider}
        aria-valuetext={chosen?.year}
        onChange={(event) => {
          setAt(Number(event.currentTarget.value));
          setMoved(true);
        }}
      />
      <ul className="grid gap-x-gutter-wide gap-y-1 pt-2 page-md:grid-cols-3">
        {decisions.map(({ year, error, title, question, figure, decision }, index) => (
          <li
            key={year}
            className={`grid content-start gap-1 page-md:row-span-4 page-md:grid-rows-subgrid ${styles.decision} ${index === at ? '' : hiddenOnPhones}`}
            aria-current={index === at ? 'true' : undefined}
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <b className="text-heading font-display">{year}</b>{' '}
              <span className="text-small">{`±${error} ${words.points}`}</span>
            </p>
            <h3 className="text-body font-600">{title}</h3>
            <p>{question}</p>
            <p className="flex items-center gap-3 page-md:flex-col page-md:items-start page-xl:flex-row page-xl:items-center">
              <b
                className={`min-w-18 flex-none px-2 text-center font-condensed text-headline ${styles.figure}`}
              >
                {figure}
              </b>{' '}
              <span>{decision}</span>
            </p>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved && chosen ? fillIn(words.announcement, { ...chosen }) : ''}
      </p>
    </div>
  );
}

export const Years = island('pages/skills-lens/Years', LiveYears);
