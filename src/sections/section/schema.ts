import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { paragraph, sentence } from '../../content/texts.ts';

/** Returns the schema of a `Section` with the head `kicker`, with more fields. */
export const kickerSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: sentence(), statement: paragraph({ maximum: 320 }), ...fields });
