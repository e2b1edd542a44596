import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, numbersIn, textOf } from '../../tests/support/markup.ts';
import copy from '../content/screens/skills-1st-matching.yaml';
import {
  matchedPerson,
  matchedRole,
  matchingResult,
  matchingStars,
} from '../drawings/data/skills-matching.ts';
import { matchOf } from './match.ts';
import { SkillsMatchingScreen } from './SkillsMatchingScreen.tsx';

const html = renderToStaticMarkup(<SkillsMatchingScreen />);
const asked = copy.skills.map((column) => column.asked);
const opened = copy.candidates.find(({ code }) => code === copy.opened.code);
const starsOf = (of: string) => matchingStars.filter((star) => star.of === of).map(({ name }) => name);
const met = copy.skills.filter((column, index) => (opened?.shown[index] ?? 0) >= column.asked);

describe('the screen of Skills 1st Matching', () => {
  it('asks for the skills of the role’s chart', () => {
    expect(copy.role).toBe(matchedRole);
    expect(copy.skills.map(({ skill }) => skill).toSorted()).toEqual(
      [...starsOf('both'), ...starsOf('role')].toSorted(),
    );
  });

  it('opens the candidate of the chart, with the same skills met and missing', () => {
    expect(`${copy.opened.label} ${copy.opened.code}`).toBe(matchedPerson);
    const { asked: count, shared, share } = matchingResult();
    expect(matchOf(asked, opened?.shown ?? [])).toEqual({ asked: count, met: shared, share });
    expect(met.map(({ skill }) => skill).toSorted()).toEqual(starsOf('both').toSorted());
    expect([copy.opened.missing.skill]).toEqual(starsOf('role'));
    expect(copy.opened.also.skills).toEqual(starsOf('person'));
    expect(textOf(html)).toContain(`${share}% ${shared} ${copy.table.of} ${count} ${copy.opened.summary}`);
  });

  it('works out every match from the levels in its row, best first', () => {
    const body = contentsOf(html, 'tbody')[0] ?? '';
    expect(contentsOf(body, 'th').map(textOf)).toEqual(copy.candidates.map(({ code }) => code));
    const [rows = []] = cellsOf(html);
    const counts = rows.map((cells) => {
      const levels = cells.slice(0, -1).map(Number);
      const count = asked.filter((level, column) => (levels[column] ?? 0) >= level).length;
      expect(levels).toHaveLength(asked.length);
      expect(numbersIn(cells.at(-1) ?? '')).toEqual([
        Math.round((100 * count) / asked.length),
        count,
        asked.length,
      ]);
      return count;
    });
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it('gives a reason for every skill that is met, with its levels', () => {
    expect(copy.opened.reasons.map(({ skill }) => skill).toSorted()).toEqual(
      met.map(({ skill }) => skill).toSorted(),
    );
    const reasons = contentsOf(html, 'li').map(textOf);
    for (const { skill } of [...copy.opened.reasons, copy.opened.missing]) {
      const column = copy.skills.findIndex((one) => one.skill === skill);
      const level = `${opened?.shown[column]} ${copy.opened.shown}, ${asked[column]} ${copy.opened.asked}`;
      expect(reasons.filter((reason) => reason.includes(`${skill} ${level}`))).toHaveLength(1);
    }
  });

  it('knows candidates by code alone and says so', () => {
    expect(textOf(html)).toContain(copy.anonymous);
    expect(html).not.toContain('<img');
    for (const candidate of copy.candidates)
      expect(Object.keys(candidate).toSorted()).toEqual(['code', 'shown']);
  });
});
