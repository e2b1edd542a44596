import * as z from 'zod/mini';
import { wholeNumber } from '../../content/fields.ts';
import { sum } from '../../content/format.ts';
import { exactLength, objectList } from '../../content/lists.ts';
import { checkedFile } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { labelFields, labelObject, paragraph, sentence, timeOfDay } from '../../content/texts.ts';
import { screenWords } from './schema.ts';

const person = z.strictObject({
  ...labelFields('name', 'role'),
  /** The required skill that the person lacks, and how it is learnt. */
  missing: z.optional(skillName()),
  learning: z.optional(z.enum(['course', 'role'])),
  weeks: wholeNumber(),
});

/** `screens/skills-agent.yaml`; question, people and records are the sample organisation's. */
export const skillsAgentScreen = z.pipe(
  z.strictObject({
    ...screenWords(),
    asker: z.strictObject({ ...labelFields('name', 'role'), time: timeOfDay() }),
    answer: paragraph({ maximum: 200 }),
    required: labelObject('label'),
    table: z.strictObject({
      caption: sentence(),
      columns: labelObject('person', 'matching', 'missing', 'weeks'),
      ...labelFields('of', 'none', 'now', { weeks: 'weeks' }),
      learning: labelObject('course', 'role'),
    }),
    people: z.array(person),
    sources: z.strictObject({
      ...labelFields('label', 'records', 'total'),
      /** What is read of each connected system, and at what time of the day on which the question is asked. */
      systems: objectList(
        { ...labelFields('title', 'holds'), read: timeOfDay() },
        exactLength(3, 'one for each system of organisation.yaml'),
      ),
      scope: sentence(),
    }),
  }),
  z.transform(({ required, sources, ...rest }) => {
    const { question, systems, today } = readOrganisation();
    const read = sources.systems.map(({ title, ...source }, index) => ({
      system: title,
      ...source,
      records: index === 0 ? question.covered : (systems[index]?.records ?? 0),
    }));
    return {
      ...rest,
      date: today,
      question: question.text,
      required: { ...required, skills: question.requires },
      sources: {
        ...sources,
        systems: read,
        total: { label: sources.total, records: sum(read.map(({ records }) => records)) },
      },
    };
  }),
);

/** Returns the people on the screen of Skills Agent, whom other screens name. Runs at build only. */
export const readAgentPeople = checkedFile(
  'content/screens/skills-agent',
  z.object({ people: z.array(person) }),
);
