import { useEffect, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Button } from '../../components/Button.tsx';
import { Field, Input } from '../../components/Field.tsx';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { exampleInputs, problemOf } from '../../content/skills-gap.ts';
import { aboutEuros, gapRange } from '../../content/skills-gap-cost.ts';
import { typedNumber } from '../../content/typed-numbers.ts';
import { OutboundButton } from '../../sections/Outbound.tsx';
import type page from './page.yaml';

const fields = ['headcount', 'salary'] as const;

interface FirstInputsProps extends Omit<(typeof page)['calculator'], 'title' | 'text'> {
  /** What stands in the fields at first. */
  readonly example: Readonly<Record<(typeof fields)[number], string>>;
}

/** What the two inputs come to, with the calculator's own example for the rest; empty where it would not take an entry. */
function estimateOf(entries: Readonly<Record<string, FormDataEntryValue>>, sentence: string): string {
  const inputs = { ...exampleInputs };
  for (const name of fields) {
    const written = String(entries[name]);
    if (problemOf(written, name)) return '';
    inputs[name] = typedNumber(written) ?? 0;
  }
  const { low, about, high } = gapRange(inputs);
  return fillIn(sentence, { low: aboutEuros(low), about: aboutEuros(about), high: aboutEuros(high) });
}

/** The values belong to the fields. */
const estimateIn = (form: HTMLFormElement, sentence: string) =>
  estimateOf(Object.fromEntries(new FormData(form)), sentence);

/** The calculator's first two inputs, with what they say already; the form hands them over to the calculator's page. */
export default function LiveFirstInputs(props: FirstInputsProps) {
  const { example, fields: labels, estimate, submit, button } = props;
  const form = useRef<HTMLFormElement>(null);
  const [sentence, setSentence] = useState(() => estimateOf(example, estimate));
  const [typed, setTyped] = useState(false);

  useEffect(() => {
    // The fields may hold what was typed before the scripts came.
    if (form.current) setSentence(estimateIn(form.current, estimate));
  }, [estimate]);

  return (
    <form
      ref={form}
      action="/skills-roi"
      method="get"
      className="grid gap-5"
      onChange={({ currentTarget }) => {
        setSentence(estimateIn(currentTarget, estimate));
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
