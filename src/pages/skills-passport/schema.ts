import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { date, head, link, sample, titledText } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { dayInWords } from '../../content/format.ts';
import { addIssue, exactLength, maxLength, objectList } from '../../content/lists.ts';
import { checkedFile, namesField } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { ending, productHero, section, titledSection } from '../../sections/schema.ts';
import { inOneRow, steps } from '../../sections/steps/schema.ts';
import { placesShared, type Viewer } from './viewers.ts';

const side = z.strictObject({
  title: label(),
  points: objectList(titledText.shape),
  claim: claimField(),
  link,
});

/** A skill for which the passport has a stamp. */
const stampedSkill = () =>
  namesField('the skill of a verified credential in organisation.yaml', () =>
    readOrganisation().passport.credentials.flatMap(({ skill, state }) =>
      state === 'verified' ? [skill] : [],
    ),
  );

/** A passport and its shares; its holder and credentials are the sample organisation's. */
export const passport = z.pipe(
  z.strictObject({
    shares: z.array(
      z.strictObject({
        /** The credentials shared; all verified ones where none is named. */
        skills: z.optional(z.array(skillName())),
        until: date(),
      }),
    ),
  }),
  z.transform((shared) => ({ ...shared, ...readOrganisation().passport })),
);

const readPassport = checkedFile('pages/skills-passport/passport', passport);

const onStamp = 'skill level date issuer';

/** Someone who opens the passport, in the words of the page. */
const viewer = labelObject('name', 'role');

/** Who may see which stamps: the holder, those with whom the passport is shared, and everyone else. */
const viewers = z.pipe(
  section({
    sample,
    ...labelFields('choose', { level: 'level' }, 'pending', 'hidden'),
    holder: viewer,
    shared: z.array(viewer),
    others: viewer,
    said: z.strictObject(
      sentenceFields({
        holder: 'name all verified pending',
        shared: 'name seen all skills until',
        nothing: 'name',
      }),
    ),
    table: labelObject('caption', 'viewer', 'sees', 'until', 'nothing'),
  }),
  z.transform(({ holder, shared, others, ...words }, context) => {
    const { credentials, issuers, shares } = readPassport();
    if (shared.length !== shares.length)
      return addIssue(context, shared, `${shares.length}: one for each share of passport.yaml`, ['shared']);
    const seenBy = shares.map((share, place) => ({
      name: shared[place]?.name ?? '',
      role: shared[place]?.role ?? '',
      sees: placesShared(credentials, share),
      until: dayInWords(share.until),
    }));
    const everything = credentials.map((_, place) => place);
    const all: readonly Viewer[] = [{ ...holder, sees: everything }, ...seenBy, { ...others, sees: [] }];
    return {
      ...words,
      credentials: credentials.map(({ skill, level: shown, issuer: by, date: day, state }) => ({
        skill,
        level: shown,
        issuer: issuers[by].name,
        date: dayInWords(day),
        pending: state === 'pending',
      })),
      viewers: all,
    };
  }),
);

export const page = z.strictObject({
  head,
  hero: productHero({ video: label(), fields: objectList({ label: label(), text: sentence() }) }),
  try: viewers,
  stamp: z.strictObject({
    ...labelFields('title', 'around', { level: onStamp }),
    skill: stampedSkill(),
    parts: objectList(
      { title: label(), text: paragraph({ placeholders: onStamp }) },
      exactLength(5, 'one for each number on the stamp'),
    ),
  }),
  life: section({
    sample,
    ...labelFields({ today: 'date' }, 'viewersLabel', 'nothing'),
    unchanged: sentence(),
    skill: stampedSkill(),
    viewers: objectList({
      name: label(),
      role: z.optional(label()),
      /** The last day of a share that ends between two events. */
      until: z.optional(date()),
    }),
    events: objectList(
      {
        title: label(),
        date: date(),
        /** From this day on the credential is not in force, until the next event. */
        lapsed: z.optional(z.boolean()),
        sees: z.array(z.nullable(sentence())),
      },
      maxLength(6, 'more days do not stand side by side'),
    ),
    note: paragraph(),
  }).check(
    fitting(['events'], 'in each event what every one of the viewers sees', ({ viewers, events }) => {
      const wrong = events.find(({ sees }) => sees.length !== viewers.length);
      return (
        wrong &&
        `in each event what every one of the viewers sees: ${viewers.length} lines, not ${wrong.sees.length} as in "${wrong.title}"`
      );
    }),
  ),
  video: titledSection({}),
  flow: titledSection({ steps: steps(inOneRow) }),
  sides: titledSection({ educators: side, business: side }),
  closing: ending({}),
});
