import * as z from 'zod/mini';
import { head, href, sample, wholeNumber } from '../../content/fields.ts';
import { sum } from '../../content/format.ts';
import { addIssue, maxLength, objectList } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, sentence, sentenceFields } from '../../content/texts.ts';
import { claimFigures } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/schema.ts';

/** The module has as many teaching weeks every term. */
const teachingWeeks = 12;
/** Shares of the adverts of one term, in per cent, at which a skill enters the outline of the next or leaves it. */
const entersAt = 25;
const leavesBelow = 10;

/** The module's outline, with each term's share of adverts (per cent, rounded) and what came in or went out with it. */
const curriculum = z.pipe(
  z.strictObject({
    sample,
    ...labelFields(
      { changed: 'changed weeks' },
      'skill',
      { term: 'adverts', weeks: 'weeks' },
      'untaught',
      'total',
    ),
    ...sentenceFields('title', { since: 'first' }, 'caption', 'note'),
    /** For narrow pages. */
    weeksBrief: label('weeks'),
    outline: labelObject('kind', 'title', 'weeks', { span: 'first last' }),
    rules: z.strictObject(sentenceFields('in', 'out')),
    events: labelObject('in', 'out'),
    terms: objectList({ ...labelFields('name', 'brief'), adverts: wholeNumber() }),
    skills: objectList({
      skill: skillField(),
      adverts: z.array(wholeNumber()),
      weeks: z.array(wholeNumber()),
      note: sentence(),
    }),
  }),
  z.transform(({ skills, ...rest }, context) => {
    const { terms } = rest;
    const refused = (expected: string) => addIssue(context, skills, expected, ['skills']);
    for (const [term, { name }] of terms.entries()) {
      const weeks = sum(skills.map((row) => row.weeks[term] ?? 0));
      if (weeks !== teachingWeeks) return refused(`${teachingWeeks} teaching weeks in ${name}, not ${weeks}`);
    }
    const rows = skills.map(({ skill, adverts, weeks, note }) => ({
      skill: skill.name,
      note,
      terms: terms.map((term, index) => {
        const now = weeks[index] ?? 0;
        const before = weeks[index - 1];
        const moved = before === undefined || now > 0 === before > 0 ? undefined : now > 0 ? 'in' : 'out';
        const shareBefore = (100 * (adverts[index - 1] ?? 0)) / (terms[index - 1]?.adverts ?? 1);
        if ((moved === 'in' && shareBefore < entersAt) || (moved === 'out' && shareBefore >= leavesBelow)) {
          refused(`a skill in or out by the two rules, which ${skill.name} breaks`);
        }
        return {
          share: Math.round((100 * (adverts[index] ?? 0)) / term.adverts),
          weeks: now,
          moved,
        } as const;
      }),
    }));
    const newWeeks = sum(skills.map(({ weeks }) => Math.max(0, (weeks.at(-1) ?? 0) - (weeks[0] ?? 0))));
    return { ...rest, teachingWeeks, newWeeks, skills: rows };
  }),
);

/** What to do with a skill, and why. */
const answer = z.strictObject({ verdict: label(), reason: sentence('share') });

export const page = z.strictObject({
  head,
  hero: section(labelFields('book', 'video')),
  curriculum,
  video: titledSection({}),
  benefits: titledSection({ items: points({}) }),
  solutions: z.strictObject({
    ...labelFields('title', 'learnMore', 'demo'),
    items: objectList(
      { ...labelFields('title', 'when'), text: sentence(), to: href() },
      maxLength(6, 'more do not stand side by side'),
    ),
  }),
  impact: titledSection({ figures: claimFigures({ who: label() }) }),
  closing: section({
    answer: z.strictObject({
      ...labelFields({ title: 'module', basis: 'term' }),
      out: answer,
      in: answer,
      wait: answer,
    }),
  }),
});
