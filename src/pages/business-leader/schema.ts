import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, sample, wholeNumberFields } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { fillKnown } from '../../content/format.ts';
import { addIssue, nonEmptyList, objectList, onePerProduct } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { exampleInputs } from '../../content/skills-gap.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { productRows } from '../../sections/cards/schema.ts';
import { ending, nextLinks } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

const boardRow = z
  .pipe(
    z.strictObject({
      skill: skillField(),
      /** Hours a week that are lost while one such job is open. */
      hours: z.number().check(z.minimum(0), z.maximum(exampleInputs.week)),
      ...wholeNumberFields('move', 'train', 'hire'),
    }),
    z.transform(({ skill, ...row }) => ({
      ...row,
      skill: skill.name,
      need: skill.demand,
      have: skill.supply,
    })),
  )
  .check(
    fitting(
      [],
      'no more people moved, trained and hired than the skill is short of',
      ({ skill, need, have, move, train, hire }) =>
        move + train + hire <= need - have
          ? undefined
          : `at most ${need - have} people moved, trained and hired, as ${skill} is short of no more, not ${move + train + hire}`,
    ),
  );

const filled = 'need have short cost move train hire open outlay filled spare';
const part = { title: label(), ...sentenceFields({ text: filled }, 'note') };

/** The first line of the gap opened: who is short of it, division by division. */
const slip = z.pipe(
  z.strictObject(labelFields({ title: 'skill short' }, 'total')),
  z.transform((words) => ({ ...words, divisions: Object.entries(readOrganisation().question.divisions) })),
);

/** A field above the paper. */
const field = labelObject('label', 'unit');

const document = z.strictObject({
  ...labelFields('organisation', 'total'),
  facts: z.array(label()),
  title: sentence(),
  gap: z.strictObject({ ...part, columns: labelObject('skill', 'need', 'have', 'short'), slip }),
  cost: z.strictObject({ ...part, columns: labelObject('skill', 'places', 'rate', 'cost') }),
  plan: z.strictObject({
    ...part,
    columns: labelObject('skill', 'move', 'train', 'hire', 'open'),
    /** The first line enlarged: the ways in which its people are found. */
    slip: z.strictObject(labelFields({ title: 'skill short' }, 'total')),
    ...labelFields('once', 'total'),
    prices: labelObject('way', 'people', 'rate', 'outlay'),
  }),
  decision: z.strictObject({
    text: paragraph({ placeholders: 'outlay cost left months' }),
    /** Where nothing is saved. */
    never: paragraph({ placeholders: 'outlay cost left' }),
    ...labelFields({ months: 'months' }, 'month'),
    signed: sentence(),
  }),
});

const sampleMark = z.strictObject({ word: label(), label: sentence() });

const board = z.pipe(
  z.strictObject({
    ...labelFields('print', 'reset'),
    ...sentenceFields('title', 'text', 'private'),
    fields: z.strictObject({ people: field, salary: field, company: field }),
    problems: z.strictObject(
      sentenceFields({ people: 'lowest highest', salary: 'lowest highest' }, 'amount'),
    ),
    mark: sampleMark,
    /** What stands on a paper with the visitor's figures instead of the example's words. */
    own: z.strictObject({
      ...labelFields('organisation', { division: 'letter' }),
      facts: z.array(label()),
      ...sentenceFields('gap', 'cost', 'signed'),
      mark: sampleMark,
    }),
    document,
    /** Euros a person, once. */
    once: z.strictObject({ ...wholeNumberFields('move', 'train', 'hire') }),
    rows: z.array(boardRow).check(
      fitting([], 'the skills that are short in the plan of organisation.yaml, in its order', (rows) => {
        const short = readOrganisation().plan.entries.filter(({ demand, supply }) => demand > supply);
        const wanted = short.map(({ name }) => name).join(', ');
        return rows.map(({ skill }) => skill).join(', ') === wanted
          ? undefined
          : `the skills that are short in the plan of organisation.yaml, in its order: ${wanted}`;
      }),
      fitting(
        [],
        'first the skill of the question of organisation.yaml, whose shortage the slip opens',
        ([first]) => {
          const { name } = readOrganisation().question.skill;
          return first?.skill === name
            ? undefined
            : `first ${name}, the skill of the question of organisation.yaml, whose shortage the slip opens`;
        },
      ),
      fitting(
        [],
        'for the skill of its question the plan of organisation.yaml: who moves, and who is left to hire',
        (rows) => {
          const { question, move } = readOrganisation();
          const row = rows.find(({ skill }) => skill === question.skill.name);
          return !row || (row.move === move.people && row.hire === question.open)
            ? undefined
            : `for ${row.skill} the plan of organisation.yaml: move ${move.people}, hire ${question.open}`;
        },
      ),
    ),
  }),
  z.transform(({ rows, once, ...rest }) => ({
    ...rest,
    salary: exampleInputs.salary,
    plan: {
      people: readOrganisation().people,
      spare: readOrganisation().plan.spare,
      rows,
      once,
      divisions: rest.document.gap.slip.divisions.map(([, people]) => people),
    },
  })),
);

/** A question; the claim's figure takes the place of `{figure}` in the answer. */
const answered = z.pipe(
  z.strictObject({
    question: sentence(),
    answer: paragraph({ placeholders: 'figure' }),
    claim: z.optional(claimField()),
  }),
  z.transform(({ question, answer, claim }, context) => {
    if (claim) return { question, answer: fillKnown(answer, { figure: claim.figure }) };
    if (!answer.includes('{figure}')) return { question, answer };
    return addIssue(context, answer, 'an answer without {figure}, or the claim that has it', ['answer']);
  }),
);

export const page = z.strictObject({
  head,
  hero: section({
    ...labelFields('demo', 'webinar'),
    /** The claim that says how long the webinar is. */
    length: claimField(),
  }),
  board,
  evidence: z.strictObject({
    ...labelFields('person'),
    role: sentence(),
    quote: paragraph(),
    sample,
  }),
  calculator: section(labelFields('button')),
  advantages: titledSection({ items: points({}) }),
  results: titledSection({ figures: objectList({ claim: claimField() }) }),
  solutions: section({
    columns: labelObject('question', 'product', 'proof'),
    items: productRows(sentenceFields('question', 'proof'), onePerProduct),
  }),
  faq: titledSection({ items: nonEmptyList(answered) }),
  closing: ending({ links: nextLinks() }),
});
