import type { Ref } from 'react';
import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn, listed } from '../../content/format.ts';
import type page from './page.yaml';
import styles from './Ranking.module.css';
import type { Ranked, Reading } from './ranking.ts';

export type RankingWords = Pick<(typeof page)['try'], 'met' | 'missing' | 'complete'>;

/** The radius of a level's disc or ring, in pixels. */
const radiusOf = (level: number) => 3 + 2.2 * level;
/** The radius of what a candidate shows and a vacancy does not ask for, in pixels. */
const unasked = 2.5;

/** One candidate's skills: rings as large as the level asked, discs as large as the level shown, a line through those met. */
function Stars({ readings }: { readonly readings: readonly Reading[] }) {
  const x = (place: number) => `${Math.round((1000 * (place + 0.5)) / readings.length) / 10}%`;
  const met = readings.flatMap((reading, place) => (reading.met ? [place] : []));
  return (
    <svg className={styles.stars} aria-hidden="true">
      {met.slice(1).map((place, index) => (
        <line key={place} x1={x(met[index] ?? 0)} x2={x(place)} y1="50%" y2="50%" />
      ))}
      {readings.map(({ skill, asked, shown, met: isMet }, place) => (
        <g key={skill} data-met={isMet || undefined} data-asked={asked > 0 || undefined}>
          {shown > 0 ? <circle cx={x(place)} cy="50%" r={asked > 0 ? radiusOf(shown) : unasked} /> : null}
          {asked > 0 ? <circle className={styles.ring} cx={x(place)} cy="50%" r={radiusOf(asked)} /> : null}
        </g>
      ))}
    </svg>
  );
}

interface RankingProps {
  readonly ranked: readonly Ranked[];
  readonly words: RankingWords;
  readonly list?: Ref<HTMLOListElement>;
}

/** The candidates of a vacancy in their order, by code, each with the reason for the place. */
export function Ranking({ ranked, words, list }: RankingProps) {
  return (
    <div>
      <p className={styles.head} aria-hidden="true">
        <span className={styles.skills}>
          {ranked[0]?.readings.map(({ skill, asked }) => (
            <span key={skill} className={asked > 0 ? 'font-600' : styles.unasked}>
              {skill}
              {asked > 0 ? ` ${asked}` : ''}
            </span>
          ))}
        </span>
      </p>
      <NumberedList ref={list}>
        {ranked.map(({ code, readings, asked, met, missing }) => (
          <li key={code} className={styles.candidate} data-code={code}>
            <b className="font-display text-heading tabular-nums">{code}</b> <Stars readings={readings} />
            <span className={`${styles.reason} text-small`}>
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
