import * as z from 'zod/mini';
import { icon, titledText } from '../../content/fields.ts';
import { type LengthRule, objectList, type Shape } from '../../content/lists.ts';

/** Returns the schema of the items of `Points`, with more fields for each. */
export const points = <Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) =>
  objectList({ ...titledText.shape, ...fields }, ...rules);

/** Returns the schema of the items of `Points` with optional icons. */
export const iconPoints = () => points({ icon: z.optional(icon()) });
