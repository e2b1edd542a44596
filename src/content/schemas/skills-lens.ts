import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { skillField } from '../loader/skill-field.ts';
import { head, item, line, productHero, section, sheet, short } from './parts.ts';
import { invented } from './screens/parts.ts';

const reader = z.strictObject({
  title: short(),
  reader: short(),
  /** How many quarters ahead the reader looks. */
  ahead: z.int().check(z.minimum(1), z.maximum(8)),
  /** What the index of 100 stands for in the reader's own figures. */
  today: z.int().check(z.minimum(1)),
  question: line(),
  text: paragraph(),
  decision: paragraph(),
});

/** `skills-lens.yaml`. */
export const skillsLens = z.strictObject({
  head,
  hero: productHero,
  video: z.strictObject(sheet),
  readers: z.strictObject({
    ...sheet,
    ...invented,
    skill: skillField(),
    described: line(),
    today: short(),
    range: short(),
    decision: short(),
    cards: z.array(reader).check(z.length(3, { error: 'three readers' })),
  }),
  screen: z.strictObject(sheet),
  trust: z.strictObject({
    ...sheet,
    labels: z.strictObject({ ahead: short(), margin: short() }),
    items: z.array(item).check(z.length(3)),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});
