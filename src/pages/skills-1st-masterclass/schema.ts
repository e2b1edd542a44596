import * as z from 'zod/mini';
import { head, link, sample } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { sum } from '../../content/format.ts';
import { exactly, list, nonEmptyList } from '../../content/lists.ts';
import { checkedFile, nameField } from '../../content/loader/check-content.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { team } from '../../content/schema.ts';
import { labels, line, paragraph, short, shortFields, text } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/schema.ts';

const readTeam = checkedFile('content/team', team);
const oneOfTheTeam = 'the name of somebody in team.yaml';

/** The length of the masterclass in minutes. */
const sessionLength = 180;

const slot = z.strictObject({
  title: short(),
  /** In steps of five, as a part is as long as it has of them. */
  minutes: z.int().check(z.gte(5), z.multipleOf(5)),
  kind: z.enum(['talk', 'work', 'break']),
  text: z.optional(line()),
  /** What one has made when it ends. */
  makes: z.optional(short()),
  /** What its work teaches; nothing in a break. */
  points: z.optional(points({})),
});

/** A word that fits into a tile of the drawing. */
const tile = () => text({ maximum: 6 });

const labelled = list({ label: short(), text: line() });

export const page = z.strictObject({
  head,
  hero: section(shortFields('name', 'register')),
  session: titledSection({
    seat: tile(),
    jobs: nonEmptyList(tile(), exactly(24, 'the places beside the reader’s')),
    rows: labelled,
  }),
  learn: titledSection({
    text: paragraph({ filled: 'work total' }),
    product: link,
    ...shortFields('minutes'),
    caption: line(),
    columns: labels('start', 'part', 'make', 'learn'),
    /** What the two looks of a bar mean; a break names itself. */
    kinds: labels('work', 'talk'),
    slots: z.array(slot).check(
      fitting([], `parts that last ${sessionLength} minutes together`, (slots) => {
        const all = sum(slots.map(({ minutes }) => minutes));
        return all === sessionLength
          ? undefined
          : `parts that last ${sessionLength} minutes together, not ${all}`;
      }),
    ),
  }),
  bring: titledSection({
    adverts: z.strictObject({
      sample,
      note: line(),
      job: short(),
      /** A line that goes says why. */
      before: z.strictObject({ label: short(), lines: list({ text: line(), why: z.optional(line()) }) }),
      after: z.strictObject({
        ...shortFields('label', 'level', 'kept'),
        skills: list({ name: skillName(), level: z.int().check(z.gte(1), z.lte(5)), text: line() }),
      }),
    }),
    items: labelled,
  }),
  lead: z.strictObject({
    ...shortFields('label', 'note'),
    person: nameField(oneOfTheTeam, () => readTeam().people.map((person) => [person.name, person] as const)),
  }),
  closing: section({}),
});
