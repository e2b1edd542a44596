import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { date, head, item, link, sample } from '../../content/fields.ts';
import { atMost, exactly, list } from '../../content/lists.ts';
import { namesField } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { labels, line, paragraph, short, shorts } from '../../content/texts.ts';
import { screenWords } from '../../sections/ScreenFrame.schema.ts';
import { ending, inOneRow, productHero, section, steps, titledSection } from '../../sections/schema.ts';

const side = z.strictObject({ title: short(), points: list(item.shape), claim: claimField(), link });

/** A skill for which the passport on the screen has a stamp. */
const stampedSkill = () =>
  namesField('the skill of a verified credential in organisation.yaml', () =>
    readOrganisation().passport.credentials.flatMap(({ skill, state }) =>
      state === 'verified' ? [skill] : [],
    ),
  );

const onStamp = 'skill level date issuer';

export const page = z.strictObject({
  head,
  hero: productHero({ video: short(), fields: list({ label: short(), text: line() }) }),
  screen: section({}),
  stamp: z.strictObject({
    ...shorts('title', 'around', { level: onStamp }),
    skill: stampedSkill(),
    parts: list(
      { title: short(), text: paragraph({ filled: onStamp }) },
      exactly(5, 'one for each number on the stamp'),
    ),
  }),
  life: section({
    sample,
    ...shorts({ today: 'date' }, 'viewersLabel', 'nothing'),
    unchanged: line(),
    skill: stampedSkill(),
    viewers: list({ name: short(), role: z.optional(short()) }),
    events: list(
      {
        title: short(),
        date: date(),
        /** From this day on the credential is not in force, until the next event. */
        lapsed: z.optional(z.boolean()),
        sees: z.array(z.nullable(line())),
      },
      atMost(6, 'more days do not stand side by side'),
    ),
    note: paragraph(),
  }).check(
    z.refine(({ viewers, events }) => events.every(({ sees }) => sees.length === viewers.length), {
      path: ['events'],
      error: 'in each event what every one of the viewers sees',
    }),
  ),
  flow: titledSection({ steps: steps(inOneRow) }),
  sides: titledSection({ educators: side, business: side }),
  closing: ending({}),
});

/** The product's screen; its holder and credentials are the sample organisation's. */
export const screen = z.pipe(
  z.strictObject({
    ...screenWords(),
    labels: labels('number', 'verified', 'pending', 'issuers'),
    table: z.strictObject({
      caption: short(),
      columns: labels('skill', 'level', 'date', 'state'),
      states: labels('verified', 'pending'),
    }),
    pending: line(),
    sharing: z.strictObject({
      ...shorts('label', 'everything', 'until'),
      shares: z.array(
        z.strictObject({
          with: short(),
          /** The credentials shared; all verified ones where none is named. */
          skills: z.optional(z.array(skillName())),
          until: date(),
        }),
      ),
      nobody: line(),
    }),
  }),
  z.transform((passport) => ({ ...passport, ...readOrganisation().passport })),
);
