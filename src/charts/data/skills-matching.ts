import type { Star } from '../geometry/star-chart.ts';

/** Skills that the role asks for, as stars; places are in the role's chart, in user units from its middle. */
export interface SkillStar extends Star {
  /** In which charts the star stands. */
  readonly of: 'both' | 'role' | 'person';
  /** Side of the star that its name stands on. */
  readonly side: 'left' | 'right' | 'below';
}

export const matchedRole = 'Operations analyst';
export const matchedPerson = 'Candidate 0417';

/** Seven skills of the role, six of which the person has, and three more that only the person has. */
export const matchingStars: readonly SkillStar[] = [
  { name: 'Process mapping', x: 262, y: 92, magnitude: 1, of: 'both', side: 'left' },
  { name: 'SQL', x: 318, y: 132, magnitude: 2, of: 'both', side: 'right' },
  { name: 'Forecasting', x: 258, y: 178, magnitude: 1.4, of: 'both', side: 'left' },
  { name: 'Root-cause analysis', x: 312, y: 236, magnitude: 2.4, of: 'both', side: 'right' },
  { name: 'Facilitation', x: 250, y: 268, magnitude: 3, of: 'both', side: 'left' },
  { name: 'Reporting', x: 290, y: 316, magnitude: 2.2, of: 'both', side: 'right' },
  { name: 'Supplier audits', x: 142, y: 214, magnitude: 2, of: 'role', side: 'below' },
  { name: 'Python', x: 412, y: 118, magnitude: 2.2, of: 'person', side: 'right' },
  { name: 'Portuguese', x: 446, y: 190, magnitude: 1.6, of: 'person', side: 'right' },
  { name: 'Workshop design', x: 392, y: 296, magnitude: 3, of: 'person', side: 'right' },
];

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

/** How many of the role's skills the person has. */
export function matchingResult() {
  const asked = matchingStars.filter((star) => star.of !== 'person').length;
  const shared = matchingStars.filter((star) => star.of === 'both').length;
  return { asked, shared, share: Math.round((100 * shared) / asked) };
}
