import { type Ref, useEffect, useState } from 'react';
import { fillIn } from '../../content/format.ts';
import copy from '../../content/skills-roi.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import type { GapCost } from './cost.ts';
import type { GapEntries } from './entries.ts';
import { GapBars } from './GapBars.tsx';
import { ShareResult } from './ShareResult.tsx';
import styles from './skills-gap-result.module.css';
import { euros, percent, rankedParts } from './wording.ts';

interface GapResultProps {
  readonly cost: GapCost;
  readonly entries: GapEntries;
  /** Labels of the fields whose entry cannot be used. */
  readonly waitingFor: readonly string[];
  /** False until the visitor has changed a number: what the page begins with is not announced. */
  readonly announce: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Screen readers hear the result when typing has paused this long, in milliseconds. */
const announcementDelay = 1_200;

/** The parts in one sentence, the largest first. */
function inWords(cost: GapCost): string {
  const { words, parts } = copy.result;
  const [first, ...rest] = rankedParts(cost);
  if (!first) return words.nothing;
  const sentence = fillIn(words.first, { part: parts[first.part], share: percent(first.share) });
  const others = rest.map(({ part, share }) =>
    fillIn(words.rest, { part: parts[part].toLowerCase(), share: percent(share) }),
  );
  return `${[sentence, ...others].join(', ')}.`;
}

function useAnnouncement(sentence: string, announce: boolean): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!announce) return;
    const timer = window.setTimeout(() => setAnnounced(sentence), announcementDelay);
    return () => window.clearTimeout(timer);
  }, [sentence, announce]);
  return announced;
}

/** The total, what it means and its parts as bars; a link to it, and the way into a meeting. */
export function GapResult({ cost, entries, waitingFor, announce, heading }: GapResultProps) {
  const { result } = copy;
  const total = euros(cost.total);
  const words = inWords(cost);
  const stale = waitingFor.length > 0 ? fillIn(result.stale, { fields: waitingFor.join(', ') }) : '';
  const announced = useAnnouncement(stale || fillIn(result.announcement, { total, words }), announce);
  const facts = [
    [result.facts.monthly, { amount: euros(cost.monthly) }],
    [result.facts.role, { amount: euros(cost.perRole) }],
    [result.facts.payroll, { share: percent(cost.payrollShare, 1) }],
  ] as const;
  return (
    <section
      className="cost-result p-[clamp(1.25rem,0.75rem_+_2vw,2.25rem)] rounded-md bg-ink text-paper page-lg:sticky page-lg:top-24 forced-colors:border forced-colors:border-[CanvasText] focus-visible:[outline-color:var(--colors-sun)]"
      data-stale={stale ? true : undefined}
      aria-labelledby="gap-result-title"
    >
      <h2 id="gap-result-title" ref={heading} tabIndex={-1} className="grid gap-1 text-heading font-600">
        <span>{result.title}</span>{' '}
        <span
          className={`${styles.costTotal} tabular-nums [font-size:clamp(2.75rem,1.5rem_+_4.2vw,5rem)] font-700 tracking-[-0.02em] leading-none`}
        >
          {total}
        </span>{' '}
        <span>{result.period}</span>
      </h2>
      <dl
        className={`${styles.costFacts} grid gap-y-3 gap-x-gutter mt-6 mb-8 py-4 border-x-0 border-y border-[oklch(0.42_0.035_230)] page-xs:grid-cols-[repeat(3,1fr)]`}
      >
        {facts.map(([fact, values]) => (
          <div className="flex [flex-direction:column-reverse] justify-end" key={fact.text}>
            <dt className="text-[oklch(0.86_0.02_205)] text-small leading-[1.35]">{fact.text}</dt>
            <dd className="tabular-nums font-display text-heading font-700 leading-[1.3]">
              {fillIn(fact.figure, values)}
            </dd>
          </div>
        ))}
      </dl>
      {stale ? (
        <p className="mb-6 px-4 py-3 border-l-[0.375rem] border-l-sun bg-[oklch(0.3_0.04_235)] font-600">
          {stale}
        </p>
      ) : null}
      <GapBars cost={cost} words={words} />
      <div className="flex flex-wrap gap-3 mt-7 items-start">
        <BookMeeting control="skills-roi-result" meetingType="Skills Strategy Meeting">
          {result.book}
        </BookMeeting>
        <ShareResult entries={entries} />
      </div>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </section>
  );
}
