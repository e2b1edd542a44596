import * as z from 'zod/mini';
import { pagePictures } from '../../content/article-text.ts';
import { claimField } from '../../content/claims.ts';
import { date, head, sample } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { listed } from '../../content/format.ts';
import { distinct, nonEmptyList } from '../../content/lists.ts';
import { image } from '../../content/loader/image.ts';
import { products } from '../../content/products.ts';
import { redirectTarget } from '../../content/redirects.ts';
import { label, labelFields, paragraph, sentence, stringMatching, withHint } from '../../content/texts.ts';
import { videoName } from '../../content/videos.ts';
import { article } from '../../sections/article/schema.ts';
import { pictureText } from '../../sections/picture/schema.ts';
import { iconPoints } from '../../sections/points/schema.ts';
import { questions } from '../../sections/questions/schema.ts';
import { inOneRow, steps } from '../../sections/steps/schema.ts';
import { actions } from './actions.ts';

/** `samples.yaml`: what is said where an added page shows samples. */
export const samples = z.strictObject({ note: sentence('what'), ...labelFields('people', 'partners') });

/** The drawings that a video may show until it plays. */
export const posters = [...products, 'skills-ai'] as const;

/** Not the id of what stands on every page, of a heading, of a question or of a form's field. */
const ownId =
  /^(?!(?:all-pages|confirmation|content|main-navigation|meeting|new-tab|root|suite-links|item-\d+|.*-title|(?:meeting-in-page|newsletter|report)-(?:email|organisation))$)/;

/** The part of an address after `#`, for links to the section. */
const anchor = z.optional(
  z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9-]*$/, { error: 'small letters, digits and hyphens, such as "our-offer"' }),
      z.regex(ownId, { error: 'an id that nothing else on the page has' }),
    ),
);

/** The language of the page, where it is another than English; the page then lies in the folder of that name. */
const lang = z.optional(
  withHint(
    stringMatching(/^[a-z]{2}$/, 'the two letters of a language, such as "de"'),
    'the language of the page where it is not English, as two letters such as “de”; its file lies in a folder of that name',
  ),
);

/** The address of the English page that says the same. */
const translates = z.optional(
  withHint(
    stringMatching(
      /^\/(?![/\\]|[a-z]{2}\/)[^\s\\?#]*$/,
      'the address of an English page, such as "/pricing"',
    ),
    'the English page that says the same, such as “/pricing”: search engines then show each reader theirs',
  ),
);

/** The head of an added page. Each date may be left out. */
const addedHead = z
  .strictObject({
    ...head.shape,
    picture: z.optional(
      withHint(
        image({ folder: pagePictures, size: { width: 1200, height: 630 } }).check(
          z.refine(({ source }) => !source.endsWith('.svg'), {
            error: 'a JPEG, PNG, WebP or AVIF file: networks show no SVG',
          }),
        ),
        'the picture that social networks show, 1200 by 630 pixels, another shape is cropped; without one, a drawing with the title',
      ),
    ),
    noindex: z.optional(
      withHint(z.boolean(), 'switch this on for a page that search engines are not to list'),
    ),
    from: z.optional(withHint(date(), 'the day on which the page is published; without one, at once')),
    until: z.optional(
      withHint(
        date(),
        'the last day of the page; afterwards its address leads elsewhere; without one, it stays',
      ),
    ),
    afterwards: z.optional(
      withHint(
        redirectTarget(),
        'where the address leads after the last day, such as “/pricing”; without one, to the home page',
      ),
    ),
    lang,
    translates,
  })
  .check(
    fitting(['until'], 'not before the first day', ({ from, until }) =>
      until !== undefined && from !== undefined && until < from
        ? 'a last day that is not before the first'
        : undefined,
    ),
    fitting(['afterwards'], 'only beside a last day', ({ until, afterwards }) =>
      until === undefined && afterwards !== undefined ? 'a last day beside it (until)' : undefined,
    ),
  );

/** What every section of the catalogue may have beside what is its own. */
const common = () => ({
  id: anchor,
  title: withHint(sentence(), 'the heading of the section'),
  text: z.optional(withHint(paragraph(), 'a paragraph under the heading')),
  ...actions(),
});

const book = () => withHint(label(), 'the words of a button that opens Book a Meeting');

/** The sections of the catalogue. */
const sectionNames = [
  'hero',
  'cards',
  'figures',
  'steps',
  'quote',
  'picture',
  'article',
  'logos',
  'faq',
  'video',
  'form',
  'closing',
];

/** A section by its name in the catalogue; the same components as on the site's other pages show it. */
const entry = z.discriminatedUnion(
  'section',
  [
    /** Once, at the top: the page's heading, and what to do now. */
    z.strictObject({
      section: z.literal('hero'),
      title: withHint(sentence(), 'the heading of the page'),
      text: withHint(paragraph(), 'what the page is about, in a sentence or two under its heading'),
      product: z.optional(
        withHint(label(), 'a line above the heading, such as the name of a product or the readers it is for'),
      ),
      book: z.optional(book()),
      ...actions(),
    }),
    z.strictObject({
      section: z.literal('cards'),
      ...common(),
      cards: withHint(iconPoints(), 'statements beside each other, with an icon or without'),
    }),
    z.strictObject({
      section: z.literal('figures'),
      ...common(),
      figures: withHint(nonEmptyList(claimField()), 'claims of claims.yaml, shown as large figures'),
    }),
    z.strictObject({
      section: z.literal('steps'),
      ...common(),
      steps: withHint(steps(inOneRow), 'up to four steps in a row, in their order'),
    }),
    z.strictObject({
      section: z.literal('quote'),
      ...common(),
      quote: withHint(paragraph(), 'what somebody said, without quotation marks'),
      by: withHint(sentence(), 'who said it: name, role, organisation'),
      sample,
    }),
    z.strictObject({ section: z.literal('picture'), ...common(), ...pictureText }),
    z.strictObject({ section: z.literal('article'), id: anchor, ...article }),
    /** The wall of all partners of `partners.yaml`. */
    z.strictObject({ section: z.literal('logos'), ...common() }),
    z.strictObject({
      section: z.literal('faq'),
      ...common(),
      items: withHint(questions(), 'questions that open and close; search engines may show them'),
    }),
    z.strictObject({
      section: z.literal('video'),
      ...common(),
      video: withHint(videoName(), 'a video of videos.yaml'),
      poster: z.optional(
        withHint(
          z.enum(posters),
          'the drawing until the video plays; without one, that of the video’s product',
        ),
      ),
    }),
    z.strictObject({
      section: z.literal('form'),
      ...common(),
      form: withHint(
        z.enum(['meeting', 'report', 'newsletter']),
        'which form stands in the page: a meeting, the report, or the newsletter',
      ),
    }),
    /** Last: one line and the button that opens Book a Meeting. */
    z.strictObject({ section: z.literal('closing'), ...common(), button: book() }),
  ],
  { error: `the name of a section: ${listed(sectionNames, 'or')}` },
);

/** `src/content/pages/<address>.yaml`: a page made of sections of the catalogue. */
export const page = z.strictObject({
  head: addedHead,
  sections: nonEmptyList(entry).check(
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
