import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';
import { type Headline, news } from './news.ts';

const file = 'src/content/news.yaml';
type Written = Partial<Record<keyof Headline, unknown>>;

/** Changes the list of headlines, and returns the schema's output or the mistakes in the list. */
function withHeadlines(change: (headlines: readonly Written[]) => readonly Written[]) {
  const written = parse(readFileSync(file, 'utf8'));
  const text = JSON.stringify({ ...written, headlines: change(written.headlines) });
  const { value, mistakes } = checkContent(text, news, file);
  return { headlines: value ?? [], report: mistakes ? describeMistakes(mistakes) : '' };
}

const dated = (date: string, change: Written = {}) =>
  withHeadlines((headlines) => [
    ...headlines,
    { ...headlines[0], id: 'new-one', title: 'The new one', date, ...change },
  ]);
const titles = ({ headlines }: { readonly headlines: readonly Headline[] }) =>
  headlines.map(({ title }) => title);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-06-30T22:59:59Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('headlines', () => {
  it('are sorted by date, the newest first', () => {
    const after = dated('2027-06-30');
    expect(titles(after)[0]).toBe('The new one');
    const days = after.headlines.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('are shown from midnight of their date in Ireland', () => {
    expect(titles(dated('2027-07-01'))).not.toContain('The new one');
    vi.setSystemTime(new Date('2027-06-30T23:00:00Z'));
    expect(titles(dated('2027-07-01'))).toContain('The new one');
  });

  it('are all shown on a Netlify preview', () => {
    vi.stubEnv('NETLIFY', 'true');
    vi.stubEnv('CONTEXT', 'branch-deploy');
    expect(titles(dated('2027-07-01'))).toContain('The new one');
  });

  it('must include one whose date has come', () => {
    const { report } = withHeadlines((headlines) =>
      headlines.map((headline) => ({ ...headline, date: '2027-12-01' })),
    );
    expect(report).toContain('headlines: is a list, expected at least one headline whose day has come');
  });

  it('have either a link of links.yaml or an address', () => {
    const address = 'https://news.example/article';
    const link = undefined;
    expect(dated('2027-06-30', { address, link }).headlines[0]).toMatchObject({ address });
    expect(dated('2027-06-30', { address: '/pricing', link }).report).toBe('');
    for (const change of [{ address }, { link, article: undefined }])
      expect(dated('2027-06-30', change).report).toContain(
        'expected either an address or a link of links.yaml',
      );
    expect(dated('2027-06-30', { address: 'news.example', link }).report).toContain('begins with https://');
  });

  it('need no link beside an article', () => {
    expect(dated('2027-06-30', { link: undefined }).report).toBe('');
  });

  it('have an article while their link has no address', () => {
    expect(dated('2027-06-30', { article: undefined }).report).toContain(
      'article: cannot be used as it is, expected an article, as the link has no address in links.yaml',
    );
  });

  it('have a title and a preview that fit the head of the page of their article', () => {
    const [first] = dated('2027-06-30').headlines;
    expect(first?.head.title).toBe('The new one');
    expect(dated('2027-06-30', { title: 'A'.repeat(50) }).report).toContain('expected at most 49 characters');
    expect(dated('2027-06-30', { preview: 'Too short.' }).report).toContain('expected 70 to 155 characters');
    const address = 'https://news.example/article';
    const elsewhere = { link: undefined, article: undefined, address, preview: 'Short.' };
    expect(dated('2027-06-30', elsewhere).report).toBe('');
  });

  it('have an id of their own', () => {
    const [first] = dated('2027-06-30').headlines;
    expect(first).toMatchObject({ id: 'new-one' });
    const same = { id: withHeadlines((headlines) => headlines).headlines[0]?.id };
    expect(dated('2027-06-30', same).report).toMatch(
      /headlines\[\d+\]\.id: is ".+", expected an id that no other headline has/,
    );
    expect(dated('2027-06-30', { id: 'New one' }).report).toContain(
      'is "New one", expected small letters, digits and hyphens',
    );
    expect(dated('2027-06-30', { id: undefined }).report).toContain('id: is missing');
  });

  it('have a category of the file', () => {
    expect(dated('2027-06-30', { category: 'Weather' }).report).toMatch(
      /headlines\[\d+\]\.category: is "Weather", expected one of the categories: .+, /,
    );
  });
});
