import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample, skillLevel, titledText } from '../../content/fields.ts';
import { exactLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { skillField, skillName } from '../../content/organisation/skills.ts';
import { products } from '../../content/products.ts';
import {
  label,
  labelFields,
  labelObject,
  paragraph,
  sentence,
  sentenceFields,
  text,
} from '../../content/texts.ts';
import { claimFigures } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

const percent = () => z.int().check(z.minimum(0), z.maximum(100));

const readPhrase = z.strictObject({
  /** What stands around the phrase, without the spaces between. */
  before: z.optional(label()),
  phrase: label(),
  after: z.optional(label()),
  skill: skillField(),
  level: skillLevel(),
  sure: percent(),
  next: z.strictObject({ skill: skillName(), sure: percent() }),
});

/** A skill, and what a job advert, a course and a CV call it. */
const phrasesOfSkill = { skill: skillName(), ...sentenceFields('advert', 'course', 'cv') };

/** A line of a document: the skill that is read from its phrase, or why none is. */
const documentLine = z.union([
  z.strictObject({ phrase: sentence(), skill: skillName() }),
  z.strictObject({ phrase: sentence(), out: label() }),
]);

export const page = z.strictObject({
  head,
  hero: section({
    ...labelFields('badge', 'product', 'book'),
    /** What is first about it. */
    first: sentence(),
    sentence: link,
    /** One skill and what three documents call it. */
    names: z.strictObject(phrasesOfSkill),
  }),
  video: labelObject('title'),
  challenge: section({
    sample,
    columns: labelObject('skill', 'advert', 'course', 'cv'),
    rows: objectList(phrasesOfSkill),
  }),
  capabilities: titledSection({ cards: points({ product: z.enum([...products, 'control-centre']), link }) }),
  sentence: titledSection({
    text: paragraph({ placeholders: 'bar' }),
    sample,
    labels: labelObject('level', 'sure', 'next'),
    levels: nonEmptyList(label(), exactLength(5, 'one for each level of skill')),
    ...labelFields({ levelOf: 'level word', sure: 'sure', next: 'skill sure' }, 'accepted', 'asked'),
    bar: percent(),
    parts: nonEmptyList(readPhrase),
    left: titledText,
    note: sentence(),
  }),
  taxonomy: section({
    text: paragraph({ placeholders: 'phrase' }),
    sample,
    claim: claimField(),
    family: z.strictObject({ name: label(), text: sentence() }),
    kin: z.strictObject({ text: sentence(), drawn: paragraph({ placeholders: 'skill near' }) }),
    near: nonEmptyList(skillName(), exactLength(7, 'one for each place around the skill')),
    one: z.strictObject({
      figure: label(),
      title: text({ placeholders: 'skill' }),
      text: text({ placeholders: 'level word' }),
      drawn: paragraph({ placeholders: 'skill levels' }),
    }),
    phrases: nonEmptyList(sentence(), exactLength(4, 'one for each level but the one of the sentence')),
  }),
  uses: titledSection({
    sample,
    sides: objectList({
      ...labelFields('title', 'document'),
      text: sentence(),
      lines: nonEmptyList(documentLine, exactLength(4, 'as many as in the other document')),
      link,
    }),
  }),
  values: titledSection({ cards: claimFigures({}) }),
  closing: ending({ phrase: label(), suite: link }),
});
