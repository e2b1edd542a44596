import * as z from 'zod/mini';
import { head } from '../../content/fields.ts';
import { exactLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName, skillRecords, skillTotals } from '../../content/organisation/skills.ts';
import {
  label,
  labelFields,
  labelObject,
  paragraph,
  paragraphFields,
  sentence,
  sentenceFields,
} from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { claimFigures } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

/** The plan of the sample organisation, and its move with the names of the skills as a sentence needs them. */
function figuresOfPlan() {
  const { move, plan, question } = readOrganisation();
  return {
    skills: plan.entries.map(({ name, demand, supply, trend }) => ({ name, demand, supply, trend })),
    whole: skillTotals(skillRecords()),
    move: {
      from: move.from.name.toLowerCase(),
      to: move.to.name.toLowerCase(),
      most: move.people,
      available: move.spare,
      short: move.before,
      planShort: plan.short,
      planSpare: plan.spare,
      others: question.others,
      open: question.open,
    },
  };
}

const moved = 'people from to available short before others open';

export const page = z.strictObject({
  head,
  hero: section(labelFields('product', 'book', 'demo', 'video')),
  example: labelObject('mark', 'label'),
  map: z.pipe(
    titledSection({
      ...labelFields('label', 'choose', 'slider', 'drag', 'available', 'short', {
        counted: 'need have',
        year: 'trend',
      }),
      views: labelObject('two', 'all', 'table'),
      /** What the number of people missing counts, and what a headcount makes of it. */
      total: z.strictObject(sentenceFields('short', { net: 'gap spare' })),
      said: z.strictObject(paragraphFields({ none: moved, one: moved, some: moved, all: moved })),
      note: sentence(),
      columns: labelObject('skill', 'need', 'have', 'gap', 'year'),
      across: sentence('skills need have gap'),
      moves: labelObject('summary', 'people', 'plan'),
    }),
    z.transform((words) => ({ ...words, ...figuresOfPlan() })),
  ),
  features: titledSection({ items: points({}, exactLength(4, 'one for each pin of the map')) }),
  kinds: z.pipe(
    section({
      counted: sentence('count skills examples'),
      columns: objectList(
        {
          kind: z.enum(['hard', 'human', 'transversal']),
          title: label(),
          text: paragraph(),
          examples: nonEmptyList(skillName()),
        },
        exactLength(3, 'one for each kind: hard, human and transversal skills'),
      ),
    }),
    z.transform(({ columns, ...rest }) => {
      const records = skillRecords();
      const countOf = (wanted: string) => records.filter(({ kind }) => kind === wanted).length;
      return {
        ...rest,
        skills: records.length,
        columns: columns.map((column) => ({ ...column, count: countOf(column.kind) })),
      };
    }),
  ),
  benefits: titledSection({ items: claimFigures({}) }),
  closing: ending({}),
});
