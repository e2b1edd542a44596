import type { ComponentProps, ReactNode } from 'react';
import { Definitions } from '../../components/Definitions.tsx';
import { FieldError } from '../../components/Field.tsx';
import { count, fillIn, sum } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Table } from '../../sections/table/Table.tsx';
import styles from './Board.module.css';
import type { BoardWords } from './board.ts';
import { type boardFigures, ways } from './board.ts';

type Figures = ReturnType<typeof boardFigures>;

/** Returns the decision's text and the figures for its places. Where nothing is saved it has no place for months. */
function decisionParts({ document: { decision } }: BoardWords, { outlay, sums, left, months = 0 }: Figures) {
  const inMonths = months === 1 ? decision.month : fillIn(decision.months, { months });
  return {
    text: months === 0 ? decision.never : decision.text,
    values: { outlay: count(outlay), cost: count(sums.cost), left: count(left), months: inMonths },
  };
}

/** Returns the decision as one sentence, for announcements. */
export function decisionOf(words: BoardWords, figures: Figures): string {
  const { text, values } = decisionParts(words, figures);
  return fillIn(text, values);
}

/** The decision; what the organisation gains is marked. */
function Decision({ words, figures }: { readonly words: BoardWords; readonly figures: Figures }) {
  const { text, values } = decisionParts(words, figures);
  return (
    <p className={`font-statement ${styles.decision}`}>
      {text.split(/(€?\{\w+\})/).map((part) => {
        if (!part.includes('{')) return part;
        const figure = fillIn(part, values);
        return part === '{months}' ? (
          <mark key={part} className="inline-block font-700">
            {figure}
          </mark>
        ) : (
          <b key={part} className="inline-block font-700">
            {figure}
          </b>
        );
      })}
    </p>
  );
}

interface AmountProps extends ComponentProps<'input'> {
  readonly isOwn: boolean;
}

/** An assumed amount that can be typed over; on paper and without scripts its text. */
function Amount({ isOwn, ...input }: AmountProps) {
  return (
    <>
      <input
        {...input}
        className={isOwn ? `${styles.amount} ${styles.own}` : styles.amount}
        inputMode="decimal"
        maxLength={9}
        size={6}
      />
      <span className="hidden scripting-none:inline print:inline">{input.value}</span>
    </>
  );
}

interface SlipProps {
  readonly title: string;
  readonly items: readonly (readonly [name: string, people: number])[];
  readonly total: string;
  readonly className?: string | undefined;
}

/** A slip of paper at a note: a line of the account opened into the people that it is the sum of. */
function Slip({ title, items, total, className = '' }: SlipProps) {
  const people = sum(items.map(([, amount]) => amount));
  return (
    <div className={`${styles.slip} max-w-72 border border-ink bg-white text-ink leading-snug ${className}`}>
      <p className="pb-1.5 font-600">{title}</p>
      <Definitions
        className="tabular-nums *:flex *:items-baseline *:justify-between *:border-t *:border-t-contour *:py-1 [&>:last-child]:border-t-ink [&>:last-child]:font-700"
        items={[...items, [total, people] as const].map(([name, amount]) => [name, count(amount)])}
      />
    </div>
  );
}

/** Returns a line of the account under its name; nought as a dash, as accounts are written. */
const row = (name: string, values: readonly ReactNode[]) => ({
  name,
  cells: values.map((value) => (value === 0 ? '\u2013' : typeof value === 'number' ? count(value) : value)),
});

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** With the note, such as a line of the account opened. */
  readonly slip?: ReactNode;
  /** Why an amount in the account is not taken. */
  readonly problem?: string | false | undefined;
  /** The accounts. */
  readonly children: ReactNode;
}

/** A part of the paper with its account; the note says where it comes from and stands in the margin of wide pages. */
function Part({ title, text, note, slip, problem, children }: PartProps) {
  return (
    <section className="relative grid gap-1.5">
      <h4 className="text-heading leading-tight">{title}</h4>
      <p className="max-w-[80ch]">{text}</p>
      {children}
      {problem ? <FieldError id={`problem-${title}`}>{problem}</FieldError> : null}
      <div
        className={`${styles.note} text-slate text-small page-lg:border-t page-lg:border-t-ink page-lg:pt-3`}
      >
        <p>{note}</p>
        {slip}
      </div>
    </section>
  );
}

