import { describe, expect, it } from 'vitest';
import { pressure } from './skills-lens.ts';
import { matchingResult, matchingStars, personLines, roleLines } from './skills-matching.ts';

describe('the figures on the charts', () => {
  it('name only stars that stand in the chart of their constellation', () => {
    const starsOf = (of: string) =>
      matchingStars.filter((star) => star.of === of || star.of === 'both').map(({ name }) => name);
    expect(starsOf('role')).toEqual(expect.arrayContaining(roleLines.flat()));
    expect(starsOf('person')).toEqual(expect.arrayContaining(personLines.flat()));
    expect(matchingResult().share).toBe(Math.round((matchingResult().shared / matchingResult().asked) * 100));
  });

  it('are highest where the demand is highest', () => {
    expect(pressure.high.index).toBeGreaterThan(pressure.low.index);
  });
});
