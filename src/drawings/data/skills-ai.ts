import type { Position } from '../globe.ts';
import { organisation, placeOf } from './organisation.ts';

const { taxonomy } = organisation;

export const taxonomySize = taxonomy.skills;

/** Each point of every globe stands for so many skills; every family is a multiple of it. */
export const skillsPerPoint = taxonomy.point;

/** Where the families lie on the globe. */
const places: Readonly<Record<string, Position>> = {
  Engineering: { longitude: -40, latitude: 34 },
  Data: { longitude: 30, latitude: 44 },
  Health: { longitude: 6, latitude: -10 },
  Trades: { longitude: -48, latitude: -22 },
  Business: { longitude: 58, latitude: 0 },
  Arts: { longitude: 150, latitude: 30 },
  Teaching: { longitude: 170, latitude: -30 },
  'Human skills': { longitude: 38, latitude: -42 },
};

/** A continent of the taxonomy: a family of skills, how many it holds and where it lies. Throws for a family without a place. */
export const skillFamilies = taxonomy.families.map((family) => ({
  ...family,
  ...placeOf(places, family.name),
}));
