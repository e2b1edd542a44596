import * as z from 'zod/mini';
import { label } from '../../content/texts.ts';

/** The schema of `sample.yaml`. */
export const sampleWord = z.strictObject({ word: label() });
