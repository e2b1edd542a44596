import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { paragraph } from '../loader/fields.ts';
import { skillField } from '../loader/skill-field.ts';
import { head, line, link, section, sheet, short } from './parts.ts';
import { invented, level, skillName } from './screens/parts.ts';

const percent = () => z.int().check(z.minimum(0), z.maximum(100));

/** What stands before or after a phrase, with its space; it may be empty. */
const fragment = () => z.string().check(z.maxLength(60));

const readPhrase = z.strictObject({
  before: fragment(),
  phrase: short(),
  after: fragment(),
  skill: skillField(),
  level: level(),
  sure: percent(),
  next: z.strictObject({ skill: skillName(), sure: percent() }),
});

const challenge = z.strictObject({
  ...sheet,
  ...invented,
  columns: z.strictObject({ skill: short(), advert: short(), course: short(), cv: short() }),
  rows: z
    .array(z.strictObject({ skill: skillName(), advert: line(), course: line(), cv: line() }))
    .check(z.length(3)),
});

const sentence = z.strictObject({
  ...sheet,
  ...invented,
  labels: z.strictObject({
    group: short(),
    kind: short(),
    level: short(),
    sure: short(),
    next: short(),
  }),
  kinds: z.strictObject({ hard: short(), human: short(), transversal: short() }),
  levels: z.array(short()).check(z.length(5)),
  levelOf: short(),
  sure: short(),
  next: short(),
  bar: percent(),
  accepted: short(),
  asked: short(),
  parts: z.array(readPhrase).check(z.length(3, { error: 'three phrases' })),
  left: z.strictObject({ title: short(), text: paragraph() }),
});

/** `skills-ai.yaml`. */
export const skillsAi = z.strictObject({
  head,
  hero: z.strictObject({
    badge: short(),
    product: short(),
    ...section,
    book: short(),
    sentence: link,
    taxonomy: claimField(),
  }),
  video: z.strictObject(sheet),
  challenge,
  capabilities: z.strictObject({
    name: short(),
    title: line(),
    cards: z
      .array(z.strictObject({ title: short(), text: paragraph(), icon: short(), link }))
      .check(z.length(6, { error: 'six cards' })),
  }),
  sentence,
  uses: z.strictObject({
    name: short(),
    title: line(),
    sides: z.array(z.strictObject({ title: short(), items: z.array(line()), link })).check(z.length(2)),
  }),
  values: z.strictObject({
    name: short(),
    title: line(),
    source: short(),
    cards: z
      .array(z.strictObject({ title: short(), text: paragraph(), claim: claimField() }))
      .check(z.length(4, { error: 'four cards' })),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});
