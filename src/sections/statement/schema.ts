import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { line, paragraph, short, text } from '../../content/texts.ts';

/** Returns the schema of a `Statement` of the variants `light` and `margin`, with more fields. */
export const statement = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({
    kicker: z.optional(short()),
    text: paragraph({ maximum: 320 }),
    note: z.optional(line()),
    ...fields,
  });

/** Returns the schema of a `Statement` of the variant `monument`, with more fields. */
export const monument = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({
    kicker: z.optional(short()),
    text: text({ maximum: 60 }),
    note: z.optional(line()),
    ...fields,
  });
