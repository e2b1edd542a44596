import * as z from 'zod/mini';
import { checkedFile } from './loader/check-content.ts';
import { labelFields, labelObject, namedFields, paragraph, sentence, sentenceFields } from './texts.ts';

/** Returns the schema of a chart's title and description, with the placeholders that each may have. */
const chart = (description = '', title = '') =>
  z.strictObject({ title: sentence(title), description: paragraph({ placeholders: description }) });

export const drawings = z.strictObject({
  charts: z.strictObject({
    ...namedFields(chart)({
      'skills-agent': 'question first last ready afterOneCourse',
      'skills-passport': 'stamps',
      'skills-1st-matching': 'role shared asked share both missing besides',
      'skills-mapping': 'need have skills people from to courses',
      'skills-lens': 'years rising low high',
      survey: 'from to short people',
      uncharted: '',
    }),
    'skills-ai': chart('total points skillsPerPoint families largest largestSkills', 'total'),
    'suite-globe': chart('total products families'),
  }),
  /** Texts inside the drawings. */
  drawn: z.strictObject({
    mapping: z.strictObject({
      ...labelFields({
        short: 'people',
        available: 'people',
        shortOf: 'need have',
        availableOf: 'need have',
      }),
      ...labelFields({ move: 'people', courses: 'courses' }),
    }),
    matching: z.strictObject({
      ...labelFields('role', 'person', { candidate: 'code', result: 'shared asked share' }),
      /** The notes of a star under the pointer: of both, of the role only, of the person only. */
      pointed: labelObject('both', 'role', 'person'),
    }),
    passport: labelObject('skills', 'issuers', 'holder', 'role', 'number'),
    globe: z.strictObject(sentenceFields({ key: 'skillsPerPoint families' })),
    lens: z.strictObject(labelFields({ growth: 'growth', ring: 'year error', points: '' })),
    suite: labelObject('engine', 'engineBelow', { total: 'total' }),
    uncharted: labelObject('edge', 'nothing'),
  }),
});

/** Returns the content of `drawings.yaml`, for the drawings. Runs at build only. */
export const readDrawings = checkedFile('content/drawings', drawings);
