import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { date, head, link, sample } from '../../content/fields.ts';
import { distinct, several } from '../../content/lists.ts';
import { editorNotes, line, paragraph, short, shorts } from '../../content/texts.ts';
import { videoName } from '../../content/videos.ts';
import { cards, heading, inOneRow, questions, steps } from '../../sections/schema.ts';

/** `samples.yaml`: what is said where an added page shows samples. */
export const samples = z.strictObject({ note: line('what'), ...shorts('people', 'partners') });

/** Not the id of what stands on every page, of a heading, of a question or of a form's field. */
const ownId =
  /^(?!(?:all-pages|content|main-navigation|meeting|new-tab|root|suite-links|item-\d+|.*-title|(?:meeting-in-page|newsletter|report)-(?:email|organisation))$)/;

/** The part of an address after `#`, for links to the section. */
const anchor = z.optional(
  z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9-]*$/, { error: 'small letters, digits and hyphens, such as "our-offer"' }),
      z.regex(ownId, { error: 'an id that nothing else on the page has' }),
    ),
);

/** The day on which the page is published; without it, at once. */
const from = z.optional(
  date().register(editorNotes, { hint: 'the day on which the page is published; without one, at once' }),
);

/** What every section of the catalogue may have beside what is its own. */
const common = { id: anchor, title: line(), text: z.optional(paragraph()) };

/** A section by its name in the catalogue; the same components as on the site's other pages show it. */
const entry = z.discriminatedUnion(
  'section',
  [
    /** Once, at the top: the page's heading, and what to do now. */
    z.strictObject({
      section: z.literal('hero'),
      ...heading,
      product: z.optional(short()),
      /** The button that opens Book a Meeting. */
      book: z.optional(short()),
      link: z.optional(link),
    }),
    z.strictObject({ section: z.literal('cards'), ...common, cards: cards() }),
    z.strictObject({ section: z.literal('figures'), ...common, figures: several(claimField()) }),
    z.strictObject({ section: z.literal('steps'), ...common, steps: steps(inOneRow) }),
    z.strictObject({ section: z.literal('quote'), ...common, quote: paragraph(), by: line(), sample }),
    /** The wall of all partners of `partners.yaml`. */
    z.strictObject({ section: z.literal('logos'), ...common }),
    z.strictObject({ section: z.literal('faq'), ...common, items: questions() }),
    z.strictObject({ section: z.literal('video'), ...common, video: videoName() }),
    z.strictObject({
      section: z.literal('form'),
      ...common,
      form: z.enum(['meeting', 'report', 'newsletter']),
    }),
    /** Last: one line and the button that opens Book a Meeting. */
    z.strictObject({ section: z.literal('closing'), ...common, button: short() }),
  ],
  { error: 'the name of a section: hero, cards, figures, steps, quote, logos, faq, video, form or closing' },
);

/** `src/content/pages/<address>.yaml`: a page made of sections of the catalogue. */
export const page = z.strictObject({
  head: z.strictObject({ ...head.shape, from }),
  sections: several(entry).check(
    z.refine((sections) => sections[0]?.section === 'hero', { error: 'a hero as the first section' }),
    z.refine((sections) => sections.slice(1).every(({ section }) => section !== 'hero'), {
      error: 'one hero, at the top',
    }),
    z.refine((sections) => sections.slice(0, -1).every(({ section }) => section !== 'closing'), {
      error: 'one closing, at the end',
    }),
    z.refine(
      (sections) =>
        ['form', 'faq'].every((name) => sections.filter((part) => part.section === name).length < 2),
      { error: 'at most one form and one faq' },
    ),
    z.refine(
      (sections) =>
        distinct(sections.flatMap((part) => ('id' in part && part.id !== undefined ? [part.id] : []))),
      { error: 'an id of its own for each section that has one' },
    ),
  ),
});

export type AddedContent = z.output<typeof page>;
