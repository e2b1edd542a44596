import { fillIn } from '../../content/format.ts';
import copy from '../../content/skills-roi.yaml';
import { type GapInputName, type GapInputRule, gapInputRules } from '../../skills-gap/inputs.ts';
import { type EntryProblem, exampleEntries } from './entries.ts';
import './skills-gap.css';

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
    <div className="cost-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="cost-entry">
        <input
          id={id}
          name={name}
          className="field-input"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={exampleEntries[name]}
          maxLength={40}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-unit ${id}-problem` : `${id}-unit ${id}-range`}
          onBlur={() => onLeave(name)}
        />
        <span id={`${id}-unit`} className="cost-unit">
          {unit}
        </span>
      </span>
      {problem ? (
        <p id={`${id}-problem`} className="field-error">
          {fillIn(problems[problem], { range: rangeInWords, example: exampleEntries[name], week })}
        </p>
      ) : (
        <p id={`${id}-range`} className="cost-range">
          {rangeInWords}
        </p>
      )}
    </div>
  );
}
