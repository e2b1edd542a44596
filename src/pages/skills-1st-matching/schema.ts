import * as z from 'zod/mini';
import { head, link, skillLevel, skillLevelOrNone } from '../../content/fields.ts';
import { addIssue, exactLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { checkedFile, namesField } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import {
  label,
  labelFields,
  labelObject,
  paragraph,
  paragraphFields,
  personCode,
  sentence,
  sentenceFields,
} from '../../content/texts.ts';
import { claimFigures } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';
import { steps } from '../../sections/steps/schema.ts';
import { percent, refusalFor } from './ranking.ts';

/** A skill in which the candidates show a level. */
const comparedSkill = () =>
  namesField('a skill that the role of organisation.yaml asks for', () =>
    readOrganisation().match.asks.map(({ skill }) => skill),
  );

const candidate = z.strictObject({
  code: personCode(),
  /** The level shown in each skill that the role asks for, in that order; 0 where nothing shows it. */
  shown: nonEmptyList(skillLevelOrNone()),
});

/**
 * `candidates.yaml`; the role and who fits it best are the sample organisation's. Of each candidate it says how many skills are
 * `met`, at the level asked or above, and their `share` in whole per cent.
 */
export const candidates = z.pipe(
  z.strictObject({
    /** Those after the one who fits best. */
    others: z.array(candidate),
    evidence: objectList({ skill: comparedSkill(), text: sentence() }),
    course: z.strictObject({ skill: comparedSkill(), length: label(), level: skillLevel() }),
  }),
  z.transform(({ others, ...rest }, context) => {
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
      return { ...known, met, share: percent(met, asks.length) };
    };
    const best = matched({ code, shown: shows });
    return { ...rest, role, skills: asks, best: { code, also }, candidates: [best, ...others.map(matched)] };
  }),
);

const readCandidates = checkedFile('pages/skills-1st-matching/candidates', candidates);

/** A line of the CV: either it stays out, and this says what it would have told, or skills are read from it. */
const cvLine = z.union([
  z.strictObject({ text: sentence(), out: label() }),
  z.strictObject({ text: sentence(), reads: nonEmptyList(skillName()) }),
]);

/** The vacancies to choose from: the sample organisation's role, then these; and the candidates. */
const vacancies = z.pipe(
  titledSection({
    ...labelFields('choose', 'people', 'slider', 'stars', 'role', 'missing', 'met', 'beside', 'nothing', {
      counts: 'met asked',
      person: 'code',
      levels: 'has needs',
      level: 'has',
      add: 'length',
    }),
    ...sentenceFields('note', {
      first: 'code met asked',
      every: 'code',
      other: 'code place met asked',
      elsewhere: 'role place',
      reaches: 'length level',
    }),
    /** The candidates' places in words. */
    places: nonEmptyList(label()),
    all: labelObject('summary', 'candidate'),
    others: objectList({ title: label(), asks: objectList({ skill: comparedSkill(), asked: skillLevel() }) }),
  }),
  z.transform(({ others, ...words }, context) => {
    const { role, asks } = readOrganisation().match;
    const { candidates: known, evidence, course, best } = readCandidates();
    const skills = asks.map(({ skill }) => skill);
    if (!refusalFor(others, known, skills, { code: best.code, skill: course.skill })) {
      const expected = `a vacancy for which ${best.code} lacks nothing but ${course.skill}, as the letter says`;
      return addIssue(context, others, expected, ['others']);
    }
    return {
      ...words,
      vacancies: [{ title: role, asks }, ...others],
      candidates: known.map(({ code, shown }) => ({ code, shown })),
      skills,
      evidence,
      best,
      course,
    };
  }),
);

export const page = z.strictObject({
  head,
  hero: section(labelFields('product', 'book', 'video')),
  example: labelObject('mark', 'label'),
  try: vacancies,
  slip: section({
    /** Whose levels the slip shows. */
    code: namesField('the code of a candidate in candidates.yaml', () =>
      readCandidates().candidates.map(({ code }) => code),
    ),
    columns: labelObject('cv', 'slip'),
    ...labelFields('out', 'level', { note: 'code' }),
    ...sentenceFields({ result: 'met asked', sum: 'out lines' }),
    lines: nonEmptyList(cvLine),
    limits: titledSection({ items: points({}) }),
  }),
  steps: titledSection({ steps: steps(), link }),
  /** The letter to the best candidate of the first vacancy, from the last vacancy that lacks a skill of theirs. */
  letter: titledSection({
    to: label('code'),
    ...paragraphFields({ result: 'role met asked', reason: 'skill has needs', course: 'length level' }),
    signed: sentence(),
  }),
  audiences: objectList(
    { title: sentence(), text: paragraph(), link },
    exactLength(2, 'educators and business leaders'),
  ),
  measured: z.strictObject({ title: sentence(), items: claimFigures({}) }),
  closing: section({}),
});
