import { describe, expect, it } from 'vitest';
import { readContent } from '../../build/content/read-content.ts';
import {
  afterMove,
  contourScale,
  type GapMove,
  outline,
  outlineReach,
  sentenceFor,
  skillsAfter,
} from './gap-move.ts';

const move: GapMove = {
  from: 'one',
  to: 'other',
  most: 4,
  available: 6,
  short: 9,
  planShort: 20,
  planSpare: 12,
};

describe('a move of people', () => {
  it('takes the same number from both gaps and from the plan', () => {
    expect(afterMove(move, 0)).toEqual({ people: 0, available: 6, short: 9, planShort: 20, planSpare: 12 });
    expect(afterMove(move, 4)).toEqual({ people: 4, available: 2, short: 5, planShort: 16, planSpare: 8 });
  });

  it('has a sentence of its own for nobody, one person and everybody who can', () => {
    expect([0, 1, 2, 4].map((people) => sentenceFor(move, people))).toEqual(['none', 'one', 'some', 'all']);
    expect(sentenceFor({ ...move, most: 1 }, 1)).toBe('all');
  });
});

describe('the skills of a plan after a move', () => {
  const skills = [
    { name: 'One', demand: 4, supply: 10 },
    { name: 'Other', demand: 12, supply: 3 },
    { name: 'Third', demand: 5, supply: 5 },
  ];

  it('are as before while nobody moves', () => {
    expect(skillsAfter(skills, move, 0).map(({ gap, moved }) => [gap, moved])).toEqual([
      [-6, 0],
      [9, 0],
      [0, 0],
    ]);
  });

  it('change in the two skills of the move only, and all gaps together stay the same', () => {
    const after = skillsAfter(skills, move, 4);
    expect(after.map(({ supply, gap, moved }) => [supply, gap, moved])).toEqual([
      [6, -2, 4],
      [7, 5, 4],
      [5, 0, 0],
    ]);
    expect(after.reduce((sum, { gap }) => sum + gap, 0)).toBe(3);
  });
});

describe('the contours of a hill', () => {
  it('shrink evenly from the foot to the top, one for each person', () => {
    expect([1, 2, 3, 4].map((contour) => contourScale(contour, 4))).toEqual([1, 0.75, 0.5, 0.25]);
  });

  it('lie around the summit and within their reach', () => {
    const [, ...curves] = outline.slice(0, -1).split('Q');
    const corners = curves.map((curve) => curve.split(' ').map(Number));
    const angles = corners.map(([x = 0, y = 0]) => Math.atan2(y, x));
    const turns = angles.map((angle, corner) => {
      const next = angles[(corner + 1) % angles.length] ?? 0;
      return (next - angle + 2 * Math.PI) % (2 * Math.PI);
    });
    // Each corner is a little further around the summit than the one before it, once around in all.
    expect(Math.max(...turns)).toBeLessThan(Math.PI / 4);
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
    expect(Math.max(...corners.flat().map(Math.abs))).toBeLessThanOrEqual(outlineReach);
  });
});

it("the page's move is the sample organisation's, leaves both gaps open, and its skills add up to the plan", () => {
  const { move: planned, skills } = readContent('pages/skills-mapping/page').map;
  const { most, available, short, planShort, planSpare } = planned;
  expect(most).toBeLessThanOrEqual(available);
  expect(most).toBeLessThanOrEqual(short);
  for (const people of [0, most]) {
    const gaps = skillsAfter(skills, planned, people).map(({ gap }) => gap);
    const totalOf = (some: readonly number[]) => Math.abs(some.reduce((sum, gap) => sum + gap, 0));
    expect(totalOf(gaps.filter((gap) => gap > 0))).toBe(planShort - people);
    expect(totalOf(gaps.filter((gap) => gap < 0))).toBe(planSpare - people);
  }
});
