import * as z from 'zod/mini';
import { head, icon, sample } from '../../content/fields.ts';
import { exactLength, inOrder, nonEmptyList, objectList } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { label, labelFields, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

/** The scale of days: how long it is, and how far apart the places on it are. */
const wholeScale = 90;
const placeEvery = 5;

const milestone = z.strictObject({
  day: z.int().check(z.minimum(0), z.maximum(wholeScale), z.multipleOf(placeEvery)),
  text: sentence(),
  first: z.optional(z.boolean()),
});

/** One partnership's milestones, each with its place on the scale and that of the next. */
const row = z.pipe(
  z.strictObject({
    type: label(),
    milestones: z.array(milestone).check(
      z.refine((milestones) => milestones.filter(({ first }) => first).length === 1, {
        error: 'one milestone that is the first result',
      }),
      z.refine((milestones) => milestones.at(0)?.day === 0 && milestones.at(-1)?.day === wholeScale, {
        error: `milestones from day 0 to day ${wholeScale}`,
      }),
      z.refine((milestones) => inOrder(milestones, (before, now) => now.day > before.day), {
        error: 'later milestones on later days',
      }),
    ),
  }),
  z.transform(({ type, milestones }) => ({
    type,
    firstDay: milestones.find(({ first }) => first)?.day ?? wholeScale,
    milestones: milestones.map(({ day, text, first = false }, index) => ({
      day,
      text,
      first,
      at: day / placeEvery,
      until: (milestones[index + 1]?.day ?? wholeScale) / placeEvery,
    })),
  })),
);

/** The names of a skill: at a college, a funder, a software maker and an employer. */
const names = nonEmptyList(label(), exactLength(4, 'one for each kind of record'));

/** `terms.yaml`: the small dictionary of the hero. */
export const terms = z.strictObject({ skills: objectList({ skill: skillName(), names }) });

export const page = z
  .strictObject({
    head,
    hero: section({
      ...labelFields('explore', 'days'),
      term: z.strictObject({
        ...labelFields('field', 'own', 'entry', 'mark'),
        ...sentenceFields('note', 'same', 'label', { unknown: 'skills', announcement: 'skill names' }),
        examples: nonEmptyList(label()),
        kinds: names,
      }),
    }),
    types: section({
      ...labelFields('gets', 'brings', 'papers'),
      items: objectList({
        title: label(),
        icon: icon(),
        description: paragraph(),
        brings: sentence(),
        benefits: nonEmptyList(sentence()),
        papers: nonEmptyList(label()),
      }),
    }),
    firstDays: z.strictObject({
      sample,
      ...labelFields('first', 'days', { day: 'day' }),
      rows: nonEmptyList(row),
    }),
    wall: titledSection({ ...labelFields('mark'), label: sentence() }),
    closing: section(labelFields('resources', 'schedule')),
  })
  .check(
    z.refine(
      ({ types, firstDays }) =>
        firstDays.rows.every(({ type }) => types.items.some(({ title }) => title === type)),
      { path: ['firstDays', 'rows'], error: 'rows whose types are titles of the kinds of partnership above' },
    ),
  );
