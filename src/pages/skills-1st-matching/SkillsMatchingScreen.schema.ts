import * as z from 'zod/mini';
import { skillLevelOrNone } from '../../content/fields.ts';
import { addIssue, nonEmptyList } from '../../content/lists.ts';
import { checkedFile } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, personCode, sentence } from '../../content/texts.ts';
import { screenWords } from '../../sections/screen/schema.ts';

const candidate = z.strictObject({
  code: personCode(),
  /** The level shown in each skill that the role asks for, in that order; 0 where nothing shows it. */
  shown: nonEmptyList(skillLevelOrNone()),
});

const evidence = { skill: skillName(), text: sentence() };

/**
 * `screens/skills-1st-matching.yaml`; the role and who fits it best are the sample organisation's. Of each candidate it says how
 * many skills are `met`, at the level asked or above, and their `share` in whole per cent.
 */
export const skillsMatchingScreen = z.pipe(
  z.strictObject({
    ...screenWords(),
    anonymous: sentence(),
    of: label(),
    /** Those after the one who fits best. */
    others: z.array(candidate),
    opened: z.strictObject({
      ...labelFields('label', 'summary', { levels: 'has needs' }),
      reasons: z.array(z.strictObject(evidence)),
      missing: z.strictObject(evidence),
      also: labelObject('label'),
    }),
  }),
  z.transform(({ others, opened, ...rest }, context) => {
    const { role, asks, code, shows, also } = readOrganisation().match;
    const odd = others.findIndex(({ shown }) => shown.length !== asks.length);
    if (odd >= 0) {
      return addIssue(context, others[odd], `a level for each of the ${asks.length} skills asked for`, [
        'others',
        odd,
        'shown',
      ]);
    }
    const matched = (known: z.output<typeof candidate>) => {
      const met = asks.filter(({ asked }, index) => (known.shown[index] ?? 0) >= asked).length;
      return { ...known, met, share: Math.round((100 * met) / asks.length) };
    };
    const best = matched({ code, shown: shows });
    return {
      ...rest,
      role,
      skills: asks,
      candidates: [best, ...others.map(matched)],
      opened: { ...opened, candidate: best, also: { ...opened.also, skills: also } },
    };
  }),
);

/** The screen of Skills 1st Matching; for the page that shows a row of it. */
export const readMatchingScreen = checkedFile('content/screens/skills-1st-matching', skillsMatchingScreen);
