import { type Ref, useEffect, useState } from 'react';
import { fillIn } from '../../content/format.ts';
import copy from '../../content/skills-roi.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import type { GapCost } from '../../skills-gap/cost.ts';
import type { GapEntries } from './entries.ts';
import { GapBars } from './GapBars.tsx';
import { ShareResult } from './ShareResult.tsx';
import { euros, percent, rankedParts } from './wording.ts';
import './skills-gap-result.css';

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
    <section className="cost-result" data-stale={stale ? true : undefined} aria-labelledby="gap-result-title">
      <h2 id="gap-result-title" ref={heading} tabIndex={-1} className="cost-result-title">
        <span>{result.title}</span> <span className="cost-total">{total}</span> <span>{result.period}</span>
      </h2>
      <dl className="cost-facts">
        {facts.map(([fact, values]) => (
          <div key={fact.text}>
            <dt>{fact.text}</dt>
            <dd>{fillIn(fact.figure, values)}</dd>
          </div>
        ))}
      </dl>
      {stale ? <p className="cost-stale">{stale}</p> : null}
      <GapBars cost={cost} words={words} />
      <div className="cost-actions">
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
