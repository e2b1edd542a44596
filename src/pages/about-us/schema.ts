import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, sample, skillLevel, wholeNumber } from '../../content/fields.ts';
import { addIssue, inOrder, objectList } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, paragraph, parseDigits, sentence } from '../../content/texts.ts';
import { claimFigures } from '../../sections/figures/schema.ts';
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
    count: label('skills'),
    /** The slip of paper that the first station's skills were written on. */
    list: z.strictObject({ title: sentence(), skills: z.array(skillField()), more: label('more') }),
    stations: z
      .array(
        z.strictObject({
          year: z.int(),
          title: label(),
          text: sentence(),
          /** Skills in the taxonomy that year; the last station's are the claim's. */
          skills: z.optional(wholeNumber()),
        }),
      )
      .check(z.minLength(2)),
  }),
  z.transform(({ stations, years, skills, ...rest }, context) => {
    const first = stations[0]?.year ?? 0;
    const length = (stations.at(-1)?.year ?? 0) - first;
    if (length !== parseDigits(years.figure) || length > longestRoute) {
      return addIssue(context, stations, `stations over ${years.figure} as the claim has it, not ${length}`, [
        'stations',
      ]);
    }
    const placed = stations.map(({ skills: counted, ...station }) => ({
      ...station,
      at: station.year - first,
      skills: counted ?? parseDigits(skills.figure),
      claim: counted === undefined ? skills.figure : undefined,
    }));
    const rises = inOrder(placed, (before, now) => before.at < now.at && before.skills < now.skills);
    return rises
      ? { ...rest, length, stations: placed }
      : addIssue(context, stations, 'later stations with more skills', ['stations']);
  }),
);

export const page = z.strictObject({
  head,
  hero: section({
    form: z.strictObject({
      sample,
      ...labelFields('title', 'post', 'verdict'),
      fields: z.array(labelObject('label', 'value')),
      unasked: z.strictObject({
        ...labelFields('title', { level: 'level' }),
        skills: objectList({ skill: skillField(), level: skillLevel() }),
      }),
      note: sentence(),
    }),
  }),
  story: titledSection({
    sample,
    paragraphs: z.array(paragraph()),
    aims: objectList({ label: label(), text: sentence() }),
  }),
  route,
  challenge: titledSection({ cards: points({ follows: sentence() }) }),
  values: titledSection({ items: points({ shows: sentence() }) }),
  team: section({}),
  impact: titledSection({ figures: claimFigures({}) }),
  closing: titledSection({ links: nextLinks() }),
});
