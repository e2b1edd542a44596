import { describe, expect, test } from 'vitest';
import { typedNumber } from './typed-numbers.ts';

describe('typedNumber', () => {
  test.each([
    ['48000', 48_000],
    ['48,000', 48_000],
    ['1,000,000.5', 1_000_000.5],
    [' €48 000 ', 48_000],
    ['48\u202f000\u00a0€', 48_000],
    ['12.5%', 12.5],
    ['.5', 0.5],
    ['2.', 2],
    ['0', 0],
    ['\u22123', -3],
    ['007', 7],
  ])('reads %j as %d', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  test.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    '2,5',
    '1,2345',
    '12,34,567',
    '1.2.3',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    'twelve',
    '12a',
    '€',
    '--1',
    '１２',
  ])('returns undefined for %j', (text) => {
    expect(typedNumber(text)).toBeUndefined();
  });
});
