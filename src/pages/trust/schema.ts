import * as z from 'zod/mini';
import { dateWithText, head, link, reference, sample } from '../../content/fields.ts';
import {
  exactLength,
  maxLength,
  nonEmptyList,
  objectList,
  onePerProduct,
  type Shape,
} from '../../content/lists.ts';
import { label, labelFields, labelObject, paragraph, sentence } from '../../content/texts.ts';
import { worldNames } from '../../design/worlds.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

/** Returns the schema of what a part says instead once a tool measures. */
const measured = <Fields extends Shape>(fields: Fields) => z.optional(z.strictObject(fields));

/** What is not settled yet, with the words before the note. */
const draft = z.strictObject({ text: sentence(), sample });

export const page = z.strictObject({
  head,
  hero: section({
    caption: label(),
    tally: labelObject('yes', 'later', 'none'),
    states: labelObject('yes', { later: 'when' }, 'none'),
    board: objectList(
      {
        what: label(),
        state: z.enum(['yes', 'later', 'none']),
        /** For what is not so yet. */
        when: z.optional(label()),
        /** Where more is said. */
        to: z.optional(reference()),
      },
      exactLength(10, 'as the heading says'),
    ),
    draft,
  }),
  /** Stands after what is marked as a sample. */
  pending: label(),
  record: section({
    ...labelFields('choose', 'lies', 'dies', 'hidden'),
    mark: labelObject('word', 'label'),
    viewers: objectList(
      { who: label(), sees: nonEmptyList(sentence(), onePerProduct) },
      maxLength(5, 'more do not stand in one row'),
    ),
    products: objectList(
      { name: label(), mark: z.enum(worldNames), lies: sentence(), dies: sentence() },
      onePerProduct,
    ),
  }),
  documents: titledSection({
    caption: label(),
    columns: labelObject('document', 'holds', 'file'),
    items: objectList({
      document: label(),
      holds: sentence(),
      file: z.enum(['data-processing-summary.txt', 'sub-processors.csv', 'ai-act-duties.csv']),
    }),
    more: sentence(),
  }),
  /** Roles of `team.yaml` and what each answers for. */
  people: titledSection({ roles: objectList({ role: label(), answers: sentence() }) }),
  processors: section({
    measured: measured({ text: paragraph() }),
    caption: sentence(),
    columns: labelObject('who', 'purpose', 'sees', 'where'),
    rows: objectList({ who: label(), purpose: sentence(), sees: sentence(), where: sentence() }),
    draft,
  }),
  security: section({
    /** Each with what shows it, a line of the site's own settings, and where that is. */
    controls: points({
      where: label(),
      proof: sentence('transport'),
      measured: measured({ title: label(), text: paragraph(), proof: sentence() }),
    }),
    report: section({ promise: draft, ...labelFields('email', 'file') }),
  }),
  ai: section({
    never: titledSection({ points: points({}) }),
    caption: sentence(),
    columns: labelObject('duty', 'article', 'answer'),
    duties: objectList({ duty: label(), article: label(), answer: sentence() }),
    draft,
    /** What stays with the customer. */
    yours: paragraph(),
  }),
  accessibility: section({ updated: dateWithText(), prepared: sentence('day'), parts: points({}) }),
  closing: section({ email: label(), privacy: link }),
});
