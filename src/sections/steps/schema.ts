import * as z from 'zod/mini';
import { positiveInteger } from '../../content/fields.ts';
import { inOrder, type LengthRule, maxLength } from '../../content/lists.ts';
import { sentence } from '../../content/texts.ts';
import { points } from '../points/schema.ts';

/** Returns the schema of the steps of `Steps`. */
export const steps = (...rules: readonly LengthRule[]) =>
  points({ outcome: z.optional(sentence()) }, ...rules);

/** A length rule for the variant `sentence`. */
export const inOneRow = maxLength(4, 'a row has no room for more steps');

const byDay = z.refine<readonly { readonly at: number }[]>(
  (entries) => inOrder(entries, (before, now) => now.at > before.at),
  { error: 'steps in the order of their days' },
);

/** The last day that a scale of days has room for. */
export const lastDay = 36;

/** Returns the schema of the steps of the variant `days`: `at` is the day on which each begins, counted from 1. */
export const daySteps = (...rules: readonly LengthRule[]) =>
  points(
    { outcome: z.optional(sentence()), at: positiveInteger().check(z.maximum(lastDay)) },
    inOneRow,
    ...rules,
  ).check(byDay);