interface BoardPaperProps {
  readonly words: BoardWords;
  readonly figures: Figures;
  readonly company: string;
  /** Whether the figures are the visitor's. */
  readonly isOwn: boolean;
  readonly entryOf: (name: string) => ComponentProps<'input'>;
  /** Whether the visitor has typed an amount of their own. */
  readonly hasOwn: (name: string) => boolean;
  readonly isWrong: (name: string) => boolean;
}

/** A paper as the board gets it: the decision, the gap, its cost and the plan, all reckoned from the lines above them. */
export function BoardPaper({ words, figures, company, isOwn, entryOf, hasOwn, isWrong }: BoardPaperProps) {
  const { document: paper, own } = words;
  const { gap, cost, plan, decision, total } = paper;
  const { lines, sums, outlays, outlay, filled, spare, divisions } = figures;
  const [first] = lines;
  if (!first) return null;
  const values = { ...sums, outlay, filled, spare };
  const amount = (name: string, label: string) => (
    <Amount {...entryOf(name)} isOwn={hasOwn(name)} aria-label={label} />
  );
  const problemIn = (names: readonly string[]) => names.some(isWrong) && words.problems.amount;
  return (
    <article className={`${styles.paper} grid gap-block border border-ink bg-white text-ink leading-[1.4]`}>
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-b-2 border-b-ink pb-4 wrap-anywhere">
        <p className="font-display">
          {company}
          <SampleMark {...(isOwn ? own.mark : words.mark)} />
        </p>
        <p className="text-slate text-small">{(isOwn ? own.facts : paper.facts).join(' · ')}</p>
        <h3 className="w-full text-heading">{paper.title}</h3>
      </header>
      <Decision words={words} figures={figures} />
      <Part
        {...gap}
        text={fillIn(gap.text, values)}
        note={isOwn ? own.gap : gap.note}
        slip={
          <Slip
            title={fillIn(gap.slip.title, first)}
            items={divisions.map((people, index) => [
              isOwn
                ? fillIn(own.division, { letter: String.fromCharCode(65 + index) })
                : (gap.slip.divisions[index]?.[0] ?? ''),
              people,
            ])}
            total={gap.slip.total}
          />
        }
      >
        <Table
          className={styles.account}
          caption={gap.title}
          columns={Object.values(gap.columns)}
          rows={lines.map(({ skill, need, have, short }) => row(skill, [need, have, short]))}
          sums={[row(total, [sums.need, sums.have, sums.short])]}
        />
      </Part>
      <Part
        {...cost}
        text={fillIn(cost.text, values)}
        note={isOwn ? own.cost : cost.note}
        problem={problemIn(lines.map((_, index) => `rate-${index}`))}
      >
        <Table
          className={styles.account}
          caption={cost.title}
          columns={Object.values(cost.columns)}
          rows={lines.map(({ skill, short, cost: yearly }, index) =>
            row(skill, [short, amount(`rate-${index}`, `${skill}: ${cost.columns.rate}`), yearly]),
          )}
          sums={[row(total, [sums.short, '', sums.cost])]}
        />
      </Part>
      <Part
        {...plan}
        text={fillIn(plan.text, values)}
        problem={problemIn(ways.map((way) => `once-${way}`))}
        slip={
          <Slip
            title={fillIn(plan.slip.title, first)}
            items={ways.map((way) => [plan.columns[way], first[way]])}
            total={plan.slip.total}
            className={styles.large}
          />
        }
      >
        <div className={`${styles.accounts} grid items-start gap-x-12 gap-y-4 page-lg:grid-cols-[11fr_10fr]`}>
          <Table
            className={styles.account}
            caption={plan.title}
            columns={Object.values(plan.columns)}
            rows={lines.map((line) => row(line.skill, [...ways.map((way) => line[way]), line.open]))}
            sums={[row(total, [...ways.map((way) => sums[way]), sums.open])]}
          />
          <Table
            className={styles.account}
            caption={plan.once}
            columns={Object.values(plan.prices)}
            rows={ways.map((way, index) =>
              row(plan.columns[way], [
                sums[way],
                amount(`once-${way}`, `${plan.columns[way]}: ${plan.prices.rate}`),
                outlays[index] ?? 0,
              ]),
            )}
            sums={[row(plan.total, [filled, '', outlay])]}
          />
        </div>
      </Part>
      <p className="border-t-2 border-t-ink pt-4 text-slate text-small">
        {isOwn ? own.signed : decision.signed}
      </p>
    </article>
  );
}
