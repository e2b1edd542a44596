import * as z from 'zod/mini';
import { head, item } from '../../content/fields.ts';
import { line, shortFields } from '../../content/texts.ts';
import { heading } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  ...heading,
  ...shortFields('feed', 'list', 'topics'),
  /** Beside the newsletter's form. */
  sidebar: item,
  /** Said while a headline is invented. */
  note: line(),
});
