import { expect, it } from 'vitest';
import { skillRecords, skillTotals } from './skills.ts';

it('the skills table adds up, from skills to groups to the whole', () => {
  const records = skillRecords();
  const groups = [...new Set(records.map(({ group }) => group))];
  const sums = groups.map((name) => skillTotals(records.filter(({ group }) => group === name)));
  const whole = skillTotals(records);
  for (const key of ['skills', 'demand', 'supply', 'gap', 'short', 'spare'] as const) {
    expect(sums.reduce((total, sum) => total + sum[key], 0)).toBe(whole[key]);
  }
  expect(whole.gap).toBe(whole.demand - whole.supply);
  expect(whole.gap).toBe(whole.short - whole.spare);
});
