import * as z from 'zod/mini';
import { paragraph, text } from '../loader/fields.ts';
import { cards, head, line, link, productHero, section, sheet, short } from './parts.ts';

const panels = ['agent', 'passport', 'matching', 'mapping', 'lens', 'search'] as const;

const look = z.strictObject({
  time: text({ maximum: 5 }).check(z.regex(/^\d{2}:\d{2}$/, { error: 'a time such as "08:50", in quotes' })),
  /** The panel whose figures the text may name in braces. */
  panel: z.enum(panels),
  /** The panel's number on the annotated screen. */
  number: z.int().check(z.minimum(1), z.maximum(panels.length)),
  title: short(),
  text: line(),
});

/** `skills-control-centre.yaml`. */
export const skillsControlCentre = z.strictObject({
  head,
  hero: productHero,
  annotated: z.strictObject({
    ...sheet,
    cards: z
      .array(z.strictObject({ title: short(), text: paragraph(), link }))
      .check(z.length(6, { error: 'six cards' })),
  }),
  routine: z.strictObject({
    ...sheet,
    /** Stands before the number of a panel. */
    panel: short(),
    looks: z.array(look).check(z.minLength(3)),
  }),
  rules: z.strictObject({
    name: short(),
    title: line(),
    cards: cards(3),
    suite: link,
    overview: link,
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});
