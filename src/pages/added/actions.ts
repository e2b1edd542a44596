import * as z from 'zod/mini';
import { reference } from '../../content/fields.ts';
import { download } from '../../content/loader/download.ts';
import { label, withHint } from '../../content/texts.ts';

/** Returns the fields of `Actions`: a link and a file to keep. */
export const actions = () => ({
  link: z.optional(
    withHint(
      z.strictObject({ label: label(), to: reference() }),
      'a button that leads to a page, a section or, in a new tab, out of this site',
    ),
  ),
  download: z.optional(
    withHint(z.strictObject({ label: label(), file: download() }), 'a button that saves a file'),
  ),
});
