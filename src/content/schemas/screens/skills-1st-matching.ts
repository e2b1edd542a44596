import * as z from 'zod/mini';
import { paragraph } from '../../loader/fields.ts';
import { line, short } from '../parts.ts';
import { invented, level, skillName } from './parts.ts';

const columns = 7;

/** Known by a code of digits alone, so that nothing tells who it is. */
const code = () => z.string({ error: 'a code of four digits, in quotes' }).check(z.regex(/^\d{4}$/));

const candidate = z.strictObject({
  code: code(),
  /** The level shown in each skill, in the order of `skills`; 0 where nothing shows it. */
  shown: z.array(z.int().check(z.minimum(0), z.maximum(5))).check(z.length(columns)),
  ...invented,
});

const evidence = { skill: skillName(), text: line() };

/** `screens/skills-1st-matching.yaml`. */
export const skillsMatchingScreen = z.strictObject({
  ...invented,
  view: short(),
  description: paragraph(),
  role: short(),
  team: short(),
  anonymous: line(),
  table: z.strictObject({ caption: short(), code: short(), asked: short(), match: short(), of: short() }),
  skills: z.array(z.strictObject({ skill: skillName(), asked: level() })).check(z.length(columns)),
  candidates: z.array(candidate),
  rule: line(),
  opened: z.strictObject({
    code: code(),
    label: short(),
    summary: short(),
    shown: short(),
    asked: short(),
    reasons: z.array(z.strictObject(evidence)),
    missing: z.strictObject({ ...evidence, label: short() }),
    also: z.strictObject({ label: short(), skills: z.array(skillName()) }),
  }),
});
