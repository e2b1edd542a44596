import { fillIn } from '../../content/format.ts';
import type { Star } from '../star-chart.tsx';
import { organisation } from './organisation.ts';
import { drawn } from './words.ts';

/** Skills that the role asks for, as stars; places are in the role's chart, in user units from its middle. */
export interface SkillStar extends Star {
  /** In which charts the star stands. */
  readonly of: 'both' | 'role' | 'person';
  /** Side of the star that its name stands on. */
  readonly side: 'left' | 'right' | 'below';
}

const { match } = organisation;

export const matchedRole = match.role;
export const matchedPerson = fillIn(drawn.matching.candidate, { code: match.code });

/** Where the skills of the role and of the person stand. */
const stars: readonly Omit<SkillStar, 'of'>[] = [
  { name: 'Process mapping', x: 216, y: 100, magnitude: 1, side: 'right' },
  { name: 'SQL', x: 242, y: 138, magnitude: 2, side: 'left' },
  { name: 'Forecasting', x: 224, y: 187, magnitude: 1.4, side: 'right' },
  { name: 'Root-cause analysis', x: 211, y: 224, magnitude: 2.4, side: 'right' },
  { name: 'Facilitation', x: 241, y: 257, magnitude: 3, side: 'right' },
  { name: 'Reporting', x: 320, y: 326, magnitude: 2.2, side: 'left' },
  { name: 'Supplier audits', x: 96, y: 214, magnitude: 2, side: 'below' },
  { name: 'Python', x: 404, y: 120, magnitude: 2.2, side: 'right' },
  { name: 'Portuguese', x: 424, y: 190, magnitude: 1.6, side: 'right' },
  { name: 'Workshop design', x: 424, y: 290, magnitude: 3, side: 'below' },
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
  ['Workshop design', 'Reporting'],
];

/** How many of the role's skills the person has at the level asked. */
export function matchingResult() {
  const asked = match.asks.length;
  const shared = match.asks.filter((skill, index) => (match.shows[index] ?? 0) >= skill.asked).length;
  return { asked, shared, share: Math.round((100 * shared) / asked) };
}
