import * as z from 'zod/mini';
import { hillContours } from '../../charts/geometry/hill.ts';
import { paragraph } from '../loader/fields.ts';
import { skillField } from '../loader/skill-field.ts';
import { head, line, section, sheet, short } from './parts.ts';

const isSample = z.literal(true);
/** The scale of days: how long it is, and how far apart the places on it are. */
const wholeScale = 90;
const placeEvery = 5;

const milestone = z.strictObject({
  day: z.int().check(z.minimum(0), z.maximum(wholeScale), z.multipleOf(placeEvery)),
  text: line(),
  first: z.optional(z.boolean()),
});

const kinds = [
  'Educational Institutions',
  'Technology Partners',
  'Government & NGOs',
  'Business Partners',
] as const;

/** One partnership's milestones, each with its place on the scale and that of the next. */
const row = z.pipe(
  z.strictObject({
    type: z.enum(kinds),
    milestones: z.array(milestone).check(
      z.refine((milestones) => milestones.filter(({ first }) => first).length === 1, {
        error: 'one milestone that is the first result',
      }),
      z.refine((milestones) => milestones.at(0)?.day === 0 && milestones.at(-1)?.day === wholeScale, {
        error: `milestones from day 0 to day ${wholeScale}`,
      }),
      z.refine(
        (milestones) => milestones.every(({ day }, index) => day > (milestones[index - 1]?.day ?? -1)),
        {
          error: 'later milestones on later days',
        },
      ),
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

/** One skill in four wordings, and the hill of contours that its entry stands on, 200 wide and 200 high. */
const entry = z.pipe(
  z.strictObject({
    sample: isSample,
    title: short(),
    skill: skillField(),
    relates: short(),
    related: z.array(skillField()),
    records: z
      .array(z.strictObject({ who: short(), kind: short(), name: short() }))
      .check(z.length(4, { error: 'four records' })),
  }),
  z.transform((written) => ({
    ...written,
    contours: hillContours({ at: { x: 100, y: 100 }, rings: 9, step: 11, seed: 4 }),
  })),
);

/** `partners-page.yaml`; the logos stand in `partners.yaml`. */
export const partnersPage = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    explore: short(),
    days: short(),
    entry,
    caption: line(),
  }),
  types: z.strictObject({
    ...sheet,
    items: z
      .array(
        z.strictObject({
          title: z.enum(kinds),
          description: paragraph(),
          icon: short(),
          benefits: z.array(line()).check(z.minLength(1)),
        }),
      )
      .check(z.length(4, { error: 'four kinds of partnership' })),
  }),
  firstDays: z.strictObject({
    ...sheet,
    caption: line(),
    sample: isSample,
    columns: z.strictObject({ type: short(), days: short() }),
    first: short(),
    day: short(),
    note: line(),
    rows: z.array(row).check(z.length(4, { error: 'four kinds of partnership' })),
  }),
  wall: z.strictObject({ name: short(), title: line() }),
  closing: z.strictObject({ ...section, schedule: short(), resources: short() }),
});
