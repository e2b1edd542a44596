import { LinkIcon } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Button } from '../../components/Button.tsx';
import { Decoration, StretchedSvg, swatch } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Input } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { fillIn, sum } from '../../content/format.ts';
import {
  aboutEuros,
  euros,
  type GapCost,
  type gapRange,
  percent,
  rankedParts,
} from '../../content/skills-gap-cost.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { type GapEntries, queryOf } from './entries.ts';
import copy from './skills-gap-calculator.yaml';

const { result } = copy;

type Ranked = ReturnType<typeof rankedParts>;

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

/** The range on a scale from nought to its upper end, and the total as a line in it. The sentence below says it. */
function RangeBand({ range: { low, about, high } }: Pick<GapResultProps, 'range'>) {
  const across = (amount: number) => Math.round((1000 * amount) / Math.max(1, high)) / 10;
  return (
    <div aria-hidden="true">
      <StretchedSvg className="h-6 w-full" viewBox="0 0 100 24">
        <path className="stroke-outline" d="M0 12H100M0 6V18" />
        <path
          className="fill-reef forced-colors:fill-none forced-colors:stroke-[CanvasText]"
          d={`M${across(low)} 5H100V19H${across(low)}z`}
        />
        <path className="stroke-sun [stroke-width:4px]" d={`M${across(about)} 0V24`} />
      </StretchedSvg>
      <p className="flex justify-between text-small tabular-nums">
        <span>{euros(0)}</span>
        {aboutEuros(high)}
      </p>
    </div>
  );
}

/** The tones of the parts, the largest first. */
const tones = [
  'stroke-sun bg-sun',
  'stroke-reef bg-reef',
  'stroke-paper bg-paper',
  'stroke-lagoon-soft bg-lagoon-soft',
];

/** The parts of the total as one bar, the largest first, over their names and shares. */
function Shares({ ranked, words }: { readonly ranked: Ranked; readonly words: readonly string[] }) {
  const before = (index: number) => 100 * sum(ranked.slice(0, index).map(({ share }) => share));
  return (
    <div className="grid gap-3">
      <StretchedSvg
        className="h-4 w-full forced-color-adjust-none [&_*]:[stroke-width:32px]"
        viewBox="0 0 100 1"
      >
        {ranked.map(({ part }, index) => (
          <path key={part} className={tones[index]} d={`M${before(index)} 0H${before(index + 1)}`} />
        ))}
      </StretchedSvg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {words.map((share, index) => (
          <li key={share} className="flex items-center gap-2">
            <Decoration className={`size-3 flex-none ${swatch} ${tones[index]}`} />
            {share}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The total, what it is made of and what it means; a link to it, and the way into a meeting. */
export function GapResult({ cost, range, entries, waitingFor, announce, heading }: GapResultProps) {
  const total = aboutEuros(cost.total);
  const between = fillIn(result.between, { low: aboutEuros(range.low), high: aboutEuros(range.high) });
  const ranked = rankedParts(cost);
  const words = ranked.map(({ part, share }) =>
    fillIn(result.share, { part: result.parts[part], share: percent(share) }),
  );
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
        <span>{result.title}</span>{' '}
        {/* No figure of the display face is wider than 0.58 em: the amount stays in one line. */}
        <span
          className="leading-none tabular-nums tracking-[-0.02em] [font-size:min(var(--text-display-fontSize),100cqi_/_var(--at)_/_0.58)] data-[stale]:opacity-65"
          data-at={total.length}
          data-stale={stale ? true : undefined}
        >
          {total}
        </span>{' '}
        <span>{result.period}</span>
      </h2>
      <div className="grid gap-2">
        <RangeBand range={range} />
        <p className="font-600">{between}</p>
      </div>
      {stale || !cost.total ? (
        <p className="bg-paper px-4 py-3 text-ink font-600">{stale || result.nothing}</p>
      ) : (
        <Shares ranked={ranked} words={words} />
      )}
      <Definitions
        className="grid gap-x-gutter gap-y-3 py-4 border-y border-y-outline page-xs:grid-cols-3 *:flex *:flex-col-reverse *:justify-end [&_dt]:text-small [&_dd]:font-display [&_dd]:text-heading [&_dd]:tabular-nums"
        items={[
          [monthly, aboutEuros(cost.monthly)],
          [role, aboutEuros(cost.perRole)],
          [payroll, percent(cost.payrollShare, 1)],
        ]}
      />
      <div className="flex flex-wrap gap-3 items-start">
        <BookMeeting control="skills-roi-result" meetingType="Skills Strategy Meeting" label={result.book} />
        {/* With other numbers it begins anew: what came of it was said of another link. */}
        <ShareResult key={queryOf(entries)} entries={entries} />
      </div>
      <Announcement
        sentence={
          stale ||
          fillIn(result.announcement, {
            total,
            between,
            words: cost.total ? `${words.join(', ')}.` : result.nothing,
          })
        }
        announce={announce}
      />
    </InkPanel>
  );
}
