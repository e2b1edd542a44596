import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, skillLevel, titledText } from '../../content/fields.ts';
import { exactLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
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
import { ending } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';
import { statement } from '../../sections/statement/schema.ts';

const percent = () => z.int().check(z.minimum(0), z.maximum(100));

const readPhrase = z.strictObject({
  /** What stands around the phrase, without the spaces between. */
  before: z.optional(label()),
  phrase: label(),
  after: z.optional(label()),
  skill: skillName(),
  level: skillLevel(),
  sure: percent(),
  next: z.strictObject({ skill: skillName(), sure: percent() }),
});

/** A skill, and what a job advert, a course and a CV call it. */
const phrasesOfSkill = { skill: skillName(), ...sentenceFields('advert', 'course', 'cv') };

export const page = z.strictObject({
  head,
  example: z.strictObject({ word: label(), label: label() }),
  hero: section({
    ...labelFields('badge', 'product', 'book'),
    /** What is first about it. */
    first: sentence(),
    sentence: link,
    columns: labelObject('skill', 'advert', 'course', 'cv'),
    /** One skill and what three documents call it. */
    names: z.strictObject(phrasesOfSkill),
  }),
  video: labelObject('watch'),
  challenge: statement({}),
  capabilities: titledSection({ cards: points({ product: z.enum([...products, 'control-centre']), link }) }),
  sentence: titledSection({
    text: paragraph({ placeholders: 'bar' }),
    ...labelFields('field', 'placeholder', 'choose', 'noNext'),
    /** Texts that a button reads, as long as the field has room for. */
    samples: objectList({ title: label(), text: paragraph({ maximum: 240 }) }),
    ...sentenceFields(
      { note: 'skills' },
      'lost',
      { nothing: 'skills' },
      { spoken: 'skill level sure verdict' },
    ),
    labels: labelObject('level', 'sure', 'next'),
    levels: nonEmptyList(label(), exactLength(5, 'one for each level of skill')),
    ...labelFields({ levelOf: 'level word', sure: 'sure', next: 'skill sure' }, 'accepted', 'asked'),
    bar: percent(),
    parts: nonEmptyList(readPhrase),
    left: z.strictObject({ ...titledText.shape, ...labelFields({ item: 'phrase reason' }, 'none') }),
    reasons: labelObject('time', 'age', 'condition', 'test', 'trait', 'denied'),
  }),
  taxonomy: section({
    text: paragraph({ placeholders: 'phrase' }),
    claim: claimField(),
    family: z.strictObject({ name: label(), text: sentence() }),
    families: z.strictObject({ choose: label(), counted: sentence('name skills share') }),
    kin: z.strictObject({ text: sentence(), drawn: paragraph({ placeholders: 'skill near' }) }),
    near: nonEmptyList(skillName(), exactLength(7, 'one for each place around the skill')),
    one: z.strictObject({
      title: text({ placeholders: 'skill' }),
      text: text({ placeholders: 'level word' }),
      drawn: paragraph({ placeholders: 'skill levels' }),
    }),
    phrases: nonEmptyList(sentence(), exactLength(4, 'one for each level but the one of the sentence')),
  }),
  uses: titledSection({ sides: objectList({ ...titledText.shape, link }) }),
  values: section({ cards: objectList({ claim: claimField() }) }),
  closing: ending({ suite: link }),
});
