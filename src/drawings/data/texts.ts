import { fillIn, listed } from '../../content/format.ts';
import type { Drawing } from '../drawing.ts';
import { organisation, skillFigures } from './organisation.ts';
import { skillFamilies, skillsPerPoint, taxonomySize } from './skills-ai.ts';
import { forecastSkills, horizons, pressure } from './skills-lens.ts';
import { mappedSkills, mappingTotals, retraining } from './skills-mapping.ts';
import { matchedRole, matchingResult, matchingStars, type SkillStar } from './skills-matching.ts';
import { stamps } from './skills-passport.ts';
import { suiteProducts } from './suite-globe.ts';
import { drawnWords } from './words.ts';

const { charts } = drawnWords;
const { need, have } = mappingTotals();
const match = matchingResult();
const lower = (text: string) => text.toLowerCase();

function starsOf(of: SkillStar['of']): string {
  return listed(matchingStars.filter((star) => star.of === of).map(({ name }) => name));
}

function shortOf(name: string): number {
  const skill = skillFigures(name);
  return skill.need - skill.have;
}

const { words, stops, ready, afterOneCourse } = organisation.earlier;
const moved = { people: retraining.people, from: lower(retraining.from), to: lower(retraining.to) };

/** What the texts of each chart name in braces. */
const values: { readonly [Name in keyof typeof charts]: Parameters<typeof fillIn>[1] } = {
  'skills-agent': { question: words, first: stops[0].people, last: stops[3].people, ready, afterOneCourse },
  'skills-passport': {
    stamps: listed(Object.values(stamps).map(({ skill, level }) => `${skill} (level ${level})`)),
  },
  'skills-1st-matching': {
    ...match,
    role: lower(matchedRole),
    both: starsOf('both'),
    missing: starsOf('role'),
    besides: starsOf('person'),
  },
  'skills-lens': {
    years: horizons.map(({ year, error }) => `${year} (±${error}%)`).join(', '),
    rising: forecastSkills.map(({ name, growth }) => `${name} +${growth}%`).join(', '),
    low: pressure.low.index,
    high: pressure.high.index,
  },
  survey: { ...moved, short: shortOf(retraining.to) },
  uncharted: {},
  'skills-ai': {
    total: taxonomySize,
    points: taxonomySize / skillsPerPoint,
    skillsPerPoint,
    families: skillFamilies.length,
    largest: lower(skillFamilies[0]?.name ?? ''),
    largestSkills: skillFamilies[0]?.skills ?? 0,
  },
  'suite-globe': { total: taxonomySize, products: listed(suiteProducts), families: skillFamilies.length },
  'skills-mapping': {
    ...moved,
    need,
    have,
    skills: mappedSkills.map((skill) => `${skill.name} ${skill.need} and ${skill.have}`).join(', '),
    courses: retraining.courses,
  },
};

/** Title and description of a chart, with the figures that it draws. */
export function chartText(name: keyof typeof charts): NonNullable<Drawing['text']> {
  const { title, description } = charts[name];
  return { title: fillIn(title, values[name]), description: fillIn(description, values[name]) };
}
