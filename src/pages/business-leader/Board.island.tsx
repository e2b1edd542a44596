import { useLayoutEffect, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Button } from '../../components/Button.tsx';
import { Field, FieldError, Input } from '../../components/Field.tsx';
import { island } from '../../components/island.tsx';
import { PrintButton, printSheet } from '../../components/PrintSheet.tsx';
import { count, fillIn } from '../../content/format.ts';
import { gapInputRules } from '../../content/skills-gap.ts';
import styles from './Board.module.css';
import { BoardPaper, decisionOf } from './BoardPaper.tsx';
import { type BoardWords, boardFigures, fewestPeople, mostPeople, readEntry, ways } from './board.ts';

type Values<Value> = Readonly<Record<string, Value>>;

/** The fields above the paper and what their problems name. */
const fields = ['people', 'salary', 'company'] as const;
const limits = {
  people: { lowest: fewestPeople, highest: mostPeople },
  salary: { lowest: gapInputRules.salary.lowest, highest: gapInputRules.salary.highest },
};

/** Returns what the fields held before hydration, by name. */
function useEarlyEntries(): Values<string> {
  const [early] = useState(() =>
    typeof document === 'undefined'
      ? []
      : Array.from(document.querySelectorAll<HTMLInputElement>(`.${styles.board} input`), (input) => [
          input.name,
          input.value,
        ]),
  );
  return Object.fromEntries(early);
}

const without = <Value,>(values: Values<Value>, name: string): Values<Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/** The board paper and the fields that fill it in. An entry that is no number leaves the paper as it was. */
export default function LiveBoard(words: BoardWords) {
  const { plan, document: paper } = words;
  const early = useEarlyEntries();
  const [typed, setTyped] = useState<Values<string>>({});
  const [numbers, setNumbers] = useState<Values<number>>({});

  const { people = plan.people, salary = words.salary } = numbers;
  const figures = boardFigures(plan, {
    people,
    salary,
    rates: plan.rows.map((_, index) => numbers[`rate-${index}`]),
    once: {
      ...plan.once,
      ...Object.fromEntries(ways.map((way) => [way, numbers[`once-${way}`] ?? plan.once[way]])),
    },
  });
  const company = typed.company?.trim() ?? '';
  const isOwn = people !== plan.people || salary !== words.salary || company !== '';

  function change(name: string, text: string) {
    setTyped((before) => ({ ...before, [name]: text }));
    const number = name === 'company' ? undefined : readEntry(name, text);
    if (number !== undefined) setNumbers((before) => ({ ...before, [name]: number }));
  }
  /** Writes a number as the paper does once its field is left. */
  const leave = (name: string) => {
    if (readEntry(name, typed[name] ?? '') !== undefined) setTyped((before) => without(before, name));
  };
  const isWrong = (name: string) => {
    const text = typed[name];
    return text !== undefined && name !== 'company' && readEntry(name, text) === undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was typed before hydration
  useLayoutEffect(() => {
    for (const [name, text] of Object.entries(early)) if (text !== shownIn(name)) change(name, text);
  }, []);

  function shownIn(name: string): string {
    const [kind, of = ''] = name.split('-');
    if (kind === 'company') return typed.company ?? '';
    const number =
      kind === 'people'
        ? people
        : kind === 'salary'
          ? salary
          : kind === 'rate'
            ? figures.lines[Number(of)]?.rate
            : (numbers[name] ?? plan.once[of as keyof typeof plan.once]);
    return typed[name] ?? count(number ?? 0);
  }

  const entryOf = (name: string) => ({
    name,
    value: shownIn(name),
    'aria-invalid': isWrong(name) || undefined,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change(name, currentTarget.value),
    onBlur: () => leave(name),
  });

  return (
    <div className={`${styles.board} ${printSheet}`}>
      <div className="mb-part grid gap-x-gutter gap-y-3 page-2xs:grid-cols-2 page-lg:grid-cols-[repeat(3,1fr)_auto] scripting-none:hidden print:hidden">
        {fields.map((name) => (
          <Field
            key={name}
            id={`board-${name}`}
            label={
              <>
                {words.fields[name].label}{' '}
                <span className="font-400 text-muted">({words.fields[name].unit})</span>
              </>
            }
          >
            <Input
              {...entryOf(name)}
              id={`board-${name}`}
              className="tabular-nums font-600"
              autoComplete={name === 'company' ? 'organization' : 'off'}
              inputMode={name === 'company' ? 'text' : 'decimal'}
              maxLength={name === 'company' ? 60 : 14}
              placeholder={name === 'company' ? paper.organisation : undefined}
              aria-describedby={isWrong(name) ? `board-${name}-problem` : 'board-private'}
            />
            {isWrong(name) && name !== 'company' ? (
              <FieldError id={`board-${name}-problem`}>
                {fillIn(words.problems[name], limits[name])}
              </FieldError>
            ) : null}
          </Field>
        ))}
        <p className="flex flex-wrap content-start gap-3 page-lg:pt-[1.925rem]">
          <PrintButton variant="solid" label={words.print} />
          <Button
            onClick={() => {
              setTyped({});
              setNumbers({});
            }}
          >
            {words.reset}
          </Button>
        </p>
        <p id="board-private" className="text-muted text-small">
          {words.private}
        </p>
      </div>
      <BoardPaper
        words={words}
        figures={figures}
        company={company || (isOwn ? words.own.organisation : paper.organisation)}
        isOwn={isOwn}
        entryOf={entryOf}
        hasOwn={(name) => numbers[name] !== undefined}
        isWrong={isWrong}
      />
      <Announcement sentence={decisionOf(words, figures)} announce={Object.keys(typed).length > 0 || isOwn} />
    </div>
  );
}

export const Board = island('pages/business-leader/Board', LiveBoard);
