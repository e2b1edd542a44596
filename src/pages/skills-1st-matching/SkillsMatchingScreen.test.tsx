import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import frame from '../../content/screens/frame.yaml';
import copy from '../../content/screens/skills-1st-matching.yaml';
import {
  matchedPerson,
  matchedRole,
  matchingResult,
  matchingStars,
} from '../../drawings/data/skills-matching.ts';
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
    expect(html).toContain(`<b>${share}%</b><span>${shared} of ${count} skills at the level asked</span>`);
  });

  it('works out every match from the levels in its row, best first', () => {
    const rows = [...html.matchAll(/<tr[^>]*><th scope="row">(\d{4})<\/th>(.*?)<\/tr>/g)];
    expect(rows.map(([, code]) => code)).toEqual(copy.candidates.map(({ code }) => code));
    const shares = rows.map(([, , cells = '']) => {
      const levels = [...cells.matchAll(/<span class="level[^"]*">(\d)<\/span>/g)].map(([, level]) =>
        Number(level),
      );
      const count = asked.filter((level, column) => (levels[column] ?? 0) >= level).length;
      expect(levels).toHaveLength(asked.length);
      expect(cells).toContain(`<b>${Math.round((100 * count) / asked.length)}%</b>`);
      expect(cells).toContain(`${count} of ${asked.length}`);
      return count;
    });
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it('gives a reason for every skill that is met, with its levels', () => {
    expect(copy.opened.reasons.map(({ skill }) => skill).toSorted()).toEqual(
      met.map(({ skill }) => skill).toSorted(),
    );
    expect(html).toMatch(/Process mapping<\/strong> <span class="people-note">5 shown, 4 asked</);
    expect(html).toMatch(/Short of Supplier audits<\/strong> <span class="people-note">0 shown, 2 asked</);
  });

  it('knows candidates by code alone and says so', () => {
    expect(html).toContain('No names, photos or ages.');
    expect(html).not.toMatch(/<img|avatar/);
    for (const candidate of copy.candidates)
      expect(Object.keys(candidate).toSorted()).toEqual(['code', 'sample', 'shown']);
  });

  it('is a light picture marked as a sample, without controls and inline styles', () => {
    expect([copy, ...copy.candidates].every(({ sample }) => sample)).toBe(true);
    expect(html).toContain(`<span class="screen-tag">${frame.tag}</span>`);
    expect(html).toContain(`${copy.description} ${frame.note}`);
    expect(brotliCompressSync(html).byteLength).toBeLessThan(2_000);
    expect(html).not.toMatch(
      /style=|tabindex|contenteditable|<(?:a|button|input|select|textarea|summary|h\d)\b/,
    );
  });
});
