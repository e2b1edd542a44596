import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../loader/check-content.ts';
import { partnersPage } from './partner-pages.ts';

const text = readFileSync(new URL('../partners-page.yaml', import.meta.url), 'utf8');
const check = (changed: string) => checkContent(changed, partnersPage, 'src/content/partners-page.yaml');

function mistakesIn(changed: string): string {
  expect(changed).not.toBe(text);
  return JSON.stringify(check(changed).mistakes ?? []);
}

test('milestones get their places on the scale, up to the next one', () => {
  const row = check(text).value?.firstDays.rows[0];
  expect(row?.firstDay).toBe(45);
  expect(row?.milestones.map(({ at, until }) => [at, until])).toEqual([
    [0, 4],
    [4, 9],
    [9, 18],
    [18, 18],
  ]);
});

test('milestones out of order, or beside the places of the scale, are refused', () => {
  expect(mistakesIn(text.replace('day: 55', 'day: 15'))).toContain('later milestones on later days');
  expect(mistakesIn(text.replace('day: 55', 'day: 56'))).not.toBe('[]');
});

test('a partnership without a first result is refused', () => {
  expect(mistakesIn(text.replace('finds its skill, first: true', 'finds its skill'))).toContain(
    'one milestone that is the first result',
  );
});
