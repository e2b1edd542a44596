import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, level, sample, wholeNumber } from '../../content/fields.ts';
import { inOrder, list, refuse } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { labels, line, numberIn, paragraph, short, shortFields } from '../../content/texts.ts';
import { claimPoints } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { nextLinks, section, titledSection } from '../../sections/schema.ts';

/** The stylesheet places stations at up to as many years from the first. */
const longestRoute = 20;

/** The stations in order of their years, each with its distance from the first and its number of skills. */
const route = z.pipe(
  titledSection({
    sample,
    years: claimField(),
    skills: claimField(),
    count: short('skills'),
    /** The slip of paper that the first station's skills were written on. */
    list: z.strictObject({ title: line(), skills: z.array(skillField()), more: short('more') }),
    stations: z
      .array(
        z.strictObject({
          year: z.int(),
          title: short(),
          text: line(),
          /** Skills in the taxonomy that year; the last station's are the claim's. */
          skills: z.optional(wholeNumber()),
        }),
      )
      .check(z.minLength(2)),
  }),
  z.transform(({ stations, years, skills, ...rest }, context) => {
    const first = stations[0]?.year ?? 0;
    const length = (stations.at(-1)?.year ?? 0) - first;
    if (length !== numberIn(years.figure) || length > longestRoute) {
      return refuse(context, stations, `stations over ${years.figure} as the claim has it, not ${length}`, [
        'stations',
      ]);
    }
    const placed = stations.map(({ skills: counted, ...station }) => ({
      ...station,
      at: station.year - first,
      skills: counted ?? numberIn(skills.figure),
      claim: counted === undefined ? skills.figure : undefined,
    }));
    const rises = inOrder(placed, (before, now) => before.at < now.at && before.skills < now.skills);
    return rises
      ? { ...rest, length, stations: placed }
      : refuse(context, stations, 'later stations with more skills', ['stations']);
  }),
);

export const page = z.strictObject({
  head,
  hero: section({
    form: z.strictObject({
      sample,
      ...shortFields('title', 'post', 'verdict'),
      fields: z.array(labels('label', 'value')),
      unasked: z.strictObject({
        ...shortFields('title', { level: 'level' }),
        skills: list({ skill: skillField(), level: level() }),
      }),
      note: line(),
    }),
  }),
  story: titledSection({
    sample,
    paragraphs: z.array(paragraph()),
    aims: list({ label: short(), text: line() }),
  }),
  route,
  challenge: titledSection({ cards: points({ follows: line() }) }),
  values: titledSection({ items: points({ shows: line() }) }),
  team: section({}),
  impact: titledSection({ figures: claimPoints({}) }),
  closing: titledSection({ links: nextLinks() }),
});
