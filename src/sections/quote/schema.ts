import * as z from 'zod/mini';
import { sample } from '../../content/fields.ts';
import { label, paragraph, sentence } from '../../content/texts.ts';

/** The fields of a `Quote`: the words without quotation marks, and the speaker with role and organisation. */
export const quote = { words: paragraph({ maximum: 400 }), by: sentence(), sample };

/** The schema of `sample.yaml`. */
export const sampleWord = z.strictObject({ word: label() });
