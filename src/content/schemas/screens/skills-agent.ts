import * as z from 'zod/mini';
import { paragraph } from '../../loader/fields.ts';
import { line, short } from '../parts.ts';
import { amount, day, invented, skillName } from './parts.ts';

const time = () => z.string({ error: 'a time such as "09:14", in quotes' }).check(z.regex(/^\d\d:\d\d$/));

const person = z.strictObject({
  name: short(),
  role: short(),
  /** The required skill that the person lacks, and how it is learnt. */
  missing: z.optional(skillName()),
  learning: z.optional(z.enum(['course', 'role'])),
  weeks: amount(),
  ...invented,
});

const source = z.strictObject({
  system: short(),
  holds: short(),
  records: amount(),
  /** Time of the day on which the question was asked. */
  read: time(),
});

/** `screens/skills-agent.yaml`. */
export const skillsAgentScreen = z.strictObject({
  ...invented,
  view: short(),
  description: paragraph(),
  asker: z.strictObject({ name: short(), role: short(), time: time(), ...invented }),
  date: day(),
  question: line(),
  answer: paragraph({ maximum: 200 }),
  route: z.strictObject({
    label: short(),
    stops: z.array(z.strictObject({ people: amount(), text: short() })),
  }),
  required: z.strictObject({ label: short(), skills: z.array(skillName()) }),
  table: z.strictObject({
    caption: line(),
    columns: z.strictObject({ person: short(), matching: short(), missing: short(), weeks: short() }),
    of: short(),
    none: short(),
    now: short(),
    weeks: short(),
    learning: z.strictObject({ course: short(), role: short() }),
  }),
  people: z.array(person),
  sources: z.strictObject({
    label: short(),
    records: short(),
    systems: z.array(source),
    total: z.strictObject({ label: short(), records: amount() }),
    scope: line(),
  }),
  /** The question and figures of the chart; `{people}`, `{ready}` and `{afterOneCourse}` stand for them. */
  earlier: z.strictObject({ label: short(), answer: line() }),
  followUps: z.strictObject({ label: short(), questions: z.array(line()) }),
});
