import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentsOf, numbersIn, textOf } from '../../../tests/support/markup.ts';
import page from './page.yaml';
import { TracedAnswer } from './TracedAnswer.tsx';

describe('a question to try', () => {
  it.each(page.try.questions)('$question shows its stops in turn', (question) => {
    const traced = renderToStaticMarkup(<TracedAnswer {...question} labels={page.try} />);
    const counts = contentsOf(traced, 'li').map((stop) => numbersIn(textOf(stop))[0]);
    expect(counts).toEqual(question.stops.map(({ people }) => people));
    expect(contentsOf(traced, 'dd')).toHaveLength(2);
    expect(traced).not.toMatch(/NaN|undefined/);
  });
});
