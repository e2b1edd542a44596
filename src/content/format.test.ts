import { expect, it } from 'vitest';
import { dayInWords, listed } from './format.ts';

it('writes days and lists', () => {
  expect(dayInWords('2026-06-03')).toBe('3 Jun 2026');
  expect(listed(['Python', 'SQL', 'Spark'])).toBe('Python, SQL and Spark');
});
