import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import measured from '../pages/cookie-policy/measured.md';
import cookies from '../pages/cookie-policy/page.md';
import privacyMeasured from '../pages/privacy-policy/measured.md';
import privacy from '../pages/privacy-policy/page.md';
import trust from '../pages/trust/page.yaml';
import { fieldsOf } from '../submissions/form-fields.ts';
import { submissionKinds } from '../submissions/kinds.ts';
import { asMeasured, replaceSections } from './when-measured.ts';

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
  const remedy = 'Make the table of src/pages/cookie-policy/page.md list each of them, and nothing else';
  expect(cookies.table.rows.map(([name]) => name).sort(), remedy).toEqual(keys.sort());
});

it('names in the table of the privacy policy each field of the forms, by a word of its label', () => {
  const kept = privacy.table.rows.map(([what = '']) => what.toLowerCase()).join('\n');
  const missing = submissionKinds
    .flatMap(fieldsOf)
    .filter(
      ({ label }) =>
        !label
          .toLowerCase()
          .split(' ')
          .some((word) => kept.includes(word)),
    )
    .map(
      ({ label }) => `“${label}” is no word of the table “What is kept” in src/pages/privacy-policy/page.md`,
    );
  expect(missing).toEqual([]);
});

it('replaces existing sections of the cookie policy when a tool measures', () => {
  const own = cookies.sections.map(({ id, title }) => ({ id, title }));
  for (const { id, title } of measured.sections) expect(own).toContainEqual({ id, title });
});

it('replaces existing headings and summaries of the privacy policy when a tool measures', () => {
  const headings = privacy.sections.flatMap(({ id, title, blocks }) => [
    { id, title },
    ...blocks.flatMap((block) => (block.type === 'subheading' ? [{ id: block.id, title: block.text }] : [])),
  ]);
  for (const { id, title } of privacyMeasured.sections) expect(headings).toContainEqual({ id, title });
  const names = privacy.summary.map(({ name }) => name);
  for (const { name } of privacyMeasured.summary) expect(names).toContain(name);
});

/** What a page must not say while a tool measures. */
const denials =
  /third-party trackers|no (?:trackers|advertising)|no(?:thing|r) (?:is )?measured|not measure its visitors|sets no cookies|collects no statistics|our own scripts only|from this site alone/i;

/** The content files whose denials are replaced once a tool measures. */
const replaced = [
  'src/content/consent.yaml',
  'src/pages/cookie-policy/page.md',
  'src/pages/privacy-policy/page.md',
  'src/pages/trust/page.yaml',
];

it('says that nothing is measured only where a tool replaces the words', () => {
  const files = globSync('src/{content,pages}/**/*.{md,yaml}').filter(
    (file) => !file.endsWith('measuring.yaml'),
  );
  const denying = files.filter((file) => denials.test(readFileSync(file, 'utf8').replace(/^ *#.*$/gm, '')));
  const others = denying.filter((file) => !replaced.includes(file));
  expect(others, 'Say nothing of measuring there, or replace the words once a tool measures').toEqual([]);
});

it('denies no measuring in what the policies say once a tool measures', () => {
  const cookiePolicy = {
    ...cookies,
    head: measured.head,
    introduction: measured.introduction,
    summary: measured.summary,
    sections: replaceSections(cookies.sections, measured.sections),
  };
  const summary = privacy.summary.filter(
    ({ name }) => !privacyMeasured.summary.some((entry) => entry.name === name),
  );
  const privacyPolicy = {
    ...privacy,
    summary: [...summary, ...privacyMeasured.summary],
    sections: replaceSections(privacy.sections, privacyMeasured.sections),
  };
  for (const text of [cookiePolicy, privacyPolicy]) expect(JSON.stringify(text)).not.toMatch(denials);
  const { controls } = trust.security;
  expect(JSON.stringify(controls.map((control) => asMeasured(control, true)))).not.toMatch(denials);
});

it('stores data in local and session storage only, in the files that are known to do so', () => {
  const ways = (source: string) =>
    source.match(/document\.cookie\s*=(?!=)|cookieStore|indexedDB|caches\.|(?:local|session)Storage/g) ?? [];
  const forgettingFile = 'src/consent/forget.ts';
  const forgetting = readFileSync(forgettingFile, 'utf8');
  const places = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .filter((file) => file !== forgettingFile)
    .map((file) => ({ file, found: ways(readFileSync(file, 'utf8')) }))
    .filter(({ found }) => found.length > 0);
  const remedy = 'Name the file here, and what it stores in the table of src/pages/cookie-policy/page.md';
  expect(places.map(({ file }) => file).sort(), remedy).toEqual([
    'src/consent/consent.ts',
    'src/forms/submission-id.ts',
    'src/layout/CallBanner.island.tsx',
    'src/layout/announcement/closed.ts',
  ]);
  const others = places.flatMap(({ file, found }) =>
    found.filter((way) => !/(?:local|session)Storage/.test(way)).map((way) => `${file}: ${way}`),
  );
  expect(others, 'Use local or session storage, as the cookie policy says').toEqual([]);
  // This module only removes the cookies of tools.
  expect(forgetting.match(/document\.cookie\s*=(?!=).*/g)).toEqual([expect.stringContaining('Max-Age=0')]);
  expect(forgetting).not.toMatch(/setItem|cookieStore|indexedDB|caches\./);
});
