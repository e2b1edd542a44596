import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { exactLength, nonEmptyList, objectList, onePerProduct, uniqueNames } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { products } from '../../content/products.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

const systemStates = ['built', 'request'] as const;

/** A field of a kind of system; `shared` where it is ticked at first. */
const field = z.strictObject({ name: label(), text: sentence(), shared: z.optional(z.boolean()) });

/** What is not settled yet. */
const draft = z.strictObject({ text: sentence(), pending: label(), sample });

const share = () => z.number().check(z.minimum(0), z.maximum(1));

const kind = z.strictObject({
  ...labelFields('name', 'record'),
  ...sentenceFields('by', 'writes'),
  systems: objectList({ name: label(), status: z.enum(systemStates) }),
  fields: nonEmptyList(field),
});

export const page = z
  .strictObject({
    head,
    hero: section({ book: label() }),
    connect: z.strictObject({
      title: sentence(),
      states: labelObject(...systemStates),
      /** What the drawing shows, for who cannot see it. */
      description: paragraph(),
      mark: labelObject('word', 'label'),
      /** The skill that the records mean. */
      hub: z.strictObject({ above: label(), skill: skillName() }),
      ...sentenceFields('none', { takes: 'kinds', status: 'systems answers all fields' }),
      or: label(),
      answers: objectList(
        {
          mark: z.enum(products),
          ...labelFields('question', 'text'),
          /** The kinds of system of which it takes records; any of them will do. */
          takes: z.array(label()),
        },
        onePerProduct,
      ),
    }),
    fields: section({
      ...labelFields('never', 'download'),
      ...sentenceFields('privacy', 'done', { through: 'by', writes: 'writes' }),
      barred: objectList({ name: label(), text: sentence() }),
    }),
    agreement: z.strictObject({
      ...labelFields('file', 'title', 'shared', 'held', 'never', 'signed'),
      ...sentenceFields('text', { made: 'date page' }),
      sides: nonEmptyList(label()),
    }),
    kinds: nonEmptyList(kind).check(uniqueNames()),
    chosen: nonEmptyList(label()),
    exchange: section({
      request: z.strictObject({
        ...labelFields('label', 'line', 'system', 'language'),
        fields: labelObject('record', 'system', 'language'),
      }),
      answer: z.strictObject({
        ...labelFields('label', 'line', 'match', 'second'),
        confidence: share(),
        next: z.strictObject({ skill: skillName(), confidence: share() }),
      }),
      draft,
      ...labelFields('copy', 'copied'),
      refused: sentence(),
    }),
    way: titledSection({
      claim: claimField(),
      claimFor: sentence(),
      steps: points({}),
    }),
    closing: section({ book: label(), links: objectList(link.shape, exactLength(3, 'one row')) }),
  })
  .check(
    fitting(['connect', 'answers'], 'kinds of system that the page lists', ({ connect, kinds }) => {
      const wrong = connect.answers
        .flatMap(({ takes }) => takes)
        .find((name) => kinds.every((entry) => entry.name !== name));
      return wrong && `kinds of system that the page lists, unlike ${wrong}`;
    }),
    fitting(
      ['exchange', 'request', 'system'],
      'a kind of system that the page lists',
      ({ exchange, kinds }) =>
        kinds.some(({ name }) => name === exchange.request.system)
          ? undefined
          : 'a kind of system that the page lists',
    ),
    fitting(['chosen'], 'systems that the page lists', ({ chosen, kinds }) => {
      const known = kinds.flatMap(({ systems }) => systems.map(({ name }) => name));
      const wrong = chosen.find((name) => !known.includes(name));
      return wrong && `systems that the page lists, unlike ${wrong}`;
    }),
  );
