import { useCallback } from 'react';
import { Band } from '../../components/Band.tsx';
import { Button } from '../../components/Button.tsx';
import { Field, FieldError, Input } from '../../components/Field.tsx';
import { island } from '../../components/island.tsx';
import { printSheet } from '../../components/PrintSheet.tsx';
import { fillIn } from '../../content/format.ts';
import type { Assumptions } from '../../content/price-estimate.ts';
import {
  type GapInputName,
  type GapInputRule,
  gapInputNames,
  gapInputRules,
} from '../../content/skills-gap.ts';
import { euros, gapCost } from '../../content/skills-gap-cost.ts';
import { type EntryProblem, exampleEntries } from './entries.ts';
import { GapLines } from './GapLines.tsx';
import { GapResult } from './GapResult.tsx';
import { outcomeOf } from './outcome.ts';
import styles from './Roi.module.css';
import copy from './skills-gap-calculator.yaml';
import { useGapCalculator } from './use-gap-calculator.ts';

const { fields, problems: sentences, ...words } = copy.calculator;

interface GapFieldProps {
  readonly name: GapInputName;
  readonly problem: EntryProblem | undefined;
  /** What stands in the field of the working week, for the sentence that compares with it. */
  readonly week: string;
  readonly onLeave: (name: GapInputName) => void;
}

/** A field of the calculator with its unit. Text with a keypad of digits: a number field drops what it cannot read. */
function GapField({ name, problem, week, onLeave }: GapFieldProps) {
  const { lowest, highest, whole }: GapInputRule = gapInputRules[name];
  const { label, unit, range } = fields[name];
  const id = `gap-${name}`;
  return (
    <Field id={id} label={label} className={styles.field}>
      <span className="relative block">
        <Input
          id={id}
          name={name}
          className="tabular-nums pr-26 scroll-my-28 font-600"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={exampleEntries[name]}
          maxLength={40}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-unit ${id}-note` : `${id}-unit`}
          onBlur={() => onLeave(name)}
        />
        <span
          id={`${id}-unit`}
          className="absolute right-3.5 inset-y-0 grid content-center pointer-events-none text-slate text-small"
        >
          {unit}
        </span>
      </span>
      {problem ? (
        <FieldError id={`${id}-note`}>
          {fillIn(sentences[problem], {
            range: fillIn(range, { lowest, highest }),
            example: exampleEntries[name],
            week,
          })}
        </FieldError>
      ) : null}
    </Field>
  );
}

interface GapCalculatorProps {
  readonly assumptions: Assumptions;
  readonly title: string;
  readonly text: string;
}

/**
 * The fields of the calculator, beside them the instrument with the result, and below the sum line by line. As built it holds the
 * example; without scripts the form asks for this page again with the numbers in its address.
 */
export default function LiveGapCalculator({ assumptions, title, text }: GapCalculatorProps) {
  const { result } = copy;
  const { form, heading, entries, shown, problems, touched, problemOf, leave, enter } = useGapCalculator();
  const cost = gapCost(shown.inputs);
  const outcome = outcomeOf(cost, shown, assumptions, result);
  const waitingFor = gapInputNames.filter((name) => problems[name]).map((name) => fields[name].label);
  const enterHours = useCallback((hours: string) => enter('hoursLost', hours), [enter]);
  return (
    <div className={printSheet}>
      <Band as="div" className={styles.act}>
        <div className={`grid gap-6 pt-hero pb-part ${styles.words}`}>
          <h1 className="text-display page-lg:text-headline tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[52ch] text-lead">{text}</p>
        </div>
        <GapResult
          cost={cost}
          outcome={outcome}
          shown={shown}
          waitingFor={waitingFor}
          announce={touched}
          heading={heading}
          onHours={enterHours}
        />
        <form
          {...form}
          className={`grid content-start gap-6 pt-5 pb-10 ${styles.fields}`}
          method="get"
          aria-label={words.title}
          noValidate
        >
          <p className="text-muted text-small">{words.example}</p>
          <p className="hidden scripting-none:block px-4 py-3 bg-mist">{words.scripts}</p>
          {words.groups.map((group) => (
            <fieldset key={group.title} className="grid gap-x-4 gap-y-1.5">
              <legend className="mb-2 pt-2.5 border-t border-t-ink w-full font-display text-heading">
                {group.title}
              </legend>
              {group.fields.map((name) => (
                <GapField
                  key={name}
                  name={name}
                  problem={problemOf(name)}
                  week={entries.week}
                  onLeave={leave}
                />
              ))}
            </fieldset>
          ))}
          {/* Where fields and result do not stand side by side the result follows the fields. */}
          <p
            className="[@media_(height>=20rem)]:sticky bottom-0 z-1 -mx-5 px-5 py-2 bg-ink text-paper text-small tabular-nums page-sm:-mx-8 page-sm:px-8 page-lg:hidden print:hidden"
            aria-hidden="true"
          >
            {waitingFor.length > 0 ? (
              fillIn(result.stale, { fields: waitingFor.join(', ') })
            ) : (
              <>
                <strong className="font-display text-heading">{euros(outcome.rounded.total)}</strong>{' '}
                {result.period}. {outcome.payback}.
              </>
            )}
          </p>
          <p className="flex flex-wrap gap-3 print:hidden">
            <Button variant="solid" className="scroll-my-28" type="submit">
              {words.submit}
            </Button>
            <Button variant="muted" className="scroll-my-28" type="reset">
              {words.reset}
            </Button>
          </p>
        </form>
      </Band>
      <GapLines cost={cost} outcome={outcome} shown={shown} />
    </div>
  );
}

export const GapCalculator = island('pages/skills-roi/GapCalculator', LiveGapCalculator);
