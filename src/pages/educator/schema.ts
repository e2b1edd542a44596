import * as z from 'zod/mini';
import { head, wholeNumber } from '../../content/fields.ts';
import { sum } from '../../content/format.ts';
import { addIssue, maxLength, objectList } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, sentence, sentenceFields } from '../../content/texts.ts';
import { productRows } from '../../sections/cards/schema.ts';
import { claimFigures } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';
import { follow, ranges } from './thresholds.ts';

/** The module has as many teaching weeks every term. */
const teachingWeeks = 12;

/** A threshold of the outline, in per cent of a term's job adverts. */
const threshold = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  z.int().check(z.minimum(lowest), z.maximum(highest));

const term = labelFields('name', 'brief');

/** The module's outline, with each term's share of adverts (per cent, rounded) and the weeks of each term and of the next. */
const curriculum = z.pipe(
  z.strictObject({
    ...labelFields({ changed: 'changed weeks' }, 'skill', 'taught', 'untaught', 'total', 'nothing'),
    ...sentenceFields(
      'title',
      'text',
      { since: 'first', reading: 'skill term adverts all share', chart: 'skill shares' },
      'caption',
      'choose',
    ),
    mark: z.strictObject({ word: label(), label: sentence() }),
    outline: labelObject('kind', 'title', 'weeks', { span: 'first last' }),
    /** What is read out before a line of the outline that was struck or written in. */
    events: labelObject('in', 'out'),
    thresholds: z.strictObject({ drop: threshold(ranges.drop), add: threshold(ranges.add) }),
    sliders: labelObject({ drop: 'share', add: 'share' }),
    /** How the skill that the chart draws stands to the upper threshold. */
    short: labelObject('one', { more: 'points' }, 'none'),
    verdicts: labelObject('drop', 'add', 'wait', 'stay'),
    reasons: z.strictObject(sentenceFields({ drop: 'share drop', add: 'share add', wait: 'share add' })),
    terms: objectList({ ...term, adverts: wholeNumber() }),
    next: z.strictObject(term),
    skills: objectList({
      skill: skillField(),
      adverts: z.array(wholeNumber()),
      weeks: z.array(wholeNumber()),
    }),
    /** The skill that the chart draws at first. */
    drawn: skillField(),
  }),
  z.transform(({ skills, drawn, ...rest }, context) => {
    const { terms, thresholds } = rest;
    const refused = (expected: string) => addIssue(context, skills, expected, ['skills']);
    for (const [index, { name }] of [...terms, rest.next].entries()) {
      const weeks = sum(skills.map((row) => row.weeks[index] ?? 0));
      if (weeks !== teachingWeeks) return refused(`${teachingWeeks} teaching weeks in ${name}, not ${weeks}`);
    }
    const rows = skills.map(({ skill, adverts, weeks }) => {
      const cells = terms.map(({ adverts: all }, index) => {
        const amount = adverts[index] ?? 0;
        return { adverts: amount, share: Math.round((100 * amount) / all) };
      });
      const shares = cells.map(({ share }) => share);
      const { taught, verdict } = follow(shares, (weeks[0] ?? 0) > 0, thresholds);
      const expected = [...taught, verdict === 'stay' || verdict === 'add'];
      if (expected.some((isTaught, index) => isTaught !== (weeks[index] ?? 0) > 0))
        refused(`a skill in or out by the two rules, which ${skill.name} breaks`);
      return { skill: skill.name, weeks, taught: expected[0] ?? false, terms: cells };
    });
    const newWeeks = sum(skills.map(({ weeks }) => Math.max(0, (weeks.at(-1) ?? 0) - (weeks[0] ?? 0))));
    const place = rows.findIndex(({ skill }) => skill === drawn.name);
    if (place < 0) refused(`a list with ${drawn.name}, which the chart draws`);
    return { ...rest, teachingWeeks, newWeeks, skills: rows, drawn: place };
  }),
);

export const page = z.strictObject({
  head,
  hero: section(labelFields('book', 'video')),
  curriculum,
  benefits: titledSection({ items: points({}) }),
  solutions: z.strictObject({
    ...labelFields('title', 'learnMore', 'demo'),
    items: productRows(
      { ...labelFields('title', 'when'), text: sentence() },
      maxLength(4, 'four stand side by side'),
    ),
  }),
  impact: titledSection({ figures: claimFigures({ who: label() }) }),
  closing: section({}),
});
