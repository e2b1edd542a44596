import * as z from 'zod/mini';
import { labelFields, labelObject, sentence } from '../../content/texts.ts';

/** The words around every article. */
export const page = z.strictObject({
  ...labelFields('back', 'by'),
  mark: z.strictObject({ ...labelFields('word'), label: sentence() }),
  next: labelObject('title', 'feed'),
});
