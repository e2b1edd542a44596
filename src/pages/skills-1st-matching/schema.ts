import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample, skillLevel } from '../../content/fields.ts';
import { distinct, nonEmptyList, objectList } from '../../content/lists.ts';
import { namesField } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { label, labelFields, labelObject, sentence, sentenceFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { productHero, section, titledSection } from '../../sections/schema.ts';
import { steps } from '../../sections/steps/schema.ts';
import { readMatchingScreen } from './SkillsMatchingScreen.schema.ts';

/** A line of the CV: either it stays out, and this says what it would have told, or skills are read from it. */
const cvLine = z.union([
  z.strictObject({ text: sentence(), out: label() }),
  z.strictObject({ text: sentence(), reads: nonEmptyList(skillName()) }),
]);

/** A skill in which the candidates of the product's screen show a level. */
const comparedSkill = () =>
  namesField('a skill that the role of organisation.yaml asks for', () =>
    readOrganisation().match.asks.map(({ skill }) => skill),
  );

/** The vacancies to choose from: the sample organisation's role, then these; and the candidates of the product's screen. */
const vacancies = z.pipe(
  section({
    sample,
    ...labelFields('choose', { needs: 'asked', met: 'met asked' }, 'complete'),
    ...sentenceFields({ asks: 'skills', missing: 'skills' }),
    said: z.strictObject(
      sentenceFields({ some: 'code met asked', all: 'code met asked', elsewhere: 'role place candidates' }),
    ),
    others: objectList({ title: label(), asks: objectList({ skill: comparedSkill(), asked: skillLevel() }) }),
  }),
  z.transform(({ others, ...words }) => {
    const { role, asks } = readOrganisation().match;
    return {
      ...words,
      vacancies: [{ title: role, asks }, ...others],
      candidates: readMatchingScreen().candidates.map(({ code, shown }) => ({ code, shown })),
      skills: asks.map(({ skill }) => skill),
    };
  }),
);

export const page = z.strictObject({
  head,
  hero: productHero({ video: label() }),
  measured: z.strictObject({ title: label(), claims: nonEmptyList(claimField()) }),
  slip: section({
    sample,
    /** Whose row on the product's screen the slip shows. */
    code: namesField('the code of a candidate in screens/skills-1st-matching.yaml', () =>
      readMatchingScreen().candidates.map(({ code }) => code),
    ),
    columns: labelObject('cv', 'slip'),
    ...labelFields('out', 'level', { note: 'code' }),
    ...sentenceFields({ sum: 'out lines', result: 'met asked share' }),
    lines: nonEmptyList(cvLine),
    limits: titledSection({ items: points({}) }),
  }),
  try: vacancies,
  reasons: section({}),
  audiences: objectList({ id: label(), title: sentence(), uses: points({}), link }).check(
    z.refine((entries) => distinct(entries.map(({ id }) => id)), { error: 'an id of its own for each' }),
  ),
  steps: section({ steps: steps(), link }),
  closing: section({}),
});
