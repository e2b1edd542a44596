import * as z from 'zod/mini';
import { head, link, sample } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { sum } from '../../content/format.ts';
import { exactLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { checkedFile, nameField } from '../../content/loader/check-content.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { team } from '../../content/schema.ts';
import { label, labelFields, labelObject, paragraph, sentence, text } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/schema.ts';

const readTeam = checkedFile('content/team', team);
const oneOfTheTeam = 'the name of somebody in team.yaml';

/** The length of the masterclass in minutes. */
const sessionLength = 180;

const slot = z.strictObject({
  title: label(),
  /** In steps of five, as a part is as long as it has of them. */
  minutes: z.int().check(z.gte(5), z.multipleOf(5)),
  kind: z.enum(['talk', 'work', 'break']),
  text: z.optional(sentence()),
  /** What one has made when it ends. */
  makes: z.optional(label()),
  /** What its work teaches; nothing in a break. */
  points: z.optional(points({})),
});

/** A word that fits into a tile of the drawing. */
const tile = () => text({ maximum: 6 });

const labelled = objectList({ label: label(), text: sentence() });

export const page = z.strictObject({
  head,
  hero: section(labelFields('name', 'register')),
  session: titledSection({
    seat: tile(),
    jobs: nonEmptyList(tile(), exactLength(24, 'the places beside the reader’s')),
    rows: labelled,
  }),
  learn: titledSection({
    text: paragraph({ placeholders: 'work total' }),
    product: link,
    ...labelFields('minutes'),
    caption: sentence(),
    columns: labelObject('start', 'part', 'make', 'learn'),
    /** What the two looks of a bar mean; a break names itself. */
    kinds: labelObject('work', 'talk'),
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
      note: sentence(),
      job: label(),
      /** A line that goes says why. */
      before: z.strictObject({
        label: label(),
        lines: objectList({ text: sentence(), why: z.optional(sentence()) }),
      }),
      after: z.strictObject({
        ...labelFields('label', 'level', 'kept'),
        skills: objectList({ name: skillName(), level: z.int().check(z.gte(1), z.lte(5)), text: sentence() }),
      }),
    }),
    items: labelled,
  }),
  lead: z.strictObject({
    ...labelFields('label', 'note'),
    person: nameField(oneOfTheTeam, () => readTeam().people.map((person) => [person.name, person] as const)),
  }),
  closing: section({}),
});
