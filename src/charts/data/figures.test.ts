import { describe, expect, it } from 'vitest';
import { askedSkills, briefSkills } from './brief.ts';
import { answer, stops } from './skills-agent.ts';
import { skillFamilies, skillsPerPoint, taxonomySize } from './skills-ai.ts';
import { forecastSkills, horizons, pressure } from './skills-lens.ts';
import { mappedSkills, mappingTotals, retraining } from './skills-mapping.ts';
import { matchingResult, matchingStars, personLines, roleLines } from './skills-matching.ts';

describe('the figures on the charts', () => {
  it('add up on the map of supply and demand', () => {
    const totals = mappingTotals();
    expect(totals.need - totals.have).toBe(totals.gap);
    expect(totals.short - totals.spare).toBe(totals.gap);
    const spare = mappedSkills.find(({ name }) => name === retraining.from);
    const short = mappedSkills.find(({ name }) => name === retraining.to);
    expect(retraining.people).toBeLessThanOrEqual((spare?.have ?? 0) - (spare?.need ?? 0));
    expect(retraining.people).toBeLessThanOrEqual((short?.need ?? 0) - (short?.have ?? 0));
  });

  it('add up to the whole taxonomy, in whole points', () => {
    expect(skillFamilies.reduce((sum, { skills }) => sum + skills, 0)).toBe(taxonomySize);
    for (const { skills } of skillFamilies) expect(skills % (2 * skillsPerPoint)).toBe(0);
  });

  it('narrow from stop to stop down to the answer', () => {
    const people = stops.map((stop) => stop.people);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    expect(answer.ready + answer.afterOneCourse).toBe(people.at(-1));
  });

  it('name only stars that stand in the chart of their constellation', () => {
    const starsOf = (of: string) =>
      matchingStars.filter((star) => star.of === of || star.of === 'both').map(({ name }) => name);
    expect(starsOf('role')).toEqual(expect.arrayContaining(roleLines.flat()));
    expect(starsOf('person')).toEqual(expect.arrayContaining(personLines.flat()));
    expect(matchingResult().share).toBe(Math.round((matchingResult().shared / matchingResult().asked) * 100));
  });

  it('ask in the brief for the skills of the role, each once', () => {
    expect(briefSkills.toSorted()).toEqual(askedSkills.toSorted());
  });

  it('are less certain the further away they are', () => {
    horizons.slice(1).forEach((horizon, index) => {
      expect(horizon.year).toBeGreaterThan(horizons[index]?.year ?? 0);
      expect(horizon.error).toBeGreaterThan(horizons[index]?.error ?? 0);
    });
    expect(pressure.high.index).toBeGreaterThan(pressure.low.index);
    expect(forecastSkills.every(({ growth }) => growth > 0)).toBe(true);
  });
});
