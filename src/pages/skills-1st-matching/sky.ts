import { starPlaces } from '../../drawings/star-places.ts';
import { percent, type Reading } from './ranking.ts';

/** The size of the drawing, in user units. */
export const size = { width: 560, height: 400 } as const;
/** The radius of both skies, and their middles when they coincide. */
export const radius = 186;
export const middles = { role: 224, person: 336, y: 200 } as const;
/** How far to the right the person's sky is when both are apart. */
export const travel = 170;

/** A skill as a star: its place in the role's sky, and how far to the right of it the person's star is. */
export interface Star extends Reading {
  readonly x: number;
  readonly y: number;
  readonly side: (typeof starPlaces)[number]['side'];
  readonly away: number;
  /** Whether the person's star has reached the role's, and is as bright as the role asks. */
  readonly coincides: boolean;
}

/** Returns the skills of the person that the role asks for, those furthest above the level asked first. */
function inOrderOfArrival(readings: readonly Reading[]): readonly Reading[] {
  const above = ({ shown, asked }: Reading) => shown - asked;
  return readings
    .filter(({ asked, shown }) => asked > 0 && shown > 0)
    .toSorted((one, other) => above(other) - above(one) || other.shown - one.shown);
}

/** Returns how many stars of the person arrive at a star of the role. */
export const arrivals = (readings: readonly Reading[]) => inOrderOfArrival(readings).length;

const tenth = (value: number) => Math.round(10 * value) / 10;

/**
 * Returns the stars of both skies. `closeness` is from 0 (apart) to 1 (one over the other). In between, the person's stars arrive
 * one after the other at even intervals, the strongest first. Skills without a place in the sky are left out.
 */
export function skyAt(readings: readonly Reading[], closeness: number) {
  const order = inOrderOfArrival(readings);
  const stars = readings.flatMap((reading): readonly Star[] => {
    const place = starPlaces.find(({ name }) => name === reading.skill);
    if (!place) return [];
    const turn = order.indexOf(reading);
    const arrival = turn < 0 ? 1 : (turn + 1) / order.length;
    // Binary fractions may fall a hair short of an arrival.
    const arrived = closeness > arrival - 1e-6;
    const away = arrived ? 0 : tenth(travel * (1 - closeness / arrival));
    const { x, y, side } = place;
    return [{ ...reading, x, y, side, away, coincides: reading.met && arrived }];
  });
  const coinciding = stars.filter(({ coincides }) => coincides).length;
  const asked = readings.filter((reading) => reading.asked > 0).length;
  return { stars, coinciding, share: percent(coinciding, asked), away: tenth(travel * (1 - closeness)) };
}
