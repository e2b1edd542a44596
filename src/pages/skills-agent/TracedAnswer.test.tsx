import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentsOf, numbersIn, textOf } from '../../../tests/support/markup.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';
import copy from '../../content/skills-agent.yaml';
import { TracedAnswer } from './TracedAnswer.tsx';

describe('the questions to try', () => {
  const { questions, ...labels } = copy.try;

  it('begin with the one on the screen, and with its counts', () => {
    expect(questions[0]?.question).toBe(screen.question);
    expect(questions[0]?.stops.map(({ people }) => people)).toEqual([
      frame.people,
      ...screen.route.stops.map(({ people }) => people),
    ]);
  });

  it.each(questions)('$question has its answer in its last stop, drawn and worded', (question) => {
    const traced = renderToStaticMarkup(<TracedAnswer question={question} labels={labels} />);
    const counts = contentsOf(traced, 'li').map((stop) => numbersIn(textOf(stop))[0]);
    expect(counts).toEqual(question.stops.map(({ people }) => people));
    expect(numbersIn(question.answer)).toContain(counts.at(-1));
    expect(contentsOf(traced, 'dd')).toHaveLength(2);
    expect(traced).not.toMatch(/NaN|undefined/);
  });
});
