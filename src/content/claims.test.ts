import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimField, claims, knownClaims } from './claims.ts';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';

const page = z.strictObject({ stats: z.array(claimField()) });

function read(written: string) {
  const { value, mistakes } = checkContent(written, page, 'page.yaml');
  return mistakes === undefined ? value : describeMistakes(mistakes);
}

describe('a claim that a page names', () => {
  it('becomes its figure, wording and source', () => {
    expect(read('stats: [taxonomy]')).toEqual({
      stats: [{ figure: '55,000+', wording: 'skills catalogued', source: 'SkillsAI taxonomy' }],
    });
  });

  it('fails the build when it is not in the file', () => {
    expect(read('stats:\n  - time-to-higher\n')).toBe(
      'page.yaml:2: stats[0]: is "time-to-higher", expected the name of a claim in claims.yaml (did you mean "time-to-hire"?)',
    );
  });
});

describe('the claims file', () => {
  it('holds every marketing figure of the specification', () => {
    const figures = knownClaims().map(({ figure, wording }) => `${figure} ${wording}`);
    for (const claim of [
      '40% reduction in time to hire',
      '30% increase in internal mobility',
      '55,000+ skills catalogued',
      '150+ skills analysed',
      '70% faster hiring',
      '40% more diverse hires',
      '85% better job fit',
      '60% improved retention',
      '3x more effective teams',
      '28% better workforce readiness',
      '8% lower skills-gap cost in 6 months',
      '400k+ readers',
    ]) {
      expect(figures).toContain(claim);
    }
  });

  it('refuses a name twice', () => {
    const claim = '{ name: one, figure: "1", wording: a, source: b, reviewed: "2026-01-01" }';
    const { mistakes } = checkContent(`claims:\n  - ${claim}\n  - ${claim}\n`, claims, 'claims.yaml');
    expect(mistakes?.map(({ line, field }) => [line, field])).toEqual([[3, 'claims[1].name']]);
  });
});
