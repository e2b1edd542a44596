import { useState } from 'react';
import { ChoiceGroup } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive, onlyStill, TryOut } from '../../components/TryOut.tsx';
import type page from './page.yaml';
import { Trace } from './Trace.tsx';
import type { Scale } from './trace.ts';

interface AskPickerProps extends Pick<(typeof page)['try'], 'choose' | 'records' | 'questions'> {
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

/** The questions that are not chosen, each with its answer and figures. */
function OtherQuestions({ records, questions, chosen = 0 }: ChosenProps) {
  return questions.map((question, place) =>
    place === chosen ? null : (
      <div className="grid gap-part" key={question.question}>
        <Container as="h3" className="text-title">
          {question.question}
        </Container>
        <Trace {...question} labels={{ records }} group={`${name}-${place}`} />
      </div>
    ),
  );
}

interface QuestionChoiceProps extends ChosenProps {
  readonly disabled: boolean;
  readonly onChoose: (place: number) => void;
}

/** A question to choose; its way is drawn anew, and its answer is read out. */
function QuestionChoice({
  choose,
  records,
  scale,
  questions,
  chosen,
  disabled,
  onChoose,
}: QuestionChoiceProps) {
  const question = questions[chosen ?? 0];
  // Not before a choice, as that would move what is below; nor on a phone, where it fills the window.
  const opened = chosen !== undefined && matchMedia('(width >= 46rem)').matches;
  if (!question) return null;
  return (
    <div className="grid gap-part">
      <Container
        as={ChoiceGroup}
        disabled={disabled}
        className={`grid gap-2 page-md:gap-gutter page-md:grid-cols-3 ${onlyLive}`}
        legend={choose}
        options={questions.map((entry) => ({ key: entry.question, content: entry.question }))}
        chosen={chosen ?? 0}
        onChoose={onChoose}
        choiceClassName="px-4 py-3 font-600 leading-snug"
      />
      <Container as="h3" className={`text-title ${onlyStill}`}>
        {question.question}
      </Container>
      <p role="status" className="sr-only">
        {chosen === undefined ? null : question.answer}
      </p>
      <Trace {...question} labels={{ records }} group={name} opened={opened} scale={scale} />
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
