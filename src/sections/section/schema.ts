import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { paragraph, sentence } from '../../content/texts.ts';

/** The fields of a section's heading. */
export const heading = { title: sentence(), text: paragraph() };

/** Returns the schema of a `Section` with more fields. */
export const section = <Fields extends Shape>(fields: Fields) => z.strictObject({ ...heading, ...fields });

/** Returns the schema of a `Section` without a text, with more fields. */
export const titledSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: sentence(), ...fields });

/** Returns the schema of a `Section` with the head `kicker`, with more fields. */
export const kickerSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: sentence(), statement: paragraph({ maximum: 320 }), ...fields });
