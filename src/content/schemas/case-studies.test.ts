import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../loader/check-content.ts';
import { caseStudies } from './case-studies.ts';

const text = readFileSync(new URL('../case-studies.yaml', import.meta.url), 'utf8');
const check = (changed: string) => checkContent(changed, caseStudies, 'src/content/case-studies.yaml');

function mistakesIn(changed: string): string {
  expect(changed).not.toBe(text);
  return JSON.stringify(check(changed).mistakes ?? []);
}

test('the words name the sums of the charts', () => {
  const { university, association } = check(text).value ?? {};
  expect(university?.impact).toContain('39 of 48 outcomes now appear in adverts, 18 more');
  expect(association?.impact).toContain('964 people carry a passport, up from 42');
});

test('a changed figure changes the words', () => {
  const changed = text.replace('before: 2, after: 8', 'before: 2, after: 7');
  expect(check(changed).value?.university.impact).toContain(
    '38 of 48 outcomes now appear in adverts, 17 more',
  );
});

test('more outcomes in adverts than a module has are refused', () => {
  expect(mistakesIn(text.replace('before: 2, after: 8', 'before: 2, after: 9'))).toContain(
    'no more outcomes in adverts than the module has',
  );
});

test('moves to a division that is not there, or more than there are posts, are refused', () => {
  expect(mistakesIn(text.replace('to: Grid, people: 6', 'to: Wind, people: 6'))).toContain(
    'moves from one of the divisions to another',
  );
  expect(mistakesIn(text.replace('posts: 160', 'posts: 50'))).toContain('no more moves than posts');
});
