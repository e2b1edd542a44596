import { describe, expect, it } from 'vitest';
import { readContent } from '../../build/content/read-content.ts';
import { rankFor } from './ranking.ts';

const skills = ['SQL', 'Python', 'Spark'];
const candidates = [
  { code: '0001', shown: [5, 0, 1] },
  { code: '0002', shown: [3, 3, 0] },
  { code: '0003', shown: [2, 3, 0] },
];
const analyst = {
  title: 'Analyst',
  asks: [
    { skill: 'SQL', asked: 3 },
    { skill: 'Python', asked: 2 },
  ],
};
const ranked = rankFor(analyst, candidates, skills);

describe('the order of candidates for a vacancy', () => {
  it('begins with the most skills at the level asked, then the fewest levels short', () => {
    expect(ranked.map(({ code }) => code)).toEqual(['0002', '0003', '0001']);
    expect(ranked.map(({ met, missing }) => [met, missing])).toEqual([
      [2, []],
      [1, ['SQL']],
      [1, ['Python']],
    ]);
  });

  it('ignores skills that the vacancy does not ask for', () => {
    const [first] = rankFor({ title: 'Other', asks: [{ skill: 'Spark', asked: 1 }] }, candidates, skills);
    expect(first?.code).toBe('0001');
    expect(first?.readings.map(({ asked, met }) => [asked, met])).toEqual([
      [0, false],
      [0, false],
      [1, true],
    ]);
  });

  it('leaves the given list as it was', () => {
    expect(candidates.map(({ code }) => code)).toEqual(['0001', '0002', '0003']);
  });
});

it('puts different candidates first for the vacancies of the page', () => {
  const page = readContent('pages/skills-1st-matching/page').try;
  const first = page.vacancies.map((vacancy) => rankFor(vacancy, page.candidates, page.skills)[0]?.code);
  expect(new Set(first).size).toBeGreaterThan(1);
});
