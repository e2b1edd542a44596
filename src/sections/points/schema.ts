import * as z from 'zod/mini';
import { icon, item } from '../../content/fields.ts';
import { type LengthRule, list, type Shape } from '../../content/lists.ts';

/** Returns the schema of the items of `Points`, with more fields for each. */
export const points = <Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) =>
  list({ ...item.shape, ...fields }, ...rules);

/** Returns the schema of the items of `Points` with optional icons. */
export const cards = () => points({ icon: z.optional(icon()) });
