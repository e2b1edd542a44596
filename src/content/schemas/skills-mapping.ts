import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { paragraph } from '../loader/fields.ts';
import { skillField, skillKindField } from '../loader/skill-field.ts';
import { cards, head, line, productHero, section, sheet, short } from './parts.ts';

const skillName = z.pipe(
  skillField(),
  z.transform(({ name }) => name),
);

/** `skills-mapping.yaml`. */
export const skillsMapping = z.strictObject({
  head,
  hero: productHero,
  video: z.strictObject(sheet),
  screen: z.strictObject(sheet),
  features: cards(4),
  kinds: z.strictObject({
    ...sheet,
    labels: z.strictObject({
      question: short(),
      read: short(),
      travels: short(),
      examples: short(),
      sum: line(),
    }),
    columns: z.array(
      z.strictObject({
        kind: skillKindField(),
        title: short(),
        question: line(),
        read: paragraph(),
        travels: paragraph(),
        examples: z.array(skillName),
      }),
    ),
  }),
  benefits: z.strictObject({
    name: short(),
    title: line(),
    items: z.array(z.strictObject({ title: line(), text: paragraph(), claim: claimField() })),
    source: short(),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});
