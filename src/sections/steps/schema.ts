import * as z from 'zod/mini';
import { positive } from '../../content/fields.ts';
import { atMost, inOrder, type LengthRule } from '../../content/lists.ts';
import { line } from '../../content/texts.ts';
import { points } from '../points/schema.ts';

/** Returns the schema of the steps of `Steps`. */
export const steps = (...rules: readonly LengthRule[]) => points({ outcome: z.optional(line()) }, ...rules);

/** A length rule for the variant `line`. */
export const inOneRow = atMost(4, 'a row has no room for more steps');

const byDay = z.refine<readonly { readonly at: number }[]>(
  (entries) => inOrder(entries, (before, now) => now.at > before.at),
  { error: 'steps in the order of their days' },
);

/** The last day that a scale of days has room for. */
export const lastDay = 36;

/** Returns the schema of the steps of the variant `days`: `at` is the day on which each begins, counted from 1. */
export const daySteps = (...rules: readonly LengthRule[]) =>
  points({ outcome: z.optional(line()), at: positive().check(z.maximum(lastDay)) }, inOneRow, ...rules).check(
    byDay,
  );
