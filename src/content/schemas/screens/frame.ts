import * as z from 'zod/mini';
import { line, short } from '../parts.ts';

/** `screens/frame.yaml`. */
export const screenFrame = z.strictObject({
  sample: z.literal(true),
  organisation: short(),
  people: z.int().check(z.minimum(1)),
  size: short(),
  date: short(),
  tag: short(),
  note: line(),
  products: z.strictObject({
    'skills-agent': short(),
    'skills-passport': short(),
    'skills-1st-matching': short(),
    'skills-mapping': short(),
    'skills-lens': short(),
    'control-centre': short(),
  }),
});
