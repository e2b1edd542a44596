import { type Ref, useEffect, useRef } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { PrintButton } from '../../components/PrintSheet.tsx';
import { count, fillIn } from '../../content/format.ts';
import { inEuros } from '../../content/price-estimate.ts';
import { gapCostParts } from '../../content/skills-gap.ts';
import { aboutEuros, euros, type GapCost, gapRange, percent } from '../../content/skills-gap-cost.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { queryOf } from './entries.ts';
import { GapStairs } from './GapStairs.tsx';
import { lineOf, type Outcome, type Shown } from './outcome.ts';
import styles from './Roi.module.css';
import { signedEuros } from './roi.ts';
import { ShareResult } from './ShareResult.tsx';
import copy from './skills-gap-calculator.yaml';

const { result, formula } = copy;

/** The ends of the slider, in hours a week. More can be typed. */
const slider = { lowest: 0, highest: 10, step: 0.5 } as const;

interface GapResultProps {
  readonly cost: GapCost;
  readonly outcome: Outcome;
  readonly shown: Shown;
  /** Labels of the fields whose entry cannot be used. */
  readonly waitingFor: readonly string[];
  /** False until the visitor has changed a number: what the page begins with is not announced. */
  readonly announce: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onHours: (hours: string) => void;
}

/** Returns the class of the size in which an amount stays on one line. */
function sizeOf({ length }: string) {
  if (length <= 8) return '';
  return length <= 11 ? 'text-[length:min(7.5rem,16cqi)]' : 'text-[length:min(7.5rem,10cqi)]';
}

/** The hours lost as a slider, which keeps its own value. A field beside the others takes more than the slider can. */
function HoursSlider({
  hours,
  onHours,
}: {
  readonly hours: number;
  readonly onHours: (hours: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!input.current) return;
    const { value, defaultValue } = input.current;
    // What was chosen before the scripts came stays.
    if (first.current && value !== defaultValue) onHours(value);
    else input.current.value = String(hours);
    first.current = false;
  }, [hours, onHours]);
  return (
    <div className="grid">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-heading text-sun tabular-nums">{fillIn(result.hours, { hours })}</b> {result.lever}
      </p>
      <input
        ref={input}
        className="h-11 w-full cursor-ew-resize touch-pan-y [accent-color:var(--colors-sun)] scripting-none:hidden"
        type="range"
        min={slider.lowest}
        max={slider.highest}
        step={slider.step}
        defaultValue={hours}
        aria-label={fillIn(result.slider, slider)}
        aria-valuetext={fillIn(result.hours, { hours })}
        onInput={(event) => onHours(event.currentTarget.value)}
      />
    </div>
  );
}

/** The total, the hours that move it, its steps and what closing the gap comes to; a link to it, a sheet of it, and a meeting. */
export function GapResult(props: GapResultProps) {
  const { cost, outcome, shown, waitingFor, announce, heading, onHours } = props;
  const { rounded, price, range, left, payback, condition } = outcome;
  const total = euros(rounded.total);
  const { low, high } = gapRange(shown.inputs);
  const between = fillIn(result.between, { low: aboutEuros(low), high: aboutEuros(high) });
  const stale = waitingFor.length > 0 ? fillIn(result.stale, { fields: waitingFor.join(', ') }) : '';
  const parts = gapCostParts.map((part) => {
    const amount = euros(rounded.parts[part]);
    const numbers = lineOf(formula.parts[part].numbers, shown, cost);
    return { name: result.parts[part], amount, part, numbers };
  });
  const priceInWords = inEuros(range, 'to');
  const people = count(shown.inputs.headcount);
  const steps = [
    ...parts.map(({ name, amount, numbers }) => ({
      name,
      amount,
      origin: fillIn(result.origin, { part: name, numbers, amount }),
    })),
    {
      name: result.price,
      amount: `−${euros(price)}`,
      origin: fillIn(result.priceOrigin, { range: priceInWords, people }),
    },
    {
      name: result.left,
      amount: signedEuros(left),
      origin: fillIn(result.leftOrigin, { total, price: euros(price), left: signedEuros(left) }),
    },
  ];
  return (
    <InkPanel as="section" className={styles.instrument} aria-labelledby="gap-result-title">
      <div className={styles.panel}>
        <div className="grid gap-2">
          <h2
            id="gap-result-title"
            ref={heading}
            tabIndex={-1}
            className="flex flex-wrap items-baseline gap-x-3 text-heading"
          >
            <span className="w-full">{result.title}</span>{' '}
            <span className={`font-condensed ${styles.total} ${sizeOf(total)}`}>{total}</span>{' '}
            <span>{result.period}</span>
          </h2>
          {stale ? <p className="bg-paper px-3 py-1.5 text-ink font-600">{stale}</p> : null}
          {stale ? null : <p>{cost.total ? between : result.nothing}</p>}
          <HoursSlider hours={shown.inputs.hoursLost} onHours={onHours} />
        </div>
        <GapStairs
          label={result.steps}
          parts={gapCostParts.map((part) => rounded.parts[part])}
          price={price}
          steps={steps}
        />
        <div className="grid gap-3">
          <p>
            <b className="mr-1 font-condensed text-title text-sun leading-none">{payback}</b>{' '}
            <span>
              {condition}
              <SampleMark word={result.mark} label={result.label} />
            </span>
          </p>
          <p className="text-small tabular-nums">
            {fillIn(result.facts, {
              monthly: aboutEuros(cost.monthly),
              role: aboutEuros(cost.perRole),
              payroll: percent(cost.payrollShare, 1),
            })}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <BookMeeting
              control="skills-roi-result"
              meetingType="Skills Strategy Meeting"
              label={result.book}
            />
            <PrintButton label={result.print} />
            {/* With other numbers it begins anew: what came of it was said of another link. */}
            <ShareResult key={queryOf(shown.entries)} entries={shown.entries} />
          </div>
        </div>
        <Announcement
          sentence={
            stale ||
            (cost.total
              ? fillIn(result.announcement, { total, between, payback, condition })
              : result.nothing)
          }
          announce={announce}
        />
      </div>
    </InkPanel>
  );
}
