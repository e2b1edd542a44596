import * as z from 'zod/mini';
import { wholeNumber } from '../../content/fields.ts';
import { sum } from '../../content/format.ts';
import { addIssue, nonEmptyList, objectList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillTotals } from '../../content/organisation/skills.ts';
import { label, labelFields, sentence, sentenceFields } from '../../content/texts.ts';
import { screenWords } from '../../sections/screen/schema.ts';

/** `screens/skills-mapping.yaml`; the plan is the sample organisation's. The sums are made once, at build. */
export const skillsMappingScreen = z.pipe(
  z.strictObject({
    ...screenWords(),
    labels: z.strictObject({
      ...labelFields('short', 'spare', 'team', 'sum'),
    }),
    grid: z.strictObject({
      title: sentence(),
      teams: nonEmptyList(label()),
      rows: objectList({ group: label(), short: z.array(wholeNumber()) }),
    }),
    suggestion: z.strictObject({ title: label(), ...sentenceFields('text', 'effect') }),
  }),
  z.transform(({ grid, ...rest }, context) => {
    const { entries: skills } = readOrganisation().plan;
    for (const [index, row] of grid.rows.entries()) {
      const wanted = skillTotals(skills.filter(({ group }) => group === row.group)).short;
      if (sum(row.short) === wanted && row.short.length === grid.teams.length) continue;
      const expected = `${grid.teams.length} numbers that add up to ${wanted}`;
      addIssue(context, row.short, expected, ['grid', 'rows', index, 'short']);
    }
    return {
      ...rest,
      table: { skills },
      grid: {
        ...grid,
        columns: grid.teams.map((_, index) => sum(grid.rows.map(({ short }) => short[index] ?? 0))),
      },
    };
  }),
);
