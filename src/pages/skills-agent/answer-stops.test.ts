import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { count, fillIn } from '../../content/format.ts';
import copy from '../../content/skills-agent.yaml';
import { AnswerTrace } from './Answers.tsx';
import { answerParts, answerStops, everybody, recordsRead } from './answer-stops.ts';

const stops = answerStops();

describe('an answer traced through its sources', () => {
  it('has a text for every source, and each source begins with who the one before it left', () => {
    expect(stops).toHaveLength(copy.trace.sources.length);
    expect(stops.map(({ before }) => before)).toEqual([
      everybody,
      ...stops.slice(0, -1).map(({ left }) => left),
    ]);
    for (const { before, left } of stops) expect(left).toBeLessThan(before);
  });

  it('ends with the people of the answer', () => {
    const { ready, afterOneCourse, afterTwoCourses } = answerParts;
    expect(stops.at(-1)?.left).toBe(ready + afterOneCourse + afterTwoCourses);
    expect(stops.reduce((sum, { records }) => sum + records, 0)).toBe(recordsRead);
  });

  it('prints every step as a subtraction', () => {
    const text = renderToStaticMarkup(AnswerTrace(copy.trace)).replaceAll(/<[^>]+>/g, '');
    for (const { before, left } of stops)
      expect(text).toContain(`${count(before)} − ${count(before - left)}`);
    expect(text).toContain(`${stops.at(-1)?.left} = ${fillIn(copy.trace.sum.parts, answerParts)}`);
  });
});
