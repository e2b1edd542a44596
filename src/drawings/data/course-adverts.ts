import { readContent } from '../../content/loader/read-content.ts';
import { educator } from '../../content/schemas/audience-pages.ts';

const { terms, skills } = readContent('.', 'educator', educator).curriculum;

/** Gives the first and the last of the module's terms; throws where it has none. */
function ends<Entry>(entries: readonly Entry[]) {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) throw new Error('The module of the page for educators has no terms.');
  return { first, last };
}

/** The terms compared, with the adverts read in each. */
export const courseTerms = ends(terms);

/** The module of the educators' page between its first outline and its latest. */
export const courseSkills = skills.map(({ skill, terms: taught }) => {
  const { first, last } = ends(taught);
  const [before, now] = [first.weeks > 0, last.weeks > 0];
  return {
    name: skill,
    shares: { first: first.share, last: last.share },
    taught: before && now ? 'both' : before ? 'first' : now ? 'last' : 'never',
  } as const;
});

/** A skill of the course: its share of adverts in the first and in the last term, and whether the module teaches it. */
export type CourseSkill = (typeof courseSkills)[number];

/** Share of a term's adverts that ask for a skill, in whole per cent. */
export function advertShare({ shares }: CourseSkill, term: keyof typeof courseTerms): number {
  return shares[term];
}
