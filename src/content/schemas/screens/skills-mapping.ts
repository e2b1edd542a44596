import * as z from 'zod/mini';
import { paragraph } from '../../loader/fields.ts';
import { skillField, skillGroupField } from '../../loader/skill-field.ts';
import { skillTotals } from '../../loader/skill-table.ts';
import { line, short } from '../parts.ts';

const people = z.int().check(z.minimum(0));

const written = z.strictObject({
  sample: z.literal(true),
  view: short(),
  description: paragraph(),
  labels: z.strictObject({
    all: short(),
    stats: z.strictObject({ need: short(), have: short(), gap: short(), short: short(), spare: short() }),
    columns: z.strictObject({ skill: short(), need: short(), have: short(), gap: short(), trend: short() }),
    short: short(),
    spare: short(),
    total: short(),
    team: short(),
    sum: short(),
  }),
  table: z.strictObject({
    title: line(),
    note: line(),
    whole: skillGroupField(),
    skills: z.array(skillField()).check(z.minLength(1)),
  }),
  grid: z.strictObject({
    title: line(),
    teams: z.array(short()).check(z.minLength(1)),
    rows: z.array(z.strictObject({ group: short(), short: z.array(people) })),
  }),
  suggestion: z.strictObject({
    title: short(),
    text: line(),
    effect: line(),
    from: skillField(),
    to: skillField(),
    people,
    weeks: people,
    courses: people,
  }),
});

type Written = z.output<typeof written>;

/** The sums that the screen prints, made once at build. */
function withSums(screen: Written) {
  const { table, grid } = screen;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    ...screen,
    table: { ...table, totals: skillTotals(table.skills) },
    grid: {
      ...grid,
      columns: grid.teams.map((_, index) => sum(grid.rows.map((row) => row.short[index] ?? 0))),
    },
  };
}

/** Holds the grid of teams to the table: what a group is short of is what its skills are short of. */
const gridAgrees = z.superRefine<Written>(({ table, grid }, context) => {
  for (const [index, row] of grid.rows.entries()) {
    const wanted = skillTotals(table.skills.filter(({ group }) => group === row.group)).short;
    const given = row.short.reduce((total, amount) => total + amount, 0);
    if (given === wanted && row.short.length === grid.teams.length) continue;
    context.addIssue({
      code: 'invalid_value',
      values: [],
      path: ['grid', 'rows', index, 'short'],
      input: row.short,
      message: `${grid.teams.length} numbers that add up to ${wanted}`,
    });
  }
});

/** `screens/skills-mapping.yaml`. */
export const skillsMappingScreen = z.pipe(written.check(gridAgrees), z.transform(withSums));
