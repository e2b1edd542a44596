import type { Drawing } from '../drawing.ts';
import { skillFigures } from './organisation.ts';
import { answer, question, stops } from './skills-agent.ts';
import { skillFamilies, skillsPerPoint, taxonomySize } from './skills-ai.ts';
import { forecastSkills, horizons, pressure } from './skills-lens.ts';
import { mappedSkills, mappingTotals, retraining } from './skills-mapping.ts';
import { matchedRole, matchingResult, matchingStars, type SkillStar } from './skills-matching.ts';
import { stamps } from './skills-passport.ts';
import { suiteProducts } from './suite-globe.ts';

const mapping = mappingTotals();
const match = matchingResult();
const people = (stop: number) => `${stops[stop]?.people.toLocaleString('en-GB')} people`;
const rising = forecastSkills.map(({ name, growth }) => `${name} +${growth}%`).join(', ');
const list = new Intl.ListFormat('en-GB');
const stampNames = list.format(Object.values(stamps).map(({ skill, level }) => `${skill} (level ${level})`));

const needs = mappedSkills.map(({ name, need, have }) => `${name} ${need} and ${have}`).join(', ');

function starsOf(charts: SkillStar['of']): string {
  return list.format(matchingStars.filter(({ of }) => of === charts).map(({ name }) => name));
}

function shortOf(name: string): number {
  const { need, have } = skillFigures(name);
  return need - have;
}

/** Title and description of every chart: they say what is drawn, so they are made of the same figures. */
export const chartTexts = {
  'skills-agent': {
    title: 'A question finds its way through a network',
    description: `The question “${question}” lights a route of four stops, from ${people(0)} in the HR records to ${people(3)}: ${answer.ready} ready now, ${answer.afterOneCourse} after one course.`,
  },
  'skills-passport': {
    title: 'A skills passport, open at its stamps',
    description: `A sample passport: the holder's page on the left, on the right stamps that verify ${stampNames}, each with its date.`,
  },
  'skills-1st-matching': {
    title: 'Two star charts laid over each other',
    description: `The role of ${matchedRole.toLowerCase()} and an anonymous person as constellations of skills: ${match.shared} of the role's ${match.asked} skills coincide, ${match.share}%. Asked for and shown: ${starsOf('both')}. Not shown: ${starsOf('role')}. Not asked for: ${starsOf('person')}.`,
  },
  'skills-lens': {
    title: 'A far coast becoming sharp through a lens',
    description: `Rings for ${horizons.map(({ year, error }) => `${year} (±${error}%)`).join(', ')} around a coast of skills with more adverts in 12 months: ${rising}. Isobars show the demand index from ${pressure.low.index} to ${pressure.high.index}.`,
  },
  survey: {
    title: 'A map of skills with one route across it',
    description: `A map of contour lines. A route of three stations leads from ${retraining.from.toLowerCase()}, where people are available to move, up to ${retraining.to.toLowerCase()}, ${shortOf(retraining.to)} people short: ${retraining.people} of them can move. Illustrative example.`,
  },
  uncharted: {
    title: 'A map that ends before the page',
    description:
      'Contour lines fill the left half of the sheet; a route leaves them and goes on, dashed, to a cross marked 404 in the part that was never surveyed.',
  },
  'skills-ai': {
    title: 'A globe of 55,000 skills',
    description: `Each of ${(taxonomySize / skillsPerPoint).toLocaleString('en-GB')} points stands for ${skillsPerPoint} skills; together they form ${skillFamilies.length} continents, the largest of them ${skillFamilies[0]?.name.toLowerCase()} with ${skillFamilies[0]?.skills.toLocaleString('en-GB')}.`,
  },
  'suite-globe': {
    title: 'Five products on one route around one skills engine',
    description: `A globe of skills seen from above its pole. In the middle stands the engine with ${taxonomySize.toLocaleString('en-GB')} skills, a tick for each 1,000; around it, on one line, ${list.format(suiteProducts)}. The continents are ${skillFamilies.length} families of skills.`,
  },
  'skills-mapping': {
    title: 'A contour map of skills supply and demand',
    description: `Peaks are skills an organisation is short of, basins are skills with people available to move: ${mapping.need} people needed, ${mapping.have} there; ${needs}. A trail shows how ${retraining.people} people could move from ${retraining.from.toLowerCase()} to ${retraining.to.toLowerCase()} after ${retraining.courses} courses.`,
  },
} as const satisfies Readonly<Record<string, Drawing['text']>>;
