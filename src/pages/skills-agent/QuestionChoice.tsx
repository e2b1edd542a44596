import { useId, useState } from 'react';
import copy from './page.yaml';
import { TracedAnswer } from './TracedAnswer.tsx';

/** A question to choose, and its answer, whose sentence is read out when it changes. */
export function QuestionChoice() {
  const { choose, questions } = copy.try;
  const name = useId();
  const [chosen, setChosen] = useState<number>();
  const question = questions[chosen ?? 0];
  return (
    <div className="grid gap-block print:hidden">
      <fieldset className="page grid gap-2 page-md:gap-gutter page-md:grid-cols-2 page-lg:grid-cols-4">
        <legend className="visually-hidden">{choose}</legend>
        {questions.map((entry, index) => (
          <label key={entry.question} className="choice grid grid-cols-[auto_1fr] gap-x-3 content-start p-4">
            <input
              className="row-span-2 mt-1.5 size-4 accent-ink"
              type="radio"
              name={name}
              checked={entry === question}
              onChange={() => setChosen(index)}
            />
            <span className="text-small">{entry.who}</span>{' '}
            <b className="col-2 font-600 leading-[1.3]">{entry.question}</b>
          </label>
        ))}
      </fieldset>
      {/* Only the sentence: if all that changes below were announced, the counts would be read without their labels. */}
      <p role="status" className="visually-hidden">
        {chosen === undefined ? null : question?.answer}
      </p>
      {question ? <TracedAnswer {...question} /> : null}
    </div>
  );
}
