import * as z from 'zod/mini';
import { paragraph, sample, short } from '../fields.ts';
import { image } from '../loader/image.ts';

/** The people are shown in squares of one size; a photograph of another shape is cut to the square. */
const member = z.strictObject({
  name: short(),
  role: short(),
  bio: paragraph({ maximum: 320 }),
  image: image({ folder: 'team', size: { width: 240, height: 240 } }),
  sample,
});

/** `team.yaml`. */
export const team = z.strictObject({
  people: z.array(member).check(z.length(13, { error: 'thirteen people' })),
});
