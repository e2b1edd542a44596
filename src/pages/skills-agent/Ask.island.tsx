import { CornerDownLeftIcon } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/Button.tsx';
import { Choice } from '../../components/Choice.tsx';
import { Icon } from '../../components/Icon.tsx';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { nearestQuestion } from '../../content/nearest-question.ts';
import type { DrawingSource } from '../../drawings/drawing.ts';
import { Answer, spoken } from './Answer.tsx';
import styles from './Ask.module.css';
import type { AskWords } from './ask.ts';
import { scrollToNearest } from './scroll.ts';

interface AskProps extends AskWords {
  /** The network in which each question has its route. */
  readonly network: DrawingSource;
}

/** Keeps what was typed before hydration, when React resets a text area to its built text. */
function useTypedBefore(field: RefObject<HTMLTextAreaElement | null>, id: string): void {
  const [typed] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLTextAreaElement>(`#${id}`)?.value,
  );
  useLayoutEffect(() => {
    if (field.current && typed !== undefined && typed !== field.current.value) field.current.value = typed;
  }, [field, typed]);
}

/**
 * A question in a field, sample questions to choose, and the answer of the chosen one. The stylesheet shows the answer of the
 * checked radio button, so that a choice also works before this script is loaded.
 */
export default function LiveAsk({ systems, network, ...copy }: AskProps) {
  const { label, button, choose, note, nearest, unclear, questions } = copy;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useTypedBefore(field, 'question');
  const [message, setMessage] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const reply = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) scrollToNearest(reply.current);
  }, [message]);

  function answer(index: number, said: string) {
    const question = questions[index];
    setMessage(said);
    setAnnouncement([said, question && spoken(question)].filter(Boolean).join(' '));
  }

  /** Checks a sample question, or none. The stylesheet then shows no answer, so that an old one does not stand for a new question. */
  function check(index: number | undefined) {
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[name="sample"]') ?? [];
    for (const [place, radio] of [...radios].entries()) radio.checked = place === index;
  }

  function chooseSample(index: number) {
    if (field.current) field.current.value = questions[index]?.question ?? '';
    answer(index, '');
  }

  function ask(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    const found = nearestQuestion(typed, questions);
    if (found === undefined) {
      check(undefined);
      const said = fillIn(unclear, { typed });
      setMessage(said);
      setAnnouncement(said);
      return;
    }
    check(found);
    const { question = '' } = questions[found] ?? {};
    answer(found, typed === question ? '' : fillIn(nearest, { question }));
  }

  /** Enter asks, as in a field of one line. Shift and Enter make a new line. */
  function askOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <div className={styles.act}>
      <form ref={form} className={styles.form} onSubmit={ask}>
        <div className={styles.field} data-background="paper">
          <label className="sr-only" htmlFor="question">
            {label}
          </label>
          <textarea
            ref={field}
            id="question"
            name="question"
            className={styles.input}
            rows={1}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="go"
            defaultValue={questions[0]?.question}
            aria-describedby="question-note"
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={askOnEnter}
          />
          <span>
            <Button type="submit" variant="solid">
              {button} <Icon icon={CornerDownLeftIcon} />
            </Button>
          </span>
        </div>
        {message ? (
          <p ref={reply} className={styles.message}>
            {message}
          </p>
        ) : null}
        <fieldset className={styles.samples}>
          <legend className="sr-only">{choose}</legend>
          {questions.map(({ question, who, choice }, index) => (
            <Choice
              key={question}
              className={styles.sample}
              input={{
                name: 'sample',
                value: index,
                defaultChecked: index === 0,
                onChange: () => chooseSample(index),
              }}
            >
              <span className="max-page-sm:sr-only">{who}</span> <b className="font-600">{choice}</b>
            </Choice>
          ))}
        </fieldset>
        <p id="question-note" className="text-small text-muted">
          {note}
        </p>
      </form>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className={styles.answers}>
        {questions.map((question, index) => (
          <Answer
            key={question.question}
            {...question}
            id={`answer-${index + 1}`}
            labels={copy}
            systems={systems}
            network={network}
          />
        ))}
      </div>
    </div>
  );
}

export const Ask = island('pages/skills-agent/Ask', LiveAsk);
