import { describe, expect, it } from 'vitest';
import { readContent } from '../../build/read-content.ts';
import { afterMove, type GapMove, halfWidth, layersOf, sentenceFor } from './gap-move.ts';

const move: GapMove = { from: 'one', to: 'other', most: 4, available: 6, short: 9, planShort: 20 };

describe('a move of people', () => {
  it('takes the same number from both gaps and from the plan', () => {
    expect(afterMove(move, 0)).toEqual({ people: 0, available: 6, short: 9, planShort: 20 });
    expect(afterMove(move, 4)).toEqual({ people: 4, available: 2, short: 5, planShort: 16 });
  });

  it('has a sentence of its own for nobody, one person and everybody who can', () => {
    expect([0, 1, 2, 4].map((people) => sentenceFor(move, people))).toEqual(['none', 'one', 'some', 'all']);
    expect(sentenceFor({ ...move, most: 1 }, 1)).toBe('all');
  });
});

describe('the layers of a hill', () => {
  it('narrow from the foot to the top', () => {
    const widths = [0, 0.25, 0.5, 0.75, 1].map(halfWidth);
    expect(widths).toEqual([...widths].sort((one, other) => other - one));
    expect([widths[0], widths[2], widths[4]]).toEqual([1, 0.5, 0]);
  });

  it('are as many as there are people, one unit high each', () => {
    const layers = layersOf(3);
    expect(layers).toHaveLength(3);
    expect(layers[0]).toMatch(/^M100 0L.* -1L/);
    expect(layers[2]).toMatch(/L0 -3L.* -2z$/);
  });
});

it("the page's move is the sample organisation's, and leaves both gaps open", () => {
  const { most, available, short } = readContent('pages/skills-mapping/page').try.move;
  expect(most).toBeLessThanOrEqual(available);
  expect(most).toBeLessThanOrEqual(short);
});
