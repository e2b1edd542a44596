import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { date, head, link, titledText } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { dayInWords, fillIn } from '../../content/format.ts';
import { addIssue, exactLength, maxLength, objectList } from '../../content/lists.ts';
import { checkedFile, namesField } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { productHero } from '../../sections/hero/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';
import { differingCharacters, forgedLevel, signedText } from './record.ts';
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

/** Someone who opens the passport, in the words of the page. */
const viewer = labelObject('name', 'role');

/** Who may see which stamps: the holder, those with whom the passport is shared, and everyone else. */
const viewers = z.pipe(
  section({
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

/** The stamp of one credential, whose record the visitor may change. Record and digests are counted at build. */
const stamp = z.pipe(
  section({
    skill: stampedSkill(),
    ...labelFields('around', 'torn', { level: 'level', forge: 'level' }, 'restore'),
    parts: points({}, exactLength(5, 'one for each number on the stamp')),
    result: z.strictObject({
      ...labelFields('whole', 'broken'),
      ...sentenceFields(
        { equal: 'issuer' },
        { changed: 'part place was is' },
        { added: 'part place was is' },
        { missing: 'part place was is' },
        { differs: 'differing all issuer' },
        'uncounted',
      ),
    }),
    digests: labelObject('signed', 'now', 'none'),
    still: paragraph({ placeholders: 'level was differing all' }),
    note: sentence(),
  }),
  z.transform(({ skill, still, ...words }) => {
    const { credentials, issuers } = readPassport();
    const credential = credentials.find((candidate) => candidate.skill === skill);
    if (!credential) throw new Error(`The passport has no credential for ${skill}.`);
    const level = String(credential.level);
    const signer = issuers[credential.issuer].name;
    const record = { skill, level, date: dayInWords(credential.date), issuer: signer };
    const digestWith = (shown: string) =>
      createHash('sha256')
        .update(signedText({ ...record, level: shown }))
        .digest('hex');
    const [digest, forged] = [digestWith(level), digestWith(forgedLevel(level))];
    const differing = differingCharacters(digest, forged);
    const counted = { level: forgedLevel(level), was: level, differing, all: digest.length };
    return { ...words, record, signer, digest, still: fillIn(still, counted) };
  }),
);

export const page = z.strictObject({
  head,
  example: labelObject('word', 'label'),
  hero: productHero({ video: label() }),
  stamp,
  try: viewers,
  life: section({
    ...labelFields({ today: 'date' }, 'viewersLabel', 'nothing'),
    unchanged: sentence(),
    skill: stampedSkill(),
    viewers: objectList({ name: label(), role: z.optional(label()) }),
    events: objectList(
      { title: label(), date: date(), sees: z.array(z.nullable(sentence())) },
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
  flow: titledSection({ steps: points({}) }),
  sides: titledSection({ educators: side, business: side }),
  closing: ending({}),
});
