import { organisation } from './organisation.ts';

const { rising, horizons: years } = organisation.forecast;

/** Where the skills that the forecast names stand, the fastest first. */
const places = [
  { x: 301, y: 138, side: 'left' },
  { x: 321, y: 194, side: 'left' },
  { x: 332, y: 250, side: 'left' },
] as const;

/** Skills whose demand the forecast names: growth over 12 months, in per cent. */
export const forecastSkills = places.flatMap((place, index) => {
  const skill = rising[index];
  return skill ? [{ name: skill.name, growth: skill.trend, ...place }] : [];
});

const ring = (index: 0 | 1 | 2, radius: number) => ({ ...(years[index] ?? { year: 0, error: 0 }), radius });

/** The rings of the lens: the nearer the year, the sharper the coast. Error of the forecast in percent points. */
export const horizons = [ring(0, 98), ring(1, 144), ring(2, 186)] as const;

/** Demand index, today = 100: where it is highest and lowest. */
export const pressure = {
  high: { name: 'Energy', index: 142, x: 500, y: 84 },
  low: { name: 'Clerical', index: 82, x: 74, y: 306 },
} as const;
