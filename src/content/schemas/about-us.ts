import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { paragraph } from '../loader/fields.ts';
import { skillField } from '../loader/skill-field.ts';
import { briefHead, line, link, section, sheet, short } from './parts.ts';

const isSample = z.literal(true);
const level = z.int().check(z.minimum(1), z.maximum(5));
/** The stylesheet places stations at up to as many years from the first. */
const longestRoute = 20;

/** The number in a claim's figure: `55,000+` is 55000. */
function numberIn({ figure }: { readonly figure: string }): number {
  return Number(figure.replace(/\D/g, ''));
}

const written = z.strictObject({
  ...sheet,
  sample: isSample,
  years: claimField(),
  skills: claimField(),
  count: short(),
  note: line(),
  stations: z
    .array(
      z.strictObject({
        year: z.int(),
        title: short(),
        text: line(),
        /** Skills in the taxonomy that year; the last station's are the claim's. */
        skills: z.optional(z.int().check(z.minimum(0))),
      }),
    )
    .check(z.minLength(2)),
});

/** The stations in order of their years, each with its distance from the first and its number of skills. */
const route = z.pipe(
  written,
  z.transform(({ stations, years, skills, ...rest }, context) => {
    const refuse = (message: string) => {
      context.issues.push({
        code: 'invalid_value',
        values: [],
        input: stations,
        message,
        path: ['stations'],
      });
      return z.NEVER;
    };
    const first = stations[0]?.year ?? 0;
    const length = (stations.at(-1)?.year ?? 0) - first;
    if (length !== numberIn(years) || length > longestRoute) {
      return refuse(`stations over ${years.figure} as the claim has it, not ${length}`);
    }
    const placed = stations.map(({ skills: counted, ...station }) => ({
      ...station,
      at: station.year - first,
      skills: counted ?? numberIn(skills),
      claim: counted === undefined ? skills.figure : undefined,
    }));
    const rises = placed.every(({ at, skills: now }, index) => {
      const before = placed[index - 1];
      return before === undefined || (before.at < at && before.skills < now);
    });
    return rises ? { ...rest, length, stations: placed } : refuse('later stations with more skills');
  }),
);

/** `about-us.yaml`. */
export const aboutUs = z.strictObject({
  head: briefHead,
  hero: z.strictObject({
    ...section,
    form: z.strictObject({
      sample: isSample,
      mark: short(),
      title: short(),
      post: short(),
      fields: z.array(z.strictObject({ label: short(), value: short() })),
      verdict: short(),
      unasked: z.strictObject({
        title: short(),
        level: short(),
        skills: z.array(z.strictObject({ skill: skillField(), level })),
      }),
    }),
  }),
  story: z.strictObject({
    name: short(),
    title: line(),
    sample: isSample,
    paragraphs: z.array(paragraph()),
    aims: z.array(z.strictObject({ label: short(), text: line() })),
  }),
  route,
  challenge: z.strictObject({
    name: short(),
    title: line(),
    leads: short(),
    cards: z
      .array(z.strictObject({ title: short(), text: paragraph(), follows: line(), icon: short() }))
      .check(z.length(3, { error: 'three cards' })),
  }),
  values: z.strictObject({
    name: short(),
    title: line(),
    shows: short(),
    items: z
      .array(z.strictObject({ title: short(), text: paragraph(), shows: line() }))
      .check(z.length(4, { error: 'four values' })),
  }),
  team: z.strictObject(sheet),
  impact: z.strictObject({
    name: short(),
    title: line(),
    source: short(),
    figures: z.array(z.strictObject({ claim: claimField(), text: line() })),
  }),
  closing: z.strictObject({ ...section, button: short(), cases: link }),
});
