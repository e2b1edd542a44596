import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, sample, skillLevel, wholeNumber } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { addIssue, inOrder, nonEmptyList, objectList } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, paragraph, parseDigits, sentence } from '../../content/texts.ts';
import { nextLinks } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

/** The stations in order of their years, each with its distance from the first and its number of skills. */
const route = z.pipe(
  titledSection({
    sample,
    years: claimField(),
    skills: claimField(),
    count: label('skills'),
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
    if (length !== parseDigits(years.figure)) {
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

export const page = z
  .strictObject({
    head,
    hero: section({
      form: z.strictObject({
        sample,
        ...labelFields('title', 'post', 'verdict'),
        fields: z.array(labelObject('label', 'value')),
      }),
      /** The back of the form, with the list that the taxonomy began with. */
      back: z.strictObject({
        ...labelFields('turn', 'title', 'unasked', { level: 'level' }),
        skills: objectList({ skill: skillField(), level: skillLevel() }),
        others: nonEmptyList(label()),
        mark: z.strictObject({ ...labelFields('word'), label: sentence() }),
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
    impact: titledSection({ figures: nonEmptyList(claimField()) }),
    closing: titledSection({ links: nextLinks() }),
  })
  .check(
    fitting(
      ['hero'],
      'as many skills on the back of the form as the first station has',
      ({ hero, route }) => {
        const written = hero.back.skills.length + hero.back.others.length;
        const counted = route.stations[0]?.skills;
        return written === counted
          ? undefined
          : `${counted} skills on the back of the form, as the first station has`;
      },
    ),
  );
