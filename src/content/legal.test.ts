import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import measured from '../pages/cookie-policy/measured.md';
import cookies from '../pages/cookie-policy/page.md';
import { submissionKinds } from '../submissions/kinds.ts';

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((file) =>
  readFileSync(file, 'utf8'),
);

it('lists in the cookie policy every entry that the site stores, and no other', () => {
  const keys = sources.flatMap((source) => [
    ...Array.from(source.matchAll(/Key = '([^']+)'/g), ([, key = '']) => key),
    ...Array.from(source.matchAll(/`([\w-]+-)\$\{kind\}`/g), ([, start = '']) => start).flatMap((start) =>
      submissionKinds.map((kind) => start + kind),
    ),
  ]);
  expect(cookies.table.rows.map(([name]) => name).sort()).toEqual(keys.sort());
});

it('replaces existing sections of the cookie policy when a tool measures', () => {
  const own = cookies.sections.map(({ id, title }) => ({ id, title }));
  for (const { id, title } of measured.sections) expect(own).toContainEqual({ id, title });
});

it('stores data in local and session storage only, in the files that are known to do so', () => {
  const ways = (source: string) =>
    source.match(/document\.cookie\s*=(?!=)|cookieStore|indexedDB|caches\.|(?:local|session)Storage/g) ?? [];
  const forgetting = readFileSync('src/consent/forget.ts', 'utf8');
  const places = sources.filter((source) => ways(source).length > 0 && source !== forgetting);
  expect(places).toHaveLength(4);
  expect(places.flatMap(ways).filter((way) => !/(?:local|session)Storage/.test(way))).toEqual([]);
  // This module only removes the cookies of tools.
  expect(forgetting.match(/document\.cookie\s*=(?!=).*/g)).toEqual([expect.stringContaining('Max-Age=0')]);
  expect(forgetting).not.toMatch(/setItem|cookieStore|indexedDB|caches\./);
});
