import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { contentSecurityPolicy } from '../../../netlify/security-headers.ts';
import { mistakesWith } from '../../../tests/support/changed-content.ts';
import { checkContent, readFileText } from '../../content/loader/check-content.ts';
import { describeMistakes } from '../../content/loader/mistakes.ts';
import { measuring } from '../../content/measuring.ts';
import { toolSources } from './tool-sources.ts';

const updated = '2026-11-20';

/** Returns the mistakes of `measuring.yaml` with other tools and the day on which they changed. */
function mistakesOf(...tools: readonly object[]): string {
  const document = parseDocument(readFileSync('src/content/measuring.yaml', 'utf8'));
  document.set('tools', tools);
  document.set('updated', updated);
  const { mistakes = [] } = checkContent(String(document), measuring, 'content/measuring.yaml');
  return describeMistakes(mistakes);
}

/** Returns the value of `measuring.yaml` with other tools. */
function withTools(...tools: readonly object[]) {
  const { value } = readFileText(
    readFileSync('src/content/measuring.yaml', 'utf8'),
    'src/content/measuring.yaml',
  );
  return measuring.parse({ ...Object(value), tools, updated });
}

const policyWith = (...tools: readonly object[]) =>
  contentSecurityPolicy({ https: true, toolSources: toolSources(withTools(...tools).tools) }).split('; ');

const own = {
  kind: 'own',
  name: 'Our counter',
  category: 'analytics',
  address: 'https://stats.example.com/counter.js',
  stored: [],
};

describe('a mistake in a tool', () => {
  it.each([
    [{ kind: 'google-analytics', id: 'UA-12345-1' }, 'tools[0].id', 'a measurement id of Google Analytics 4'],
    [{ kind: 'google-analytics', id: 'G-abc1234567' }, 'tools[0].id', 'such as "G-ABC1234567"'],
    [{ kind: 'plausible', id: 'example.com' }, 'tools[0].id', 'the name of Plausible’s script'],
    [
      { kind: 'plausible', id: 'pa-a1B2c3D4e5', server: 'http://a.example' },
      'tools[0].server',
      'an origin such as',
    ],
    [{ kind: 'linkedin-insight', id: 'L-12345' }, 'tools[0].id', 'a partner id of LinkedIn: digits'],
    [
      { kind: 'linkedin-insight', id: '12345', conversions: { meeting: 'x' } },
      'tools[0].conversions.meeting',
      'a conversion id',
    ],
    [{ kind: 'meta-pixel', id: 'fb-1' }, 'tools[0].id', 'a pixel id of Meta: digits'],
    [{ kind: 'matomo', id: '1' }, 'tools[0].kind', 'a kind of tool: google-analytics, plausible'],
    [
      { ...own, address: 'http://stats.example.com/counter.js' },
      'tools[0].address',
      'which begins with https://',
    ],
    [{ ...own, category: 'statistics' }, 'tools[0].category', '"analytics" or "marketing"'],
  ])('%o is reported with its field and line', (tool, field, expected) => {
    const mistakes = mistakesOf(tool);
    expect(mistakes).toContain(expected);
    expect(mistakes).toContain(field);
    expect(mistakes).toMatch(/^content\/measuring\.yaml:\d+: /);
  });

  it('is reported if the day on which the tools changed is missing', () => {
    expect(mistakesWith('content/measuring', 'tools', [own])).toMatch(
      /^content\/measuring\.yaml:\d+: updated: is missing, expected the day on which the tools last changed/,
    );
    expect(mistakesWith('content/measuring', 'tools', [])).toBe('');
  });

  it('is reported if a tool is listed twice', () => {
    const pixel = { kind: 'meta-pixel', id: '123456' };
    expect(mistakesOf(pixel, pixel)).toContain('each tool once');
    expect(mistakesOf(own, { ...own, category: 'marketing' })).toContain('tools[1].name');
    expect(mistakesOf(own, { ...own, name: 'Another counter' })).toBe('');
  });
});

describe('the policy', () => {
  it('is strict without tools', () => {
    expect(policyWith()).toEqual(contentSecurityPolicy({ https: true }).split('; '));
    expect(policyWith()).toContain("trusted-types 'none'");
  });

  it('allows the origins of the configured tools, and the Trusted Types policy `default`', () => {
    const policy = policyWith({ kind: 'google-analytics', id: 'G-ABC1234567' }, own);
    expect(policy).toContain("script-src 'self' https://stats.example.com https://www.googletagmanager.com");
    expect(policy.find((directive) => directive.startsWith('connect-src'))).toContain(
      'https://*.google-analytics.com',
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default');
    expect(policy.join()).not.toMatch(/unsafe-|facebook|licdn|plausible/);
  });

  it('allows a self-hosted Plausible server instead of plausible.io', () => {
    const policy = policyWith({
      kind: 'plausible',
      id: 'pa-a1B2c3D4e5',
      server: 'https://visits.example.com',
    });
    expect(policy).toContain("connect-src 'self' https://visits.example.com");
    expect(policy.join()).not.toContain('plausible.io');
  });
});

it('gives the policies the day on which the tools changed, in words', () => {
  expect(withTools(own).updated).toEqual({ date: updated, text: '20 November 2026' });
});

it('asks for consent to the categories of the tools, and lists what they store', () => {
  const analytics = withTools({ kind: 'google-analytics', id: 'G-ABC1234567' });
  const both = withTools(
    { kind: 'google-analytics', id: 'G-ABC1234567' },
    { kind: 'meta-pixel', id: '123456' },
  );
  expect(analytics.categories.map(({ name }) => name)).toEqual(['analytics']);
  expect(both.categories.map(({ name }) => name)).toEqual(['analytics', 'marketing']);
  expect(
    new Set([analytics.question, both.question, withTools({ ...own, category: 'marketing' }).question]).size,
  ).toBe(3);
  expect(analytics.rows.map(([name]) => name)).toEqual(['_ga', '_ga_*']);
  expect(both.rows.at(-1)?.[3]).toContain('Meta Pixel');
  expect(withTools(own).rows).toEqual([]);
});
