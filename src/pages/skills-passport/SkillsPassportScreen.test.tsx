import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, textOf } from '../../../tests/support/markup.ts';
import copy from '../../content/screens/skills-passport.yaml';
import { SkillsPassportScreen } from './SkillsPassportScreen.tsx';

const html = renderToStaticMarkup(<SkillsPassportScreen />);
const verified = copy.credentials.filter(({ state }) => state === 'verified');
const pending = copy.credentials.filter(({ state }) => state === 'pending');

describe('the screen of Skills Passport', () => {
  it('counts credentials and issuers', () => {
    const issuers = new Set(verified.map(({ issuer }) => issuer)).size;
    const figures = contentsOf(contentsOf(html, 'ul')[0] ?? '', 'li').map(textOf);
    expect(figures).toEqual([
      `${verified.length} ${copy.labels.verified}`,
      `${pending.length} ${copy.labels.pending}`,
      `${issuers} ${copy.labels.issuers}`,
    ]);
  });

  it('tells each state by an icon and a word', () => {
    const [rows = []] = cellsOf(html);
    expect(rows.map((row) => row.at(-1))).toEqual(
      copy.credentials.map(({ state }) => copy.table.states[state]),
    );
    for (const state of ['verified', 'pending'] as const) {
      const icons = contentsOf(html, 'td')
        .filter((cell) => textOf(cell) === copy.table.states[state])
        .map((cell) => cell.match(/i-lucide-[\w-]+/)?.[0]);
      expect(new Set(icons).size).toBe(1);
      expect(icons[0]).toBeDefined();
    }
  });
});
