import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import cookies from '../pages/cookie-policy/page.md';
import { submissionKinds } from '../submissions/kinds.ts';

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((file) =>
  readFileSync(file, 'utf8'),
);

it('the cookie policy names every entry that the site stores, and no other', () => {
  const keys = sources.flatMap((source) => [
    ...Array.from(source.matchAll(/Key = '([^']+)'/g), ([, key = '']) => key),
    ...Array.from(source.matchAll(/`([\w-]+-)\$\{kind\}`/g), ([, start = '']) => start).flatMap((start) =>
      submissionKinds.map((kind) => start + kind),
    ),
  ]);
  expect(cookies.table.rows.map(([name]) => name).sort()).toEqual(keys.sort());
});

it('nothing stores in a way that the policy does not know of', () => {
  const ways = sources.flatMap(
    (source) => source.match(/document\.cookie|cookieStore|indexedDB|caches\./g) ?? [],
  );
  expect(ways).toEqual([]);
  const places = sources.filter((source) => /(?:local|session)Storage/.test(source));
  expect(places).toHaveLength(4);
});
