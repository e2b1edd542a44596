import * as z from 'zod/mini';
import { head, positiveInteger, sample, wholeNumber } from '../../content/fields.ts';
import { eightQuarters, nonEmptyList } from '../../content/lists.ts';
import { checkedFile, nameField } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, productHero, section, titledSection } from '../../sections/schema.ts';
import { forecasts } from '../../sections/screen/ControlCentrePanels.schema.ts';
import { screenWords } from '../../sections/screen/schema.ts';

const ranked = nonEmptyList(skillField());

/** The product's screen; its quarters and errors are the sample organisation's. */
export const screen = z.pipe(
  z.strictObject({
    ...screenWords('first last'),
    labels: labelObject(
      'now',
      'year',
      { range: 'value error' },
      'rising',
      'fading',
      { gap: 'gap', spare: 'spare' },
      'sources',
      'band',
      { low: 'low' },
    ),
    forecasts,
    rising: ranked,
    fading: ranked,
    sources: z.array(sentence()),
  }),
  z.transform((lens) => {
    const { quarters, errors } = readOrganisation().forecast;
    return { ...lens, quarters, errors };
  }),
);

const readScreen = checkedFile('pages/skills-lens/screen', screen);

/** What the page fills in: of a forecast that is pointed at, and of a reader's look at it. */
const said = 'quarter value error low high outcome';
const looked = 'quarter today low high spread supply short';

const reader = z.strictObject({
  ...labelFields('title', 'reader'),
  /** How many quarters ahead the reader looks. */
  ahead: z.int().check(z.minimum(1), z.maximum(8)),
  /** What the index of 100 stands for in the reader's own figures. */
  today: positiveInteger(),
  ...sentenceFields('question', { text: looked, decision: looked }),
});

export const page = z.strictObject({
  head,
  hero: productHero({}),
  forecast: titledSection({
    text: paragraph({ placeholders: 'skill' }),
    sample,
    skill: nameField('the name of a skill with a forecast in skills-lens/screen.yaml', () =>
      readScreen().forecasts.map(({ skill }) => [skill.name, skill] as const),
    ),
    labels: labelObject(
      'choose',
      'table',
      'year',
      'forecast',
      'margin',
      'outcome',
      'today',
      { made: 'quarter' },
      'outside',
    ),
    said: z.strictObject(sentenceFields({ ahead: said, inside: said, outside: said })),
    past: z.strictObject({
      made: label(),
      start: wholeNumber(),
      forecast: nonEmptyList(wholeNumber(), eightQuarters),
      outcome: nonEmptyList(wholeNumber(), eightQuarters),
    }),
  }),
  readers: section({ cards: nonEmptyList(reader) }),
  screen: section({}),
  trust: titledSection({ items: points({}) }),
  video: titledSection({}),
  closing: ending({ demo: label() }),
});
