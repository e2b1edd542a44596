import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, numbersIn, textOf } from '../../tests/support/markup.ts';
import copy from '../content/screens/skills-1st-matching.yaml';
import { SkillsMatchingScreen } from './SkillsMatchingScreen.tsx';

const html = renderToStaticMarkup(<SkillsMatchingScreen />);
const asked = copy.skills.map((column) => column.asked);

describe('the screen of Skills 1st Matching', () => {
  it('works out every match from the levels in its row, best first', () => {
    const body = contentsOf(html, 'tbody')[0] ?? '';
    expect(contentsOf(body, 'th').map(textOf)).toEqual(copy.candidates.map(({ code }) => code));
    const [rows = []] = cellsOf(html);
    const counts = rows.map((cells) => {
      const levels = cells.slice(0, -1).map(Number);
      const count = asked.filter((level, column) => (levels[column] ?? 0) >= level).length;
      const share = Math.round((100 * count) / asked.length);
      expect(levels).toHaveLength(asked.length);
      expect(numbersIn(cells.at(-1) ?? '')).toEqual([share, count, asked.length]);
      return count;
    });
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it('knows candidates by code alone and says so', () => {
    expect(textOf(html)).toContain(copy.anonymous);
    expect(html).not.toContain('<img');
  });
});
