import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { line, shorts } from '../../content/texts.ts';
import { heading } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  ...heading,
  ...shorts('feed', 'list'),
  newsletter: link,
  /** Said while a headline is invented. */
  note: line(),
});
