import * as z from 'zod/mini';
import { type LengthRule, maxLength } from '../../content/lists.ts';
import { sentence } from '../../content/texts.ts';
import { points } from '../points/schema.ts';

/** Returns the schema of the steps of `Steps`. */
export const steps = (...rules: readonly LengthRule[]) =>
  points({ outcome: z.optional(sentence()) }, ...rules);

/** A length rule for steps on one line. */
export const inOneRow = maxLength(4, 'a row has no room for more steps');
