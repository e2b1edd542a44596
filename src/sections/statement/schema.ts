import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { label, paragraph, sentence } from '../../content/texts.ts';

/** Returns the schema of a `Statement` of the variant `light`, with more fields. */
export const statement = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({
    kicker: z.optional(label()),
    text: paragraph({ maximum: 320 }),
    note: z.optional(sentence()),
    ...fields,
  });
