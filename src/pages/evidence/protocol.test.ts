import { describe, expect, it } from 'vitest';
import { dayBefore, monthsAfter, protocolOf } from './protocol.ts';

describe('the periods of a protocol', () => {
  const measure = { least: 40, months: 12 };

  it('have the months of the measure where there are enough cases', () => {
    expect(protocolOf(measure, 120, '2027-01-04')).toEqual({
      reach: 4,
      months: 12,
      baseline: ['2026-01-04', '2027-01-03'],
      period: ['2027-01-04', '2028-01-03'],
      due: '2028-02-04',
    });
  });

  it('last until there are enough cases', () => {
    const { reach, months, due } = protocolOf(measure, 19, '2027-01-31');
    expect([reach, months, due]).toEqual([26, 26, '2029-04-30']);
    expect(protocolOf(measure, 40, '2027-01-01').months).toBe(12);
    expect(protocolOf(measure, 39, '2027-01-01').months).toBe(13);
  });
});

it('counts months and days across the ends of years and months', () => {
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsAfter('2027-03-31', -13)).toBe('2026-02-28');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});
