import { describe, expect, it } from 'vitest';
import { matchTerm, otherNames } from './match-term.ts';
import terms from './terms.yaml';

const skillOf = (typed: string) => matchTerm(typed, terms.skills)?.skill;

describe('a typed term', () => {
  it('finds the skill by any of its names', () => {
    for (const { skill, names } of terms.skills)
      for (const name of [skill, ...names]) expect(skillOf(name), name).toBe(skill);
  });

  it('may have other endings, letters and filling words', () => {
    expect(skillOf('negotiating')).toBe('Negotiation');
    expect(skillOf('the MAINTENANCE of machines')).toBe('Predictive maintenance');
    expect(skillOf('  wélder ')).toBe('Welding');
    expect(skillOf('listening to people')).toBe('Active listening');
  });

  it('is unknown if less than half of it is in a name, or if it says nothing', () => {
    expect(skillOf('baroque violin making')).toBeUndefined();
    expect(skillOf('of the')).toBeUndefined();
    expect(skillOf('')).toBeUndefined();
  });

  it('is left out of the names of others', () => {
    const [entry] = terms.skills;
    if (!entry) throw new Error('The dictionary is empty.');
    expect(otherNames('PDM basic', entry).map(({ place }) => place)).toEqual([0, 1, 3]);
    expect(otherNames('maintaining machines', entry)).toHaveLength(4);
  });
});
