import type { Star } from '../star-chart.tsx';
import { organisation } from './organisation.ts';

/** Skills that the role asks for, as stars; places are in the role's chart, in user units from its middle. */
export interface SkillStar extends Star {
  /** In which charts the star stands. */
  readonly of: 'both' | 'role' | 'person';
  /** Side of the star that its name stands on. */
  readonly side: 'left' | 'right' | 'below';
}

const { match } = organisation;

export const matchedRole = match.role;
export const matchedPerson = `Candidate ${match.code}`;

/** Where the skills of the role and of the person stand. */
const stars: readonly Omit<SkillStar, 'of'>[] = [
  { name: 'Process mapping', x: 262, y: 92, magnitude: 1, side: 'left' },
  { name: 'SQL', x: 318, y: 132, magnitude: 2, side: 'right' },
  { name: 'Forecasting', x: 258, y: 178, magnitude: 1.4, side: 'left' },
  { name: 'Root-cause analysis', x: 312, y: 236, magnitude: 2.4, side: 'right' },
  { name: 'Facilitation', x: 250, y: 268, magnitude: 3, side: 'left' },
  { name: 'Reporting', x: 290, y: 316, magnitude: 2.2, side: 'right' },
  { name: 'Supplier audits', x: 142, y: 214, magnitude: 2, side: 'below' },
  { name: 'Python', x: 412, y: 118, magnitude: 2.2, side: 'right' },
  { name: 'Portuguese', x: 446, y: 190, magnitude: 1.6, side: 'right' },
  { name: 'Workshop design', x: 392, y: 296, magnitude: 3, side: 'right' },
];

/** The stars with the charts that they stand in: what the role asks for, what the person shows, or both. */
export const matchingStars: readonly SkillStar[] = stars.map((star) => {
  const place = match.asks.findIndex(({ skill }) => skill === star.name);
  const met = (match.shows[place] ?? 0) >= (match.asks[place]?.asked ?? 0);
  return { ...star, of: place < 0 ? 'person' : met ? 'both' : 'role' };
});

export const roleLines: readonly (readonly [string, string])[] = [
  ['Process mapping', 'SQL'],
  ['SQL', 'Forecasting'],
  ['Forecasting', 'Root-cause analysis'],
  ['Root-cause analysis', 'Facilitation'],
  ['Facilitation', 'Reporting'],
  ['Forecasting', 'Supplier audits'],
  ['Supplier audits', 'Facilitation'],
];

export const personLines: readonly (readonly [string, string])[] = [
  ['SQL', 'Python'],
  ['Python', 'Portuguese'],
  ['Portuguese', 'Workshop design'],
  ['Workshop design', 'Root-cause analysis'],
];

/** How many of the role's skills the person has at the level asked. */
export function matchingResult() {
  const asked = match.asks.length;
  const shared = match.asks.filter((skill, index) => (match.shows[index] ?? 0) >= skill.asked).length;
  return { asked, shared, share: Math.round((100 * shared) / asked) };
}
