/** A skill whose demand the forecast names: growth of adverts until the ring's year, in percent (sample figures). */
interface ForecastSkill {
  readonly name: string;
  readonly growth: number;
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right';
}

export const forecastSkills: readonly ForecastSkill[] = [
  { name: 'Grid storage', growth: 38, x: 301, y: 138, side: 'left' },
  { name: 'AI assurance', growth: 31, x: 321, y: 194, side: 'left' },
  { name: 'Carbon audits', growth: 24, x: 332, y: 250, side: 'left' },
];

/** The rings of the lens: the nearer the year, the sharper the coast. Error of the forecast in percent points. */
export const horizons = [
  { year: 2026, error: 2, radius: 98 },
  { year: 2028, error: 5, radius: 144 },
  { year: 2030, error: 9, radius: 186 },
] as const;

/** Demand index, 2025 = 100: where it is highest and lowest. */
export const pressure = {
  high: { name: 'Energy', index: 142, x: 500, y: 84 },
  low: { name: 'Clerical', index: 82, x: 74, y: 306 },
} as const;
