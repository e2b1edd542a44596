import { useId, useRef, useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { island } from '../../components/island.tsx';
import { useUnread } from '../../components/unread.ts';
import type page from './page.yaml';
import { Trace } from './Trace.tsx';

type AskPickerProps = Pick<(typeof page)['try'], 'choose' | 'records' | 'questions'>;

/** All questions, each with its way through the records. */
function AllQuestions({ records, questions }: AskPickerProps) {
  const group = useId();
  return questions.map((question, place) => (
    <div className="grid gap-part" key={question.question}>
      <Container as="h3" className="text-title">
        {question.question}
      </Container>
      <Trace {...question} labels={{ records }} group={`${group}-${place}`} />
    </div>
  ));
}

/** A question to choose; its way is drawn anew, and its answer is read out. */
function QuestionChoice({ choose, records, questions }: AskPickerProps) {
  const [name, group] = [useId(), useId()];
  const [chosen, setChosen] = useState<number>();
  const question = questions[chosen ?? 0];
  // On a phone they would take the place of what follows.
  const opened = matchMedia('(width >= 46rem)').matches;
  return (
    <div className="grid gap-part print:hidden">
      <Container as="fieldset" className="grid gap-2 page-md:gap-gutter page-md:grid-cols-3">
        <legend className="sr-only">{choose}</legend>
        {questions.map((entry, index) => (
          <Choice
            key={entry.question}
            className="px-4 py-3 font-600 leading-snug"
            input={{ name, checked: entry === question, onChange: () => setChosen(index) }}
          >
            {entry.question}
          </Choice>
        ))}
      </Container>
      <p role="status" className="sr-only">
        {chosen === undefined ? null : question?.answer}
      </p>
      {question ? <Trace {...question} labels={{ records }} group={group} opened={opened} /> : null}
    </div>
  );
}

/** Questions with their ways. Once live and out of sight, a choice takes the place of the list, which stays for paper. */
export default function LiveAskPicker(props: AskPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const unread = useUnread(place);
  return (
    <div ref={place}>
      {unread ? <QuestionChoice {...props} /> : null}
      <div className={`grid gap-block ${unread ? '[@media_screen]:hidden' : ''}`}>
        <AllQuestions {...props} />
      </div>
    </div>
  );
}

export const AskPicker = island('pages/home/AskPicker', LiveAskPicker, { hydrate: 'near' });
