import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../loader/check-content.ts';
import { aboutUs } from './company-pages.ts';

const text = readFileSync(new URL('../about-us.yaml', import.meta.url), 'utf8');
const check = (changed: string) => checkContent(changed, aboutUs, 'src/content/about-us.yaml');

function mistakesIn(changed: string): string {
  expect(changed).not.toBe(text);
  return JSON.stringify(check(changed).mistakes ?? []);
}

test('the route ends with the number of skills that the claim has', () => {
  const last = check(text).value?.route.stations.at(-1);
  expect(last?.claim?.replace(/\D/g, '')).toBe(String(last?.skills));
  expect(last?.at).toBe(20);
});

test('a route that is longer or shorter than the claim is refused', () => {
  expect(mistakesIn(text.replace('year: 2026', 'year: 2025'))).toContain(
    '20 years as the claim has it, not 19',
  );
});

test('a station with fewer skills than the one before is refused', () => {
  expect(mistakesIn(text.replace('skills: 14000', 'skills: 6000'))).toContain(
    'later stations with more skills',
  );
});
