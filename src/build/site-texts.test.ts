import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../content/loader/read-content.ts';
import { routeOf, siteRoutes } from '../routes.ts';
import { openHistory, sourcesOf } from './last-changed.ts';
import { newsFeed } from './news-feed.ts';
import { isPreview, languageModelFile, securityFile } from './site-files.ts';

const origin = 'https://site.example';
const root = join(import.meta.dirname, '../..');
const { news } = readContent('home');

describe('the news feed', () => {
  test('has an item for every headline, newest first', () => {
    const feed = newsFeed(news, origin);
    expect(feed.match(/<item>/g)).toHaveLength(news.headlines.length);
    const dates = Array.from(feed.matchAll(/<pubDate>([^<]+)</g), ([, date = '']) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(dates.some(Number.isNaN)).toBe(false);
  });

  test('keeps markup in a headline as text', () => {
    const [first] = news.headlines;
    if (!first) throw new Error('There is no headline.');
    const feed = newsFeed({ ...news, headlines: [{ ...first, title: 'R&D <b>\'s "skills"' }] }, origin);
    expect(feed).toContain('<title>R&amp;D &lt;b&gt;&#39;s &quot;skills&quot;</title>');
  });
});

test('the file for language models lists every indexed page but the first', () => {
  const file = languageModelFile(siteRoutes, origin);
  const listed = siteRoutes.filter(({ index, path }) => index && path !== '/');
  for (const { path } of listed) expect(file).toContain(`](https://site.example${path}): `);
  expect(file.match(/^- /gm)).toHaveLength(listed.length);
});

test('the security file is valid for less than a year, as RFC 9116 asks', () => {
  const built = new Date('2026-11-21T00:00:00Z');
  const [, expires = ''] = securityFile(origin, built).match(/^Expires: (.+)$/m) ?? [];
  const days = (Date.parse(expires) - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

describe('the day a page was last changed', () => {
  test('counts its own folder and the content it imports', () => {
    expect(sourcesOf(root, routeOf('/pricing'))).toEqual(
      expect.arrayContaining(['src/pages/pricing', 'src/content/pricing.yaml']),
    );
  });

  test('is that of the newest commit among these, and is left out where there is no history', () => {
    const folder = mkdtempSync(join(tmpdir(), 'history-'));
    const write = (file: string, text: string) => {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    const commit = (date: string) => {
      const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
      const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example'];
      for (const command of [
        ['init', '-q'],
        ['add', '.'],
        [...identity, 'commit', '-qm', 'Change'],
      ])
        execFileSync('git', command, { cwd: folder, env });
    };
    expect(openHistory(folder)(routeOf('/pricing'))).toBeUndefined();
    write('src/pages/pricing/Page.tsx', "import copy from '../../content/pricing.yaml';");
    write('src/content/pricing.yaml', 'title: One');
    commit('2026-01-02T12:00:00Z');
    write('src/content/pricing.yaml', 'title: Two');
    commit('2026-02-03T12:00:00Z');
    write('src/content/team.yaml', 'people: []');
    commit('2026-03-04T12:00:00Z');
    expect(openHistory(folder)(routeOf('/pricing'))).toBe('2026-02-03');
    rmSync(folder, { recursive: true });
  });
});

test('only what Netlify builds for production is no preview of its', () => {
  expect(isPreview({})).toBe(false);
  expect(isPreview({ NETLIFY: 'true', CONTEXT: 'production' })).toBe(false);
  expect(isPreview({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toBe(true);
});
