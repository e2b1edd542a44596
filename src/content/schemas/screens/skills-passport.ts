import * as z from 'zod/mini';
import { paragraph } from '../../loader/fields.ts';
import { line, short } from '../parts.ts';
import { day, invented, level, skillName } from './parts.ts';

const issuer = z.strictObject({ name: short(), kind: short(), ...invented });

const credential = z.strictObject({
  skill: skillName(),
  level: level(),
  issuer: z.enum(['university', 'employer', 'association']),
  date: day(),
  state: z.enum(['verified', 'pending']),
});

const share = z.strictObject({
  with: short(),
  /** The credentials shared; all verified ones where none is named. */
  skills: z.optional(z.array(skillName())),
  until: day(),
});

/** `screens/skills-passport.yaml`. */
export const skillsPassportScreen = z.strictObject({
  ...invented,
  view: short(),
  description: paragraph(),
  holder: z.strictObject({ name: short(), role: short(), number: short(), ...invented }),
  labels: z.strictObject({ number: short(), verified: short(), pending: short(), issuers: short() }),
  table: z.strictObject({
    caption: short(),
    columns: z.strictObject({ skill: short(), level: short(), date: short(), state: short() }),
    states: z.strictObject({ verified: short(), pending: short() }),
  }),
  issuers: z.strictObject({ university: issuer, employer: issuer, association: issuer }),
  credentials: z.array(credential),
  pending: line(),
  sharing: z.strictObject({
    label: short(),
    everything: short(),
    until: short(),
    shares: z.array(share),
    nobody: line(),
  }),
});
