import { organisation, skillFigures } from './organisation.ts';

const { question } = organisation;

/** One question and what each product adds to its answer, as the product screens show them. */
export const suiteQuestion = {
  lines: question.words,
  people: question.people,
  skill: question.skill.name,
  /** Change of demand over 12 months, in per cent. */
  trend: question.skill.trend,
  skills: { asked: question.asked, shown: question.asked },
  code: question.code,
  holder: question.holder,
} as const;

/** The skills that the role asks for, as stars on the sheet of Skills 1st Matching; places in units from its corner. */
export const roleStars = [
  { name: 'SQL', x: 70, y: 66, radius: 4.2, side: 'end' },
  { name: 'Python', x: 108, y: 54, radius: 4.2, side: 'over' },
  { name: 'Spark', x: 148, y: 76, radius: 3.4, side: 'start' },
  { name: 'Modelling', x: 134, y: 146, radius: 3, side: 'start' },
  { name: 'Governance', x: 90, y: 160, radius: 2.8, side: 'end' },
  { name: 'Versions', x: 68, y: 134, radius: 3, side: 'end' },
  { name: 'Cloud', x: 62, y: 102, radius: 2.8, side: 'end' },
] as const;

/** The forecast's rows from top to bottom: place within the strip (0 to 1) and change of demand a year, in per cent. */
export const forecastRows = [
  { name: 'Data', share: 0.22, trend: suiteQuestion.trend },
  { name: 'Cloud', share: 0.56, trend: skillFigures('Cloud security').trend },
  { name: 'Reports', share: 0.87, trend: skillFigures('Manual reporting').trend },
] as const;

const [today, ...later] = organisation.forecast.horizons.map(({ year }) => year);

export const forecastYears = [today ?? 0, ...later] as const;

/** Peaks and basins of the table's map: people short of the skill, less than none where there are people to spare. */
export const tablePlaces = [
  { name: 'Data engineering', x: 136, y: 207, spread: 50 },
  { name: 'Cloud security', x: 278, y: 316, spread: 40 },
  { name: 'Manual reporting', x: 80, y: 326, spread: 40 },
  { name: 'Data entry', x: 292, y: 142, spread: 34 },
].map((place) => {
  const { need, have } = skillFigures(place.name);
  return { ...place, need, have, gap: need - have };
});
