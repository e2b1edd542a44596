import { useEffect, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Button } from '../../components/Button.tsx';
import { Field, Input } from '../../components/Field.tsx';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { gapInputRules } from '../../content/skills-gap.ts';
import { typedNumber } from '../../content/typed-numbers.ts';
import { OutboundButton } from '../../sections/Outbound.tsx';
import type page from './page.yaml';

const fields = ['headcount', 'salary'] as const;

interface FirstInputsProps extends Omit<(typeof page)['calculator'], 'title' | 'text'> {
  /** What stands in the fields at first. */
  readonly example: Readonly<Record<(typeof fields)[number], string>>;
}

/** A hundredth of all salaries, rounded to the euro; zero where the calculator would not take an entry. */
function amountOf(entries: Readonly<Record<string, FormDataEntryValue>>): number {
  const numbers = fields.map((name) => {
    const entry = typedNumber(String(entries[name])) ?? 0;
    return entry > gapInputRules[name].highest ? 0 : entry;
  });
  return Math.round(numbers.reduce((product, number) => product * number, 1) / 100);
}

/** The values belong to the fields, which may hold what was typed before the scripts came. */
const amountIn = (form: HTMLFormElement) => amountOf(Object.fromEntries(new FormData(form)));

/** The calculator's first two inputs, with what they say already; the form hands them over to the calculator's page. */
export default function LiveFirstInputs(props: FirstInputsProps) {
  const { example, fields: labels, estimate, submit, button } = props;
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState(() => amountOf(example));
  const [typed, setTyped] = useState(false);
  const sentence = amount > 0 ? fillIn(estimate, { amount }) : '';

  useEffect(() => {
    if (form.current) setAmount(amountIn(form.current));
  }, []);

  return (
    <form
      ref={form}
      action="/skills-roi"
      method="get"
      className="grid gap-5"
      onChange={({ currentTarget }) => {
        setAmount(amountIn(currentTarget));
        setTyped(true);
      }}
    >
      <div className="grid gap-4 page-sm:grid-cols-2">
        {fields.map((name) => (
          <Field
            key={name}
            id={`first-${name}`}
            label={
              <>
                {labels[name].label} <span className="font-400 text-muted">({labels[name].unit})</span>
              </>
            }
          >
            <Input
              id={`first-${name}`}
              name={name}
              className="tabular-nums"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              defaultValue={example[name]}
            />
          </Field>
        ))}
      </div>
      <output
        className="min-h-14 font-600"
        htmlFor={fields.map((name) => `first-${name}`).join(' ')}
        // It would be read out at each key; the status says it once typing has paused.
        aria-live="off"
      >
        {sentence}
      </output>
      <Announcement sentence={sentence} announce={typed} />
      <p className="flex flex-wrap gap-3">
        <Button variant="solid" type="submit">
          {submit}
        </Button>
        <OutboundButton to="skillsGapCalculator" label={button} />
      </p>
    </form>
  );
}

export const FirstInputs = island('pages/business-leader/FirstInputs', LiveFirstInputs);
