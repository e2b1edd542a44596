import { fillIn } from '../../content/format.ts';
import { type GapInputName, type GapInputRule, gapInputRules } from '../../content/skills-gap.ts';
import copy from '../../content/skills-roi.yaml';
import { type EntryProblem, exampleEntries } from './entries.ts';

interface GapFieldProps {
  readonly name: GapInputName;
  readonly problem: EntryProblem | undefined;
  /** What stands in the field of the working week, for the sentence that compares with it. */
  readonly week: string;
  readonly onLeave: (name: GapInputName) => void;
}

const { fields, problems } = copy.calculator;

/** A field of the calculator with its unit and range. Text with a keypad of digits: a number field drops what it cannot read. */
export function GapField({ name, problem, week, onLeave }: GapFieldProps) {
  const { lowest, highest, whole }: GapInputRule = gapInputRules[name];
  const { label, unit, range } = fields[name];
  const id = `gap-${name}`;
  const rangeInWords = fillIn(range, { lowest, highest });
  return (
    <div className="grid gap-1.5 content-start page-sm:gap-1.5 page-sm:[grid-row:span_3] page-sm:grid-rows-[subgrid]">
      <label className="field-label page-sm:self-end" htmlFor={id}>
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          name={name}
          className="field-input tabular-nums pr-26 [scroll-margin-block:7rem] font-600"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={exampleEntries[name]}
          maxLength={40}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-unit ${id}-problem` : `${id}-unit ${id}-range`}
          onBlur={() => onLeave(name)}
        />
        <span
          id={`${id}-unit`}
          className="absolute grid pointer-events-none right-3.5 left-auto inset-y-0 content-center text-slate text-small leading-[1.55]"
        >
          {unit}
        </span>
      </span>
      {problem ? (
        <p id={`${id}-problem`} className="field-error">
          {fillIn(problems[problem], { range: rangeInWords, example: exampleEntries[name], week })}
        </p>
      ) : (
        <p id={`${id}-range`} className="text-slate text-caption leading-[1.4]">
          {rangeInWords}
        </p>
      )}
    </div>
  );
}
