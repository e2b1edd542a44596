import { expect, test } from 'vitest';
import { wrapBalanced } from './wrap-title.ts';

const measure = (line: string) => line.length;

test('a text that fits stays on one line', () => {
  expect(wrapBalanced('Skills Mapping', 20, measure)).toEqual(['Skills Mapping']);
});

test('breaks evenly instead of leaving one word alone', () => {
  expect(wrapBalanced('What a skills gap costs in a year', 30, measure)).toEqual([
    'What a skills gap',
    'costs in a year',
  ]);
});

test('takes as few lines as there can be and none wider than the limit', () => {
  const text = 'Map match and mobilise talent with five products on one skills engine';
  const lines = wrapBalanced(text, 26, measure);
  expect(lines).toHaveLength(3);
  expect(lines.join(' ')).toBe(text);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(26);
});

test('a word wider than the limit has a line of its own', () => {
  expect(wrapBalanced('an unbreakable word', 8, measure)).toEqual(['an', 'unbreakable', 'word']);
});
