import * as z from 'zod/mini';
import { head, icon, sample } from '../../content/fields.ts';
import { exactLength, inOrder, nonEmptyList, objectList } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { section } from '../../sections/schema.ts';

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

/** One skill in four wordings. */
const entry = z.strictObject({
  sample,
  ...labelFields('title', { relates: 'skills' }),
  skill: skillField(),
  related: z.array(skillField()),
  records: nonEmptyList(
    labelObject('who', 'kind', 'name'),
    exactLength(4, 'one at each corner of the picture'),
  ),
});

export const page = z
  .strictObject({
    head,
    hero: section({
      ...labelFields('explore', 'days'),
      entry,
      note: sentence(),
    }),
    types: section({
      ...labelFields('gets', 'brings'),
      items: objectList({
        title: label(),
        icon: icon(),
        description: paragraph(),
        brings: sentence(),
        benefits: nonEmptyList(sentence()),
      }),
    }),
    firstDays: z.strictObject({
      sample,
      ...sentenceFields('text', 'whole'),
      ...labelFields('days', { day: 'day' }),
      rows: nonEmptyList(row),
    }),
    wall: z.strictObject({ ...labelObject('title').shape, note: sentence() }),
    closing: section(labelFields('resources', 'schedule')),
  })
  .check(
    z.refine(
      ({ types, firstDays }) =>
        firstDays.rows.every(({ type }) => types.items.some(({ title }) => title === type)),
      { path: ['firstDays', 'rows'], error: 'rows whose types are titles of the kinds of partnership above' },
    ),
  );
