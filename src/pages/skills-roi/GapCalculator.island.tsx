import { Button } from '../../components/Button.tsx';
import { Field, FieldError, Input } from '../../components/Field.tsx';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import {
  type GapInputName,
  type GapInputRule,
  gapInputNames,
  gapInputRules,
} from '../../content/skills-gap.ts';
import { aboutEuros, gapCost, gapRange } from '../../content/skills-gap-cost.ts';
import { type EntryProblem, exampleEntries } from './entries.ts';
import { GapResult } from './GapResult.tsx';
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
  const { label, unit, range, hint } = fields[name];
  const id = `gap-${name}`;
  return (
    <Field
      id={id}
      label={label}
      className="content-start page-3xs:max-page-sm:grid-cols-[1fr_11.5rem] page-3xs:max-page-sm:items-center page-3xs:max-page-sm:gap-x-4 page-3xs:max-page-sm:*:last:col-span-full"
    >
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
          aria-describedby={`${id}-unit ${id}-note`}
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
      ) : (
        <p id={`${id}-note`} className="text-slate text-small">
          {hint}
        </p>
      )}
    </Field>
  );
}

/**
 * The fields of the skills-gap calculator and its result. As built it holds the example; without scripts the form asks for this
 * page again with the numbers in its address.
 */
export default function LiveGapCalculator() {
  const { result } = copy;
  const { form, heading, entries, shown, problems, touched, problemOf, leave } = useGapCalculator();
  const cost = gapCost(shown.inputs);
  const range = gapRange(shown.inputs);
  const waitingFor = gapInputNames.filter((name) => problems[name]).map((name) => fields[name].label);
  return (
    <div className="mt-block grid gap-x-gutter-wide gap-y-10 items-start page-lg:grid-cols-[7fr_5fr]">
      <form {...form} className="grid gap-8" method="get" aria-label={words.title} noValidate>
        <p className="max-w-measure text-slate text-small">{words.example}</p>
        <p className="hidden scripting-none:block px-4 py-3 bg-mist">{words.scripts}</p>
        {words.groups.map((group) => (
          <fieldset
            key={group.title}
            className="grid gap-x-gutter gap-y-2.5 page-sm:grid-cols-2 page-sm:gap-y-5 [&>:last-child:nth-child(even)]:col-span-full"
          >
            <legend className="mb-4 pt-3 border-t border-t-ink w-full font-display text-heading">
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
        {/* Where fields and result do not stand side by side the total follows the fields. */}
        <p
          className="[@media_(height>=20rem)]:sticky bottom-0 z-1 -mx-5 px-5 py-2 bg-ink text-paper tabular-nums page-sm:-mx-8 page-sm:px-8 page-lg:hidden print:hidden"
          aria-hidden="true"
        >
          {result.title} <strong className="font-display text-heading">{aboutEuros(cost.total)}</strong>{' '}
          {result.period}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button variant="solid" className="scroll-my-28" type="submit">
            {words.submit}
          </Button>
          <Button variant="muted" className="scroll-my-28" type="reset">
            {words.reset}
          </Button>
        </p>
      </form>
      <GapResult
        cost={cost}
        range={range}
        entries={shown.entries}
        waitingFor={waitingFor}
        announce={touched}
        heading={heading}
      />
    </div>
  );
}

export const GapCalculator = island('pages/skills-roi/GapCalculator', LiveGapCalculator);
