import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, item, level, link, sample } from '../../content/fields.ts';
import { exactly, list, nonEmptyList } from '../../content/lists.ts';
import { skillField, skillName } from '../../content/organisation/skills.ts';
import { products } from '../../content/products.ts';
import { labels, line, lineFields, paragraph, short, shortFields, text } from '../../content/texts.ts';
import { claimPoints } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

const percent = () => z.int().check(z.minimum(0), z.maximum(100));

const readPhrase = z.strictObject({
  /** What stands around the phrase, without the spaces between. */
  before: z.optional(short()),
  phrase: short(),
  after: z.optional(short()),
  skill: skillField(),
  level: level(),
  sure: percent(),
  next: z.strictObject({ skill: skillName(), sure: percent() }),
});

/** A skill, and what a job advert, a course and a CV call it. */
const phrasesOfSkill = { skill: skillName(), ...lineFields('advert', 'course', 'cv') };

/** A line of a document: the skill that is read from its phrase, or why none is. */
const documentLine = z.union([
  z.strictObject({ phrase: line(), skill: skillName() }),
  z.strictObject({ phrase: line(), out: short() }),
]);

export const page = z.strictObject({
  head,
  hero: section({
    ...shortFields('badge', 'product', 'book'),
    /** What is first about it. */
    first: line(),
    sentence: link,
    /** One skill and what three documents call it. */
    names: z.strictObject(phrasesOfSkill),
  }),
  video: labels('title'),
  challenge: section({
    sample,
    columns: labels('skill', 'advert', 'course', 'cv'),
    rows: list(phrasesOfSkill),
  }),
  capabilities: titledSection({ cards: points({ product: z.enum([...products, 'control-centre']), link }) }),
  sentence: titledSection({
    text: paragraph({ filled: 'bar' }),
    sample,
    labels: labels('level', 'sure', 'next'),
    levels: nonEmptyList(short(), exactly(5, 'one for each level of skill')),
    ...shortFields({ levelOf: 'level word', sure: 'sure', next: 'skill sure' }, 'accepted', 'asked'),
    bar: percent(),
    parts: nonEmptyList(readPhrase),
    left: item,
    note: line(),
  }),
  taxonomy: section({
    text: paragraph({ filled: 'phrase' }),
    sample,
    claim: claimField(),
    family: z.strictObject({ name: short(), text: line() }),
    kin: z.strictObject({ text: line(), drawn: paragraph({ filled: 'skill near' }) }),
    near: nonEmptyList(skillName(), exactly(7, 'one for each place around the skill')),
    one: z.strictObject({
      figure: short(),
      title: text({ filled: 'skill' }),
      text: text({ filled: 'level word' }),
      drawn: paragraph({ filled: 'skill levels' }),
    }),
    phrases: nonEmptyList(line(), exactly(4, 'one for each level but the one of the sentence')),
  }),
  uses: titledSection({
    sample,
    sides: list({
      ...shortFields('title', 'document'),
      text: line(),
      lines: nonEmptyList(documentLine, exactly(4, 'as many as in the other document')),
      link,
    }),
  }),
  values: titledSection({ cards: claimPoints({}) }),
  closing: ending({ phrase: short(), suite: link }),
});
