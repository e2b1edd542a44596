import { useEffect, useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Field, Input } from '../../components/Field.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { count, fillIn } from '../../content/format.ts';
import { typedNumber } from '../../content/typed-numbers.ts';
import { Table } from '../../sections/table/Table.tsx';
import { budget } from './budget.ts';
import type page from './page.yaml';
import { YearBars } from './YearBars.tsx';

type Year = Omit<(typeof page)['year'], 'title' | 'text' | 'legend'>;

const hiresName = 'hires';
/** A row's name with its inputs beside it, on narrow pages below it. */
const head = 'grid page-md:grid-cols-[13rem_1fr] page-md:items-center';
const nameOf = (guess: number, factor: number) => `${guess}-${factor}`;

/** The fields' values, as text. */
type Entries = Readonly<Record<string, string>>;

const entriesIn = (form: HTMLFormElement): Entries =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Returns the typed number; undefined for anything that is no amount. */
function amountOf(entries: Entries, name: string): number | undefined {
  const value = typedNumber(entries[name] ?? '');
  return value !== undefined && value >= 0 && value <= 1e7 ? value : undefined;
}

/** An amount as it stands in its field: where it has cents, with both digits of them. */
const inField = (amount: number) => count(amount).replace(/\.\d$/, '$&0');

const amountIn = (euros: number) => (euros === 0 ? '\u2013' : `€${count(euros, 0)}`);

/** A year's payments: the licence is a price, the rest are guesses that the reader can put right. */
export default function LiveYearBudget({ year, caption }: { readonly year: Year; readonly caption: string }) {
  const { columns, licence, guesses, hires } = year;
  const form = useRef<HTMLFormElement>(null);
  const live = useHydrated();
  const [typed, setTyped] = useState(false);
  const fields = [
    ...guesses.flatMap(({ factors }, guess) =>
      factors.map(({ label, value }, factor) => ({ name: nameOf(guess, factor), label, value })),
    ),
    { name: hiresName, ...hires },
  ];
  const [entries, setEntries] = useState<Entries>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, inField(value)])),
  );

  useEffect(() => {
    if (form.current && live) setEntries(entriesIn(form.current));
  }, [live]);

  const wrong = fields.filter(({ name }) => amountOf(entries, name) === undefined);
  const problem =
    wrong.length > 0 ? fillIn(year.problem, { fields: wrong.map(({ label }) => label).join(', ') }) : '';
  const payments = budget(
    licence.price,
    guesses.map(({ factors, ...guess }, index) => ({
      ...guess,
      factors: factors.map((_, factor) => ({ value: amountOf(entries, nameOf(index, factor)) ?? 0 })),
    })),
  );
  const hired = amountOf(entries, hiresName) ?? 0;
  const { first, later } = payments.totals;
  const perHire = (total: number) => (hired > 0 ? amountIn(Math.round(total / hired)) : '\u2013');

  const input = ({ name, label }: (typeof fields)[number]) => (
    <Field
      key={name}
      className="min-w-24 max-w-38 flex-1 [overflow-wrap:anywhere]"
      id={`year-${name}`}
      label={<span className="text-small font-400">{label}</span>}
    >
      <Input
        id={`year-${name}`}
        name={name}
        className="font-600 tabular-nums max-page-sm:px-2"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={entries[name]}
        disabled={!live}
        aria-invalid={wrong.some((field) => field.name === name) || undefined}
        aria-describedby="year-problem"
      />
    </Field>
  );
  const inputs = (names: readonly string[]) => (
    <span className="flex min-w-0 flex-wrap items-end gap-x-3 gap-y-4 pt-3 page-md:gap-x-4 page-md:pt-0">
      {fields.filter(({ name }) => names.includes(name)).map(input)}
    </span>
  );

  return (
    <form
      ref={form}
      aria-label={caption}
      onChange={({ currentTarget }) => {
        setEntries(entriesIn(currentTarget));
        setTyped(true);
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <YearBars payments={payments} columns={columns} />
      <div className="pt-block">
        <Table
          caption={caption}
          columns={[columns.item, columns.first, columns.later]}
          rows={[
            {
              name: licence.item,
              head: (
                <>
                  <b className="font-600">{licence.item}</b>{' '}
                  <span className="text-muted">({licence.reckoning})</span>
                </>
              ),
              cells: [amountIn(payments.first[0] ?? 0), amountIn(payments.later[0] ?? 0)],
            },
            ...guesses.map(({ item, factors }, guess) => ({
              name: item,
              head: (
                <span className={head}>
                  <b className="font-600">{item}</b>
                  {inputs(factors.map((_, factor) => nameOf(guess, factor)))}
                </span>
              ),
              cells: [amountIn(payments.first[guess + 1] ?? 0), amountIn(payments.later[guess + 1] ?? 0)],
            })),
          ]}
          sums={[
            { name: year.total, cells: [amountIn(first), amountIn(later)] },
            {
              name: year.each,
              head: (
                <span className={head}>
                  {year.each}
                  {inputs([hiresName])}
                </span>
              ),
              cells: [perHire(first), perHire(later)],
            },
          ]}
        />
        <p id="year-problem" className="pt-3 text-small font-600">
          {problem}
        </p>
        <p className="text-muted text-small">{year.note}</p>
        <Announcement
          sentence={problem || fillIn(year.announcement, { first: amountIn(first), later: amountIn(later) })}
          announce={typed}
        />
      </div>
    </form>
  );
}

export const YearBudget = island('pages/pricing/YearBudget', LiveYearBudget);
