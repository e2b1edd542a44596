import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ChoiceGroup } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { Input } from '../../components/Field.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive, onlyStill, TryOut } from '../../components/TryOut.tsx';
import { nearestQuestion } from '../../content/nearest-question.ts';
import styles from './AskPicker.module.css';
import type page from './page.yaml';
import { Trace } from './Trace.tsx';
import type { Scale } from './trace.ts';

interface AskPickerProps
  extends Pick<
    (typeof page)['try'],
    'choose' | 'field' | 'example' | 'ask' | 'nearest' | 'none' | 'records' | 'questions'
  > {
  readonly scale: Scale;
}

/**
 * The name of the group of figures of which one is open at a time. React's ids would not do: they differ between the HTML and the
 * browser, so new figures would not close those that were sent.
 */
const name = 'ask';

interface ChosenProps extends AskPickerProps {
  /** The place of the question that the visitor chose. */
  readonly chosen: number | undefined;
}

/** The questions that are not chosen, each with its answer and figures, which open without scripts too. */
function OtherQuestions({ records, questions, chosen = 0 }: ChosenProps) {
  return questions.map((question, place) =>
    place === chosen ? null : (
      <details key={question.question}>
        <Container as="summary" className="cursor-pointer py-2">
          <h3 className="inline text-heading underline underline-offset-4">{question.question}</h3>
        </Container>
        <Trace {...question} labels={{ records }} group={`${name}-${place}`} />
      </details>
    ),
  );
}

/** The place of no question. */
const none = -1;

/** What the page says of a typed question: that the answer is of the nearest sample question, or that none is near. */
type Found = 'nearest' | 'none' | undefined;

interface QuestionFieldProps extends Pick<AskPickerProps, 'field' | 'example' | 'ask'> {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What the page says of the question. */
  readonly result: string | undefined;
  readonly disabled: boolean;
  readonly onAsk: () => void;
}

/** A field for a question in the visitor's words, which the nearest of the sample questions answers. Nothing is sent. */
function QuestionField({ field, example, ask, typed, onType, result, disabled, onAsk }: QuestionFieldProps) {
  const id = `${name}-field`;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form className={styles.field} onSubmit={onSubmit} action="#try">
      <label className="sr-only" htmlFor={id}>
        {field}
      </label>
      <Input
        id={id}
        className={styles.input}
        value={typed}
        placeholder={example}
        disabled={disabled}
        autoComplete="off"
        maxLength={160}
        onChange={({ target }) => onType(target.value)}
      />
      <Button type="submit" variant="solid" className={styles.ask} disabled={disabled}>
        {ask}
      </Button>
      {result ? <p className={styles.result}>{result}</p> : null}
    </form>
  );
}

interface QuestionChoiceProps extends ChosenProps {
  readonly disabled: boolean;
  readonly onChoose: (place: number) => void;
}

/** A question to choose or to type; its way is drawn anew, and its answer is read out. */
function QuestionChoice({ disabled, onChoose, chosen, ...props }: QuestionChoiceProps) {
  const { choose, field, example, ask, records, scale, questions } = props;
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>();
  const question = questions[chosen ?? 0];
  // Not before a choice, as that would move what is below; nor on a phone, where it fills the window.
  const opened = chosen !== undefined && matchMedia('(width >= 46rem)').matches;
  if (!question) return null;
  const result = found && props[found];
  const answer = chosen === undefined ? undefined : question.answer;
  const unanswered = found === 'none';
  return (
    <div className="grid gap-part">
      <Container className={`grid gap-part ${onlyLive}`}>
        <QuestionField
          field={field}
          example={example}
          ask={ask}
          typed={typed}
          onType={setTyped}
          result={result}
          disabled={disabled}
          onAsk={() => {
            const place = nearestQuestion(typed, questions);
            if (place !== undefined) onChoose(place);
            setFound(place === undefined ? 'none' : 'nearest');
          }}
        />
        <ChoiceGroup
          disabled={disabled}
          className="grid gap-2 page-md:gap-gutter page-md:grid-cols-3"
          legend={choose}
          options={questions.map((entry) => ({ key: entry.question, content: entry.question }))}
          chosen={unanswered ? none : (chosen ?? 0)}
          onChoose={(place) => {
            onChoose(place);
            setTyped(questions[place]?.question ?? '');
            setFound(undefined);
          }}
          choiceClassName="px-4 py-3 font-600 leading-snug"
        />
      </Container>
      <Container as="h3" className={`text-title ${onlyStill}`}>
        {question.question}
      </Container>
      <p role="status" className="sr-only">
        {[result, unanswered ? undefined : answer].filter(Boolean).join(' ') || null}
      </p>
      {/* The answer of the question before stays in its place, but not as an answer to this one. */}
      <div className={unanswered ? styles.past : undefined} inert={unanswered}>
        <Trace {...question} labels={{ records }} group={name} opened={opened} scale={scale} />
      </div>
    </div>
  );
}

/** Questions to Skills Agent with their ways through the records. */
export default function LiveAskPicker(props: AskPickerProps) {
  const [chosen, setChosen] = useState<number>();
  return (
    <TryOut
      className="gap-part"
      choice={(disabled) => (
        <QuestionChoice {...props} chosen={chosen} disabled={disabled} onChoose={setChosen} />
      )}
      states={<OtherQuestions {...props} chosen={chosen} />}
    />
  );
}

export const AskPicker = island('pages/home/AskPicker', LiveAskPicker, { hydrate: 'near' });
