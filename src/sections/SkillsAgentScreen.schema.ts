import * as z from 'zod/mini';
import { whole } from '../content/fields.ts';
import { sum } from '../content/format.ts';
import { exactly, list, several } from '../content/lists.ts';
import { readOrganisation } from '../content/organisation/organisation.ts';
import { skillName } from '../content/organisation/skills.ts';
import { labels, line, paragraph, short, shorts, time } from '../content/texts.ts';
import { screenWords } from './ScreenFrame.schema.ts';

const person = z.strictObject({
  ...shorts('name', 'role'),
  /** The required skill that the person lacks, and how it is learnt. */
  missing: z.optional(skillName()),
  learning: z.optional(z.enum(['course', 'role'])),
  weeks: whole(),
});

/** `screens/skills-agent.yaml`; question, people and records are the sample organisation's. */
export const skillsAgentScreen = z.pipe(
  z.strictObject({
    ...screenWords(),
    asker: z.strictObject({ ...shorts('name', 'role'), time: time() }),
    answer: paragraph({ maximum: 200 }),
    /** What each of the stops leaves. */
    route: z.strictObject({
      label: short(),
      stops: several(short(), exactly(3, 'the people covered, those with the skill and those in the answer')),
    }),
    required: labels('label'),
    table: z.strictObject({
      caption: line(),
      columns: labels('person', 'matching', 'missing', 'weeks'),
      ...shorts('of', 'none', 'now', 'weeks'),
      learning: labels('course', 'role'),
    }),
    people: z.array(person),
    sources: z.strictObject({
      ...shorts('label', 'records', 'total'),
      /** What is read of each connected system, and at what time of the day on which the question is asked. */
      systems: list(
        { ...shorts('title', 'holds'), read: time() },
        exactly(3, 'one for each system of organisation.yaml'),
      ),
      scope: line(),
    }),
  }),
  z.transform(({ route, required, sources, ...rest }) => {
    const { question, systems, today } = readOrganisation();
    const left = [question.covered, question.skilled, question.people];
    const read = sources.systems.map(({ title, ...source }, index) => ({
      system: title,
      ...source,
      records: index === 0 ? question.covered : (systems[index]?.records ?? 0),
    }));
    return {
      ...rest,
      date: today,
      question: question.text,
      route: { ...route, stops: route.stops.map((text, index) => ({ people: left[index] ?? 0, text })) },
      required: { ...required, skills: question.requires },
      sources: {
        ...sources,
        systems: read,
        total: { label: sources.total, records: sum(read.map(({ records }) => records)) },
      },
    };
  }),
);
