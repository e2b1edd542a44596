import * as z from 'zod/mini';
import { sample, short } from '../fields.ts';
import { image } from '../loader/image.ts';

const partner = z.strictObject({ name: short(), image: image({ folder: 'partners' }), sample });

/** `partners.yaml`: the wall of logos; every group has partners. */
export const partners = z.strictObject({
  groups: z
    .array(z.strictObject({ title: short(), partners: z.array(partner).check(z.minLength(1)) }))
    .check(z.length(5, { error: 'five groups' })),
});
