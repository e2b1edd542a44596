import { expect, it } from 'vitest';
import { dayInWords, initials, listed } from './format.ts';

it('writes days, lists and initials', () => {
  expect(dayInWords('2026-06-03')).toBe('3 Jun 2026');
  expect(listed(['Python', 'SQL', 'Spark'])).toBe('Python, SQL and Spark');
  expect(initials('Amara Okafor')).toBe('AO');
  expect(initials('Ana Maria Souza')).toBe('AS');
  expect(initials('Pelé')).toBe('P');
});
