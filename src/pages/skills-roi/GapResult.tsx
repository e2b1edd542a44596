import { LinkIcon } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Button } from '../../components/Button.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Input } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { fillIn } from '../../content/format.ts';
import {
  aboutEuros,
  type GapCost,
  type gapRange,
  percent,
  rankedParts,
} from '../../content/skills-gap-cost.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { type GapEntries, queryOf } from './entries.ts';
import copy from './skills-gap-calculator.yaml';

const { result } = copy;

/** The parts in one sentence, the largest first. */
function inWords(cost: GapCost): string {
  const { words, parts } = result;
  const [first, ...rest] = rankedParts(cost);
  if (!first) return words.nothing;
  const sentence = fillIn(words.first, { part: parts[first.part], share: percent(first.share) });
  const others = rest.map(({ part, share }) =>
    fillIn(words.rest, { part: parts[part].toLowerCase(), share: percent(share) }),
  );
  return `${[sentence, ...others].join(', ')}.`;
}

/**
 * The button that copies a link to the result, and what came of it. Where copying is not allowed the link stands to be
 * copied by hand. Absent without scripts, as nothing could answer its press.
 */
function ShareResult({ entries }: { readonly entries: GapEntries }) {
  const [attempt, setAttempt] = useState<{ outcome: 'copied' | 'refused'; link: string }>();
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
    // What came of a second press is heard again.
    setAttempt(undefined);
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}?${queryOf(entries)}`;
    try {
      await navigator.clipboard.writeText(link);
      setAttempt({ outcome: 'copied', link });
    } catch {
      // Refused, or not there at all outside a secure context.
      setAttempt({ outcome: 'refused', link });
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.select();
      });
    }
  }

  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 flex-[1_1_9rem] items-center scripting-none:hidden">
      <Button onClick={copyLink}>
        <Icon icon={LinkIcon} />
        {result.copy}
      </Button>
      <p role="status" className="basis-full text-small">
        {attempt ? result[attempt.outcome] : null}
      </p>
      {attempt?.outcome === 'refused' ? (
        <Input ref={field} aria-label={result.address} readOnly value={attempt.link} />
      ) : null}
    </div>
  );
}

interface GapResultProps {
  readonly cost: GapCost;
  /** What the total would be with fewer or more hours lost. */
  readonly range: ReturnType<typeof gapRange>;
  readonly entries: GapEntries;
  /** Labels of the fields whose entry cannot be used. */
  readonly waitingFor: readonly string[];
  /** False until the visitor has changed a number: what the page begins with is not announced. */
  readonly announce: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The range on a scale from nought: the band between its ends, and the total as a line in it. The sentence below says it. */
function RangeBand({ range: { low, about, high } }: Pick<GapResultProps, 'range'>) {
  const across = (amount: number) => Math.round((1000 * amount) / Math.max(1, high * 1.15)) / 10;
  return (
    <StretchedSvg className="h-6 w-full" viewBox="0 0 100 24">
      <path className="stroke-outline" d="M0 12H100M0 6V18" />
      <path className="fill-reef" d={`M${across(low)} 5H${across(high)}V19H${across(low)}z`} />
      <path className="stroke-sun [stroke-width:4px]" d={`M${across(about)} 0V24`} />
    </StretchedSvg>
  );
}

/** The total, what it is made of and what it means; a link to it, and the way into a meeting. */
export function GapResult({ cost, range, entries, waitingFor, announce, heading }: GapResultProps) {
  const total = aboutEuros(cost.total);
  const between = fillIn(result.between, { low: aboutEuros(range.low), high: aboutEuros(range.high) });
  const words = inWords(cost);
  const stale = waitingFor.length > 0 ? fillIn(result.stale, { fields: waitingFor.join(', ') }) : '';
  const { monthly, role, payroll } = result.facts;
  return (
    <InkPanel
      as="section"
      className="grid gap-6 p-panel rounded-md page-lg:sticky page-lg:top-24 forced-colors:border"
      aria-labelledby="gap-result-title"
    >
      <h2
        id="gap-result-title"
        ref={heading}
        tabIndex={-1}
        className="grid gap-1 text-heading [container-type:inline-size]"
      >
        <span>{result.title}</span> <span className="text-body font-400">{result.about}</span>{' '}
        {/* No figure of the display face is wider than 0.58 em: the amount stays in one line. */}
        <span
          className="leading-none tabular-nums tracking-[-0.02em] [font-size:min(var(--text-display-fontSize),100cqi_/_var(--at)_/_0.58)] data-[stale]:opacity-65"
          data-at={total.length}
          data-stale={stale ? true : undefined}
        >
          {total}
        </span>{' '}
        <span className="text-body font-400">{result.period}</span>
      </h2>
      <div className="grid gap-2">
        <RangeBand range={range} />
        <p className="font-600">{between}</p>
      </div>
      <p className={stale ? 'px-4 py-3 bg-paper text-ink font-600' : undefined}>{stale || words}</p>
      <Definitions
        className="grid gap-x-gutter gap-y-3 py-4 border-y border-y-outline page-xs:grid-cols-3 *:flex *:flex-col-reverse *:justify-end [&_dt]:text-small [&_dd]:font-display [&_dd]:text-heading [&_dd]:tabular-nums"
        items={[
          [monthly.text, fillIn(monthly.figure, { amount: aboutEuros(cost.monthly) })],
          [role.text, fillIn(role.figure, { amount: aboutEuros(cost.perRole) })],
          [payroll.text, fillIn(payroll.figure, { share: percent(cost.payrollShare, 1) })],
        ]}
      />
      <div className="flex flex-wrap gap-3 items-start">
        <BookMeeting control="skills-roi-result" meetingType="Skills Strategy Meeting" label={result.book} />
        {/* With other numbers it begins anew: what came of it was said of another link. */}
        <ShareResult key={queryOf(entries)} entries={entries} />
      </div>
      <Announcement
        sentence={stale || fillIn(result.announcement, { total, between, words })}
        announce={announce}
      />
    </InkPanel>
  );
}
