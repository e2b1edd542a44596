import { useRef, useState } from 'react';
import { ChoiceGroup } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { island } from '../../components/island.tsx';
import { useLeftViewport } from '../../components/left-viewport.ts';
import type page from './page.yaml';
import { TracedAnswer } from './TracedAnswer.tsx';

type QuestionPickerProps = Omit<(typeof page)['try'], 'title' | 'text' | 'sample'>;

/** All questions, each with its answer. */
function AllQuestions({ questions, barred, unknown, scale }: QuestionPickerProps) {
  return questions.map((question) => (
    <div className="grid gap-part" key={question.question}>
      <Container as="h3" className="text-title">
        <span className="block text-muted text-body font-400">{question.who}</span> {question.question}
      </Container>
      <TracedAnswer {...question} labels={{ barred, unknown, scale }} />
    </div>
  ));
}

/** A question to choose, and its answer, whose sentence is read out when it changes. */
function QuestionChoice({ choose, questions, barred, unknown, scale }: QuestionPickerProps) {
  const [chosen, setChosen] = useState<number>();
  const question = questions[chosen ?? 0];
  return (
    <div className="grid gap-block print:hidden">
      <Container
        as={ChoiceGroup}
        className="grid gap-2 page-md:gap-gutter page-md:grid-cols-2 page-lg:grid-cols-4"
        legend={choose}
        options={questions.map((entry) => ({
          key: entry.question,
          content: (
            <>
              <span className="text-small">{entry.who}</span>{' '}
              <b className="col-2 font-600 leading-[1.3]">{entry.question}</b>
            </>
          ),
        }))}
        chosen={chosen ?? 0}
        onChoose={setChosen}
        marked
      />
      {/* Only the sentence: if all that changes below were announced, the counts would be read without their labels. */}
      <p role="status" className="sr-only">
        {chosen === undefined ? null : question?.answer}
      </p>
      {question ? <TracedAnswer {...question} labels={{ barred, unknown, scale }} /> : null}
    </div>
  );
}

/**
 * Questions to Skills Agent with their answers. Once live and out of sight, a choice takes the place of the list, which stays
 * for paper.
 */
export default function LiveQuestionPicker(props: QuestionPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const leftViewport = useLeftViewport(place);
  return (
    <div ref={place}>
      {leftViewport ? <QuestionChoice {...props} /> : null}
      <div className={`grid gap-block ${leftViewport ? '[@media_screen]:hidden' : ''}`}>
        <AllQuestions {...props} />
      </div>
    </div>
  );
}

export const QuestionPicker = island('pages/skills-agent/QuestionPicker', LiveQuestionPicker);
