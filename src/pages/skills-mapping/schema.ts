import * as z from 'zod/mini';
import { head, sample } from '../../content/fields.ts';
import { exactLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, paragraphFields, sentenceFields } from '../../content/texts.ts';
import { claimFigures } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, productHero, section, titledSection } from '../../sections/schema.ts';

/** The move of the sample organisation, with the names of its skills as a sentence needs them. */
function moveOfPlan() {
  const { move, plan, question } = readOrganisation();
  return {
    from: move.from.name.toLowerCase(),
    to: move.to.name.toLowerCase(),
    most: move.people,
    available: move.spare,
    short: move.before,
    planShort: plan.short,
    planSpare: plan.spare,
    others: question.others,
    open: question.open,
  };
}

const moved = 'people from to available short before others open';

export const page = z.strictObject({
  head,
  hero: productHero({
    /** What the number before it counts, and what a headcount makes of it. */
    ...sentenceFields('short', { net: 'gap spare' }),
  }),
  /** How the map is to be read. */
  screen: section(sentenceFields('note')),
  features: points({}),
  try: z.pipe(
    section({
      sample,
      ...labelFields('slider', 'drag', 'available', 'short'),
      said: z.strictObject(paragraphFields({ none: moved, one: moved, some: moved, all: moved })),
      table: labelObject('caption', 'people', 'plan'),
    }),
    z.transform((words) => ({ ...words, move: moveOfPlan() })),
  ),
  kinds: section({
    examples: label(),
    columns: objectList(
      { title: label(), ...sentenceFields('question', 'read'), examples: nonEmptyList(skillName()) },
      exactLength(3, 'one for each kind: hard, human and transversal skills'),
    ),
  }),
  video: titledSection({}),
  benefits: titledSection({ items: claimFigures({}) }),
  closing: ending({}),
});
