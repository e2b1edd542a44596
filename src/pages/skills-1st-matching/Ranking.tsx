import type { Ref } from 'react';
import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn, listed } from '../../content/format.ts';
import type page from './page.yaml';
import styles from './Ranking.module.css';
import type { Ranked, Reading } from './ranking.ts';

export type RankingWords = Pick<(typeof page)['try'], 'needs' | 'met' | 'missing' | 'complete'>;

/** One candidate's levels as stars: full where the level needed is reached, and a line between full stars side by side. */
function Stars({ readings }: { readonly readings: readonly Reading[] }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {readings.map(({ skill, asked, shown, met }) => (
        <span key={skill} className={styles.star} data-met={met || undefined}>
          {asked > 0 ? <b>{shown}</b> : <i data-shown={shown > 0 || undefined} />}
        </span>
      ))}
    </span>
  );
}

interface RankingProps {
  readonly ranked: readonly Ranked[];
  readonly words: RankingWords;
  readonly list?: Ref<HTMLOListElement>;
}

/** The candidates of a vacancy in their order, by code, each with the reason for the place and two discs that match as far. */
export function Ranking({ ranked, words, list }: RankingProps) {
  const skills = ranked[0]?.readings ?? [];
  return (
    <div className={styles.ranking} data-at={ranked.length} data-until={skills.length}>
      <p className={styles.skills} aria-hidden="true">
        {skills.map(({ skill, asked }) => (
          <span key={skill} className={asked > 0 ? '' : 'text-muted'}>
            <b>{skill}</b>{' '}
            <span className="text-muted">{asked > 0 ? fillIn(words.needs, { asked }) : ''}</span>
          </span>
        ))}
      </p>
      <NumberedList ref={list} className={styles.list}>
        {ranked.map(({ code, readings, asked, met, missing }) => (
          <li key={code} className={styles.candidate} data-code={code}>
            <b className="font-display tabular-nums">{code}</b> <Stars readings={readings} />
            <span className={`${styles.reason} text-small`} data-at={met} data-until={asked}>
              <b>{fillIn(words.met, { met, asked })}</b>{' '}
              <span className="text-muted">
                {missing.length === 0 ? words.complete : fillIn(words.missing, { skills: listed(missing) })}
              </span>
            </span>
          </li>
        ))}
      </NumberedList>
    </div>
  );
}
