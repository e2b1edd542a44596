import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, textOf } from '../../../tests/support/markup.ts';
import { dayInWords } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import matching from '../../content/screens/skills-1st-matching.yaml';
import copy from '../../content/screens/skills-passport.yaml';
import { holder, stamps } from '../../drawings/data/skills-passport.ts';
import { SkillsPassportScreen } from './SkillsPassportScreen.tsx';

const html = renderToStaticMarkup(<SkillsPassportScreen />);
const verified = copy.credentials.filter(({ state }) => state === 'verified');
const pending = copy.credentials.filter(({ state }) => state === 'pending');
const today = new Date(`${frame.date} UTC`).toISOString().slice(0, 10);

describe('the screen of Skills Passport', () => {
  it('shows the passport of the chart: its holder, and its stamps as the verified credentials', () => {
    expect(copy.holder).toEqual(holder);
    const shown = verified.map(({ skill, level, issuer, date }) => ({
      skill,
      level,
      date: dayInWords(date),
      issuer: copy.issuers[issuer].kind,
    }));
    const bySkill = (one: { skill: string }, other: { skill: string }) =>
      one.skill.localeCompare(other.skill);
    expect(shown.toSorted(bySkill)).toEqual(Object.values(stamps).toSorted(bySkill));
  });

  it('carries a number that no anonymous candidate can be taken for', () => {
    const groups = copy.holder.number.match(/\d+/g) ?? [];
    expect(groups.length).toBeGreaterThan(0);
    for (const { code } of matching.candidates) expect(groups).not.toContain(code);
  });

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

  it('shares only what is verified, and only until a day to come', () => {
    for (const share of copy.sharing.shares) {
      for (const skill of share.skills ?? []) expect(verified.map((one) => one.skill)).toContain(skill);
      expect(share.until > today).toBe(true);
      expect(textOf(html)).toContain(`${copy.sharing.until} ${dayInWords(share.until)}`);
    }
    for (const { date } of copy.credentials) expect(date < today).toBe(true);
  });
});
