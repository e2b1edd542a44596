import * as z from 'zod/mini';
import { head, link, positiveInteger, sample, skillLevel, titledText } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { sum } from '../../content/format.ts';
import { exactLength, objectList } from '../../content/lists.ts';
import { checkedFile, nameField } from '../../content/loader/check-content.ts';
import { masterclassLength } from '../../content/masterclass.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { team } from '../../content/schema.ts';
import { label, labelFields, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

const readTeam = checkedFile('content/team', team);
const oneOfTheTeam = 'the name of somebody in team.yaml';

const slot = z.strictObject({
  minutes: positiveInteger(),
  kind: z.enum(['talk', 'work', 'break']),
  /** What one has made when it ends. */
  makes: z.optional(label()),
  /** What it teaches; nothing in a break. */
  point: z.optional(titledText),
});

/** A line of the advert. One that nobody can test has the skill that takes its place. */
const line = {
  text: sentence(),
  why: sentence(),
  skill: z.optional(z.strictObject({ name: skillName(), level: skillLevel(), text: sentence() })),
};

const lines = 5;

export const page = z.strictObject({
  head,
  hero: section({ ...labelFields('name', 'register'), note: sentence() }),
  session: titledSection({ rows: objectList({ label: label(), text: sentence() }) }),
  advert: section({
    sample,
    ...labelFields('mark', 'job', 'before', 'after', 'level'),
    lines: objectList(line, exactLength(lines, 'as many as fit beside each other')),
    ...sentenceFields('label', { counter: 'able', announcement: 'people able' }),
    still: paragraph({ placeholders: 'none able' }),
    groups: objectList({
      people: positiveInteger(),
      lack: z.array(z.int().check(z.minimum(1), z.maximum(lines))),
    }),
  }),
  learn: titledSection({
    text: paragraph({ placeholders: 'work total' }),
    product: link,
    time: label('start minutes'),
    takes: label('makes'),
    slots: z.array(slot).check(
      fitting([], `parts that last ${masterclassLength} minutes together`, (slots) => {
        const all = sum(slots.map(({ minutes }) => minutes));
        return all === masterclassLength
          ? undefined
          : `parts that last ${masterclassLength} minutes together, not ${all}`;
      }),
    ),
  }),
  lead: z.strictObject({
    ...labelFields('label'),
    person: nameField(oneOfTheTeam, () => readTeam().people.map((person) => [person.name, person] as const)),
  }),
  closing: section({}),
});
