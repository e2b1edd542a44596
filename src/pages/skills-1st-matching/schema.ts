import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample } from '../../content/fields.ts';
import { distinct, list, several } from '../../content/lists.ts';
import { namesField } from '../../content/loader/check-content.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { labels, line, lines, short, shorts } from '../../content/texts.ts';
import { readMatchingScreen } from '../../sections/SkillsMatchingScreen.schema.ts';
import { points, productHero, section, steps, titledSection } from '../../sections/schema.ts';

/** A line of the CV: either it stays out, and this says what it would have told, or skills are read from it. */
const cvLine = z.union([
  z.strictObject({ text: line(), out: short() }),
  z.strictObject({ text: line(), reads: several(skillName()) }),
]);

export const page = z.strictObject({
  head,
  hero: productHero({ video: short() }),
  measured: z.strictObject({ title: short(), claims: several(claimField()) }),
  slip: section({
    sample,
    /** Whose row on the product's screen the slip shows. */
    code: namesField('the code of a candidate in screens/skills-1st-matching.yaml', () =>
      readMatchingScreen().candidates.map(({ code }) => code),
    ),
    columns: labels('cv', 'slip'),
    ...shorts('out', 'level', { note: 'code' }),
    ...lines({ sum: 'out lines', result: 'met asked share' }),
    lines: several(cvLine),
    limits: titledSection({ items: points({}) }),
  }),
  audiences: list({ id: short(), title: line(), uses: points({}), link }).check(
    z.refine((entries) => distinct(entries.map(({ id }) => id)), { error: 'an id of its own for each' }),
  ),
  steps: section({ steps: steps(), link }),
  closing: section({}),
});
