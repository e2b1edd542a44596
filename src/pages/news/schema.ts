import * as z from 'zod/mini';
import { head, titledText } from '../../content/fields.ts';
import { labelFields, sentence } from '../../content/texts.ts';
import { heading } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  ...heading,
  ...labelFields('feed', 'list', 'topics'),
  /** Beside the newsletter's form. */
  sidebar: titledText,
  /** Said while a headline is invented. */
  note: sentence(),
});
