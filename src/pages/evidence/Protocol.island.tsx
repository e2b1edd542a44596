import { type ReactNode, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Field, FieldError, Input, Select } from '../../components/Field.tsx';
import { useOnceLive } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { PrintButton, printSheet } from '../../components/PrintSheet.tsx';
import { capitalised, count, fillIn, longDay } from '../../content/format.ts';
import { typedNumber } from '../../content/typed-numbers.ts';
import styles from './Evidence.module.css';
import type page from './page.yaml';
import { fewest, most, protocolOf } from './protocol.ts';

interface ProtocolProps {
  readonly words: (typeof page)['protocol'];
  /** What each figure measures, in the order of the measures. */
  readonly definitions: readonly string[];
}

/** Returns a day, or the fallback while the field has none. */
const dayOr = (typed: string, fallback: string) => (/^20\d\d-\d\d-\d\d$/.test(typed) ? typed : fallback);

/** The protocol of one figure as a sheet to sign: a choice of the figure, the cases a year and the first day fill it in. */
export default function LiveProtocol({ words, definitions }: ProtocolProps) {
  const { measures, labels, example } = words;
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState(count(example.cases));
  const [start, setStart] = useState(example.start);
  const [valid, setValid] = useState(example.cases);
  const [touched, setTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function read() {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const number = String(fields.get('cases'));
    const amount = typedNumber(number);
    setChosen(Number(fields.get('measure')));
    setTyped(number);
    if (amount !== undefined && Number.isInteger(amount) && amount >= fewest && amount <= most)
      setValid(amount);
    setStart((before) => dayOr(String(fields.get('start')), before));
  }
  useOnceLive(read);

  const measure = measures[chosen] ?? measures[0];
  if (!measure) return null;
  const { claim, cases, least, records, signs } = measure;
  const number = typedNumber(typed);
  const isWrong = number === undefined || !Number.isInteger(number) || number < fewest || number > most;
  const { reach, months, baseline, period, due } = protocolOf(measure, valid, start);
  const monthsIn = (amount: number) =>
    amount === 1 ? words.months.one : fillIn(words.months.some, { months: amount });
  const [from, until] = baseline.map(longDay);
  const [first, last] = period.map(longDay);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [labels.what, definitions[chosen]],
    [labels.baseline, fillIn(words.baseline, { from: from ?? '', until: until ?? '' })],
    [labels.after, fillIn(words.after, { from: first ?? '', until: last ?? '', months })],
    [labels.sample, fillIn(words.sample, { least, cases, number: valid, reach: monthsIn(reach) })],
    [labels.records, records],
    [labels.rule, words.rule],
    [
      labels.due,
      <b key="due" className={styles.due}>
        {fillIn(words.due, { day: longDay(due) })}
      </b>,
    ],
  ];

  return (
    <div>
      <form
        ref={form}
        className={styles.controls}
        data-background="paper"
        onChange={() => {
          setTouched(true);
          read();
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field id="protocol-measure" label={words.measure}>
          <Select id="protocol-measure" name="measure" defaultValue="0">
            {measures.map((entry, index) => (
              <option key={entry.claim.name} value={index}>
                {fillIn(words.claim, { figure: entry.claim.figure, wording: entry.claim.wording })}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="protocol-cases" label={fillIn(words.cases, { cases: capitalised(cases) })}>
          <Input
            id="protocol-cases"
            name="cases"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            defaultValue={count(example.cases)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'protocol-problem' : undefined}
          />
          {isWrong ? (
            <FieldError id="protocol-problem">{fillIn(words.problem, { fewest, most })}</FieldError>
          ) : null}
        </Field>
        <Field id="protocol-start" label={words.start}>
          <Input
            id="protocol-start"
            name="start"
            type="date"
            min="2026-01-01"
            max="2099-12-31"
            defaultValue={example.start}
          />
        </Field>
        <p>
          <PrintButton variant="solid" label={words.print} />
        </p>
        <p className="col-span-full text-small text-muted">{words.typed}</p>
      </form>
      <div className={`${styles.sheet} ${printSheet}`} data-background="paper">
        <p className="text-muted">{words.sheet}</p>
        <p className={styles.claimed}>
          <b>{claim.figure}</b> <span>{claim.wording}</span>
        </p>
        <dl className={styles.rows}>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.signatures}>
          {[
            [labels.customer, signs],
            [labels.us, words.us],
          ].map(([term, role]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd>
                {role}
                <span className={styles.sign}>{words.date}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Announcement
        announce={touched}
        sentence={fillIn(words.announcement, { wording: claim.wording, day: longDay(due), least, cases })}
      />
    </div>
  );
}

export const Protocol = island('pages/evidence/Protocol', LiveProtocol, { hydrate: 'near' });
