import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
    for (const figure of [
      `<b>${verified.length}</b> verified`,
      `<b>${pending.length}</b> pending`,
      `<b>${issuers}</b> issuers`,
    ]) {
      expect(html).toContain(`<li>${figure}</li>`);
    }
  });

  it('tells each state by an icon and a word', () => {
    const cells = [
      ...html.matchAll(/<span class="(i-lucide-[\w-]+)" aria-hidden="true"><\/span> (\w+)<\/td>/g),
    ];
    expect(cells.map(([, icon, word]) => `${icon} ${word}`)).toEqual(
      copy.credentials.map(({ state }) =>
        state === 'verified' ? 'i-lucide-badge-check Verified' : 'i-lucide-hourglass Pending',
      ),
    );
  });

  it('shares only what is verified, and only until a day to come', () => {
    for (const share of copy.sharing.shares) {
      for (const skill of share.skills ?? []) expect(verified.map((one) => one.skill)).toContain(skill);
      expect(share.until > today).toBe(true);
      expect(html).toContain(`until ${dayInWords(share.until)}`);
    }
    for (const { date } of copy.credentials) expect(date < today).toBe(true);
  });

  it('is a light picture marked as a sample, without controls and inline styles', () => {
    expect([copy, copy.holder, ...Object.values(copy.issuers)].every(({ sample }) => sample)).toBe(true);
    expect(html).toContain(`<span class="screen-tag">${frame.tag}</span>`);
    expect(html).toContain(`${copy.description} ${frame.note}`);
    expect(brotliCompressSync(html).byteLength).toBeLessThan(2_000);
    expect(html).not.toMatch(
      /style=|tabindex|contenteditable|<(?:a|button|input|select|textarea|summary|h\d)\b/,
    );
  });
});
