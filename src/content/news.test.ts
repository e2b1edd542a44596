import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';
import { type Headline, news } from './news.ts';

const file = 'src/content/news.yaml';
type Written = Partial<Record<keyof Headline, unknown>>;

/** Returns what a list of headlines becomes, or the mistakes in it. `change` makes it of those that are there. */
function withHeadlines(change: (headlines: readonly Written[]) => readonly Written[]) {
  const written = parse(readFileSync(file, 'utf8'));
  const text = JSON.stringify({ ...written, headlines: change(written.headlines) });
  const { value, mistakes } = checkContent(text, news, file);
  return { headlines: value ?? [], said: mistakes ? describeMistakes(mistakes) : '' };
}

const dated = (date: string, change: Written = {}) =>
  withHeadlines((headlines) => [...headlines, { ...headlines[0], title: 'The new one', date, ...change }]);
const titles = ({ headlines }: { readonly headlines: readonly Headline[] }) =>
  headlines.map(({ title }) => title);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-06-30T22:59:59Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('headlines', () => {
  it('may stand in any order: the newest comes first', () => {
    const after = dated('2027-06-30');
    expect(titles(after)[0]).toBe('The new one');
    const days = after.headlines.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('wait for their day, which begins at midnight in Ireland', () => {
    expect(titles(dated('2027-07-01'))).not.toContain('The new one');
    vi.setSystemTime(new Date('2027-06-30T23:00:00Z'));
    expect(titles(dated('2027-07-01'))).toContain('The new one');
  });

  it('are all shown on a preview of Netlify’s', () => {
    vi.stubEnv('NETLIFY', 'true');
    vi.stubEnv('CONTEXT', 'branch-deploy');
    expect(titles(dated('2027-07-01'))).toContain('The new one');
  });

  it('must not all wait', () => {
    const { said } = withHeadlines((headlines) =>
      headlines.map((headline) => ({ ...headline, date: '2027-12-01' })),
    );
    expect(said).toContain('headlines: is a list, expected at least one headline whose day has come');
  });

  it('have a link of links.yaml or an address of their own, not both', () => {
    const address = 'https://news.example/article';
    const link = undefined;
    expect(dated('2027-06-30', { address, link }).headlines[0]).toMatchObject({ address });
    expect(dated('2027-06-30', { address: '/pricing', link }).said).toBe('');
    for (const change of [{ address }, { link }])
      expect(dated('2027-06-30', change).said).toContain(
        'expected either an address or a link of links.yaml',
      );
    expect(dated('2027-06-30', { address: 'news.example', link }).said).toContain('begins with https://');
  });

  it('have a category of the same file', () => {
    expect(dated('2027-06-30', { category: 'Weather' }).said).toMatch(
      /headlines\[\d+\]\.category: is "Weather", expected one of the categories: .+, /,
    );
  });
});
