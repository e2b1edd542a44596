import * as z from 'zod/mini';
import { sample } from '../../content/fields.ts';
import { line, paragraph, short } from '../../content/texts.ts';

/** The fields of a `Quote`: the words without quotation marks, and the speaker with role and organisation. */
export const quote = { words: paragraph({ maximum: 400 }), by: line(), sample };

/** The schema of `sample.yaml`. */
export const sampleWord = z.strictObject({ word: short() });
