import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkContent } from '../loader/check-content.ts';
import { describeMistakes } from '../loader/mistakes.ts';
import { everyGroup, skillField, skillGroupField, skillRecords, skillTotals } from './skills.ts';

const screen = z.strictObject({
  skills: z.optional(z.array(skillField())),
  groups: z.optional(z.array(skillGroupField())),
});

function resolved(written: string) {
  const { value, mistakes } = checkContent(written, screen, 'screen.yaml');
  return mistakes === undefined ? value : describeMistakes(mistakes);
}

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

describe('a skill that another file names', () => {
  it('becomes its record', () => {
    const [first] = skillRecords();
    expect(resolved(`skills: ["${first?.name}"]`)).toEqual({ skills: [first] });
  });

  it('is looked for among the names when it is not there', () => {
    const name = skillRecords().find((skill) => skill.name.length > 8)?.name ?? '';
    const mistyped = name.slice(0, -1);
    expect(resolved(`skills:\n  - "${name}"\n  - "${mistyped}"\n  - Falconry\n`)).toBe(
      [
        `screen.yaml:3: skills[1]: is "${mistyped}", expected the name of a skill in skills.yaml (did you mean "${name}"?)`,
        'screen.yaml:4: skills[2]: is "Falconry", expected the name of a skill in skills.yaml',
      ].join('\n'),
    );
  });

  it('becomes sums where a group is named', () => {
    const group = skillRecords()[0]?.group ?? '';
    const members = skillRecords().filter((skill) => skill.group === group);
    expect(resolved(`groups: ["${group}", "${everyGroup}"]`)).toEqual({
      groups: [
        { name: group, ...skillTotals(members) },
        { name: everyGroup, ...skillTotals(skillRecords()) },
      ],
    });
    expect(resolved(`groups: ["${group}s"]`)).toContain(`did you mean "${group}"`);
  });
});
