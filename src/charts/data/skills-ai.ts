import type { Position } from '../geometry/globe.ts';

/** A continent of the taxonomy: a family of skills and how many of the 55,000 it holds (sample split). */
interface SkillFamily extends Position {
  readonly name: string;
  readonly skills: number;
}

export const taxonomySize = 55_000;

/** Each point on the globe stands for so many skills; every family is a multiple of it. */
export const skillsPerPoint = 50;

/** The families add up to the whole taxonomy. */
export const skillFamilies: readonly SkillFamily[] = [
  { name: 'Engineering', skills: 9_800, longitude: -40, latitude: 34 },
  { name: 'Data', skills: 8_900, longitude: 30, latitude: 44 },
  { name: 'Health', skills: 8_100, longitude: 6, latitude: -10 },
  { name: 'Trades', skills: 7_600, longitude: -48, latitude: -22 },
  { name: 'Business', skills: 6_900, longitude: 58, latitude: 0 },
  { name: 'Arts', skills: 5_400, longitude: 150, latitude: 30 },
  { name: 'Teaching', skills: 4_700, longitude: 170, latitude: -30 },
  { name: 'Human skills', skills: 3_600, longitude: 38, latitude: -42 },
];
