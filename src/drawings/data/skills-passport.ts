import { stampOf } from '../../content/organisation/organisation.ts';
import { organisation } from './organisation.ts';

export const { holder } = organisation.passport;

/** The stamp for a skill, with its level and the day it was verified. Throws where the passport holds none. */
function stamp(skill: string) {
  const found = stampOf(organisation, skill);
  if (!found) throw new Error(`The passport holds no verified credential for ${skill}.`);
  return found;
}

export type Stamp = ReturnType<typeof stamp>;

export const stamps = {
  python: stamp('Python'),
  budgeting: stamp('Budgeting'),
  protection: stamp('Data protection'),
  coaching: stamp('Coaching'),
} as const;
