import { describe, expect, it } from 'vitest';
import { readContent } from '../../build/content/read-content.ts';
import { depthsOf, slope } from './trace.ts';

describe('the depths of a trace', () => {
  it('go down as the counts do, from the top to one person at the bottom', () => {
    const depths = depthsOf([2140, 96, 14, 1]);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
    expect([depths[0], depths[3]]).toEqual([6, 92]);
  });

  it('are as far apart for each half', () => {
    const [first = 0, second = 0, third = 0] = depthsOf([64, 32, 16]);
    expect(second - first).toBeCloseTo(third - second, 0);
  });

  it('stay within the drawing where nobody is left, or one person from the beginning', () => {
    for (const depth of [...depthsOf([8, 0]), ...depthsOf([1])]) {
      expect(depth).toBeGreaterThanOrEqual(6);
      expect(depth).toBeLessThanOrEqual(92);
    }
  });
});

it('draws a slope with as many bends as there are stations after the first', () => {
  expect(slope([6, 50, 92], 10).match(/C/g)).toHaveLength(2);
});

it('keeps as many stations for each question, so that one slope turns into the next', () => {
  const { questions } = readContent('pages/home/page').try;
  expect(new Set(questions.map(({ stops }) => stops.length)).size).toBe(1);
});
