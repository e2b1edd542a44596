import * as z from 'zod/mini';
import { wholeNumber } from '../../content/fields.ts';
import { sum } from '../../content/format.ts';
import { list, nonEmptyList, refuse } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillRecords, skillTotals } from '../../content/organisation/skills.ts';
import { labels, line, lineFields, short, shortFields } from '../../content/texts.ts';
import { screenWords } from '../../sections/screen/schema.ts';

/** `screens/skills-mapping.yaml`; the plan is the sample organisation's. The sums are made once, at build. */
export const skillsMappingScreen = z.pipe(
  z.strictObject({
    ...screenWords(),
    labels: z.strictObject({
      ...shortFields('short', 'spare', 'total', 'team', 'sum'),
      stats: labels('short', 'spare', 'left'),
      columns: labels('skill', 'need', 'have', 'gap', 'trend'),
    }),
    table: z.strictObject(lineFields('title', { note: 'skills need have gap' })),
    grid: z.strictObject({
      title: line(),
      teams: nonEmptyList(short()),
      rows: list({ group: short(), short: z.array(wholeNumber()) }),
    }),
    suggestion: z.strictObject({ title: short(), ...lineFields('text', 'effect') }),
  }),
  z.transform(({ table, grid, ...rest }, context) => {
    const { plan, move } = readOrganisation();
    const { entries: skills, ...totals } = plan;
    for (const [index, row] of grid.rows.entries()) {
      const wanted = skillTotals(skills.filter(({ group }) => group === row.group)).short;
      if (sum(row.short) === wanted && row.short.length === grid.teams.length) continue;
      const expected = `${grid.teams.length} numbers that add up to ${wanted}`;
      refuse(context, row.short, expected, ['grid', 'rows', index, 'short']);
    }
    return {
      ...rest,
      move,
      table: { ...table, skills, totals, whole: skillTotals(skillRecords()) },
      grid: {
        ...grid,
        columns: grid.teams.map((_, index) => sum(grid.rows.map(({ short }) => short[index] ?? 0))),
      },
    };
  }),
);
