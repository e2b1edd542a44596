import type { Continent } from '../geometry/globe.ts';

/** A continent of the taxonomy: a family of skills and how many of the 55,000 it holds (sample split). */
export interface SkillFamily extends Omit<Continent, 'share'> {
  readonly name: string;
  readonly skills: number;
}

export const taxonomySize = 55_000;

/** Points on the globe, each of which stands for 46 skills. */
export const globePoints = 1200;

/** The families add up to the whole taxonomy. */
export const skillFamilies: readonly SkillFamily[] = [
  { name: 'Engineering', skills: 9_800, longitude: -38, latitude: 34, spread: 12.5 },
  { name: 'Data and software', skills: 8_900, longitude: 26, latitude: 46, spread: 11.5 },
  { name: 'Health and care', skills: 8_100, longitude: 12, latitude: -6, spread: 12 },
  { name: 'Trades and making', skills: 7_600, longitude: -46, latitude: -26, spread: 10.5 },
  { name: 'Business and finance', skills: 6_900, longitude: 62, latitude: 4, spread: 11 },
  { name: 'Languages and arts', skills: 5_400, longitude: 150, latitude: 30, spread: 14 },
  { name: 'Teaching and research', skills: 4_700, longitude: 170, latitude: -30, spread: 14 },
  { name: 'Human skills', skills: 3_600, longitude: 42, latitude: -42, spread: 8.5 },
];
