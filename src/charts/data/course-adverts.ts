/** A skill of the course: adverts that asked for it in the first and in the last term, and whether the module teaches it. */
export interface CourseSkill {
  readonly name: string;
  readonly adverts: { readonly first: number; readonly last: number };
  /** What the two terms' outlines have in common. */
  readonly taught: 'both' | 'first' | 'last' | 'never';
}

/** The terms compared, with the adverts read in each. */
export const courseTerms = {
  first: { name: 'Autumn 2024', adverts: 240 },
  last: { name: 'Spring 2026', adverts: 275 },
} as const;

/** The module of the educators' page between its first outline and its latest. */
export const courseSkills: readonly CourseSkill[] = [
  { name: 'Manual reporting', adverts: { first: 34, last: 14 }, taught: 'first' },
  { name: 'Data entry', adverts: { first: 31, last: 17 }, taught: 'first' },
  { name: 'Statistics', adverts: { first: 74, last: 85 }, taught: 'both' },
  { name: 'SQL', adverts: { first: 122, last: 143 }, taught: 'both' },
  { name: 'Data visualisation', adverts: { first: 91, last: 118 }, taught: 'both' },
  { name: 'Python', adverts: { first: 53, last: 105 }, taught: 'last' },
  { name: 'Data governance', adverts: { first: 36, last: 80 }, taught: 'last' },
  { name: 'Prompt engineering', adverts: { first: 10, last: 66 }, taught: 'never' },
];

/** Share of a term's adverts that ask for a skill, in whole per cent. */
export function advertShare({ adverts }: CourseSkill, term: keyof typeof courseTerms): number {
  return Math.round((100 * adverts[term]) / courseTerms[term].adverts);
}
