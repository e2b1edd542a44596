import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { line, paragraph } from '../../content/texts.ts';

/** Returns the schema of a `Section` with the head `kicker`, with more fields. */
export const kickerSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: line(), statement: paragraph({ maximum: 320 }), ...fields });
