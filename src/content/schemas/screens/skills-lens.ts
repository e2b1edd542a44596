import * as z from 'zod/mini';
import { paragraph } from '../../loader/fields.ts';
import { skillField } from '../../loader/skill-field.ts';
import { line, short } from '../parts.ts';

/** The forecast's place a year from now: quarters count from the next one. */
const yearAhead = 3;

const ranked = z.array(skillField()).check(z.minLength(1));

const forecast = z
  .strictObject({
    skill: skillField(),
    index: z.array(z.int().check(z.minimum(0))).check(z.length(8)),
  })
  .check(
    z.superRefine(({ skill, index }, context) => {
      const wanted = 100 + skill.trend;
      if (index[yearAhead] === wanted) return;
      context.addIssue({
        code: 'invalid_value',
        values: [],
        path: ['index', yearAhead],
        input: index[yearAhead],
        message: `${wanted}, as the trend of ${skill.name} in skills.yaml says`,
      });
    }),
  );

/** `screens/skills-lens.yaml`. */
export const skillsLensScreen = z.strictObject({
  sample: z.literal(true),
  view: short(),
  description: paragraph(),
  chart: line(),
  labels: z.strictObject({
    now: short(),
    year: short(),
    range: short(),
    rising: short(),
    fading: short(),
    gap: short(),
    spare: short(),
    sources: short(),
  }),
  quarters: z.array(short()).check(z.length(8)),
  errors: z.array(z.int().check(z.minimum(0))).check(z.length(8)),
  forecasts: z.array(forecast).check(z.minLength(1)),
  rising: ranked,
  fading: ranked,
  sources: z.array(line()),
});
