import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../components/hydration.ts';
import { count, fillIn } from '../../content/format.ts';
import type { DrawingSource } from '../../drawings/drawing.ts';
import styles from './Ask.module.css';
import type { AskWords } from './ask.ts';
import { MarkedText } from './MarkedText.tsx';
import { RouteMap } from './RouteMap.tsx';
import { scrollToNearest } from './scroll.ts';

type Question = AskWords['questions'][number];

/** Splits an answer into texts and, at odd places, the figures that stand between them. */
function partsOf({ answer, figures }: Pick<Question, 'answer' | 'figures'>) {
  const names = ['first', 'second', 'third', 'fourth'];
  return answer
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : names.indexOf(part)))
    .map((part) => ({ part, figure: typeof part === 'number' ? figures[part] : undefined }));
}

/** Returns an answer as one text. */
export function spoken(question: Pick<Question, 'answer' | 'figures'>): string {
  return partsOf(question)
    .map(({ part, figure }) => (figure ? count(figure.people) : part))
    .join('');
}

type RecordsProps = Question['figures'][number] & {
  readonly id: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly labels: Pick<AskWords, 'shown' | 'all'>;
};

/** The records behind a figure. Without scripts they open with their own summary; otherwise with the figure in the answer. */
function Records({ id, people, text, records, open, onToggle, labels }: RecordsProps) {
  const shown = records.length === people ? labels.all : labels.shown;
  return (
    <details
      id={id}
      className={styles.records}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary id={`${id}-of`} className={styles.summary}>
        {count(people)} {text}
      </summary>
      <div className={styles.sheet} data-background="paper">
        <p className={styles.head}>
          <b className="font-600">
            {count(people)} {text}
          </b>{' '}
          <span className="text-muted">{fillIn(shown, { shown: records.length, people })}</span>
        </p>
        <ol>
          {records.map((record) => (
            <li key={record.source} className={styles.record}>
              <p>
                <MarkedText text={record.text} />
              </p>
              <p className="text-muted text-small">{record.source}</p>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

type AnswerProps = Question & {
  readonly id: string;
  readonly labels: Pick<AskWords, 'barred' | 'unknown' | 'shown' | 'all' | 'found'>;
  readonly systems: readonly string[];
  readonly network: DrawingSource;
};

/** The answer to a question: a sentence whose figures unroll their records, the route to it, and what it leaves out. */
export function Answer({ id, labels, systems, network, ...question }: AnswerProps) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<number | undefined>(0);
  const idOf = (figure: number) => `${id}-records-${figure + 1}`;
  const pressed = useRef(0);
  const [presses, setPresses] = useState(0);

  /** An open figure stays open: a second press shows its records once more, and only Escape rolls them up. */
  function open(figure: number) {
    pressed.current = figure;
    setOpened(figure);
    setPresses((before) => before + 1);
  }

  useEffect(() => {
    if (presses > 0) scrollToNearest(document.querySelector(`#${id}-records-${pressed.current + 1} li`));
  }, [id, presses]);

  /** A link that became a button also answers to the space bar. */
  function handleKey(event: KeyboardEvent, figure: number) {
    if (event.key === 'Escape') setOpened(undefined);
    if (event.key !== ' ') return;
    event.preventDefault();
    open(figure);
  }

  return (
    <article className={styles.answer}>
      <div className={styles.words}>
        <h2 className={styles.question}>
          <span className="block text-muted text-body font-400">{question.who}</span> {question.question}
        </h2>
        <p className={styles.sentence}>
          {partsOf(question).map(({ part, figure }) =>
            figure && typeof part === 'number' ? (
              <a
                key={part}
                className={styles.figure}
                href={`#${idOf(part)}`}
                {...(hydrated && {
                  role: 'button',
                  'aria-expanded': opened === part,
                  'aria-controls': idOf(part),
                  'aria-describedby': `${idOf(part)}-of`,
                  onClick: (event) => {
                    event.preventDefault();
                    open(part);
                  },
                  onKeyDown: (event) => handleKey(event, part),
                })}
              >
                {count(figure.people)}
              </a>
            ) : (
              part
            ),
          )}
        </p>
        <div>
          {question.figures.map((figure, index) => (
            <Records
              key={figure.text}
              {...figure}
              id={idOf(index)}
              open={opened === index}
              onToggle={(open) => setOpened((now) => (open ? index : now === index ? undefined : now))}
              labels={labels}
            />
          ))}
        </div>
      </div>
      <div className={styles.way}>
        <RouteMap network={network} route={question.route} systems={systems} />
        <ol className={styles.stops} aria-label={labels.found}>
          {question.stops.map(({ people, text, system }) => (
            <li key={text}>
              <b className={styles.count}>{count(people)}</b> <span className="text-small">{text}</span>{' '}
              <span className="text-muted text-small">{systems[system]}</span>
            </li>
          ))}
        </ol>
      </div>
      <dl className={styles.limits}>
        {(['barred', 'unknown'] as const).map((limit) => (
          <div key={limit}>
            <dt className="font-600">{labels[limit]}</dt>
            <dd className="text-muted">{question[limit]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
