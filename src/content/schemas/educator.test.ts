import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../loader/check-content.ts';
import { educator } from './audience-pages.ts';

const text = readFileSync(new URL('../educator.yaml', import.meta.url), 'utf8');

function mistakesIn(changed: string): string {
  expect(changed).not.toBe(text);
  return JSON.stringify(checkContent(changed, educator, 'src/content/educator.yaml').mistakes ?? []);
}

test('the module as it stands has its weeks and keeps its rules', () => {
  expect(checkContent(text, educator, 'src/content/educator.yaml').mistakes).toBeUndefined();
});

test('a term with more or fewer teaching weeks is refused with its name', () => {
  const changed = text.replace('weeks: [0, 0, 3, 3]', 'weeks: [0, 0, 2, 3]');
  expect(mistakesIn(changed)).toContain('12 teaching weeks in Autumn 2025, not 11');
});

test('a skill that comes in before one advert in four asked for it is refused', () => {
  const changed = text.replace('adverts: [53, 68, 86, 105]', 'adverts: [53, 60, 86, 105]');
  expect(mistakesIn(changed)).toContain('which Python breaks');
});

test('a skill that goes out while one advert in ten asks for it is refused', () => {
  const changed = text.replace('adverts: [34, 22, 18, 14]', 'adverts: [34, 26, 18, 14]');
  expect(mistakesIn(changed)).toContain('which Manual reporting breaks');
});
