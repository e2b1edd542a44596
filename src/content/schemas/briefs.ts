import * as z from 'zod/mini';
import { href, paragraph } from '../loader/fields.ts';
import { line, short } from './parts.ts';

/** `briefs.yaml`. */
export const briefs = z.strictObject({
  bookMeeting: short(),
  home: short(),
  pages: z.record(href(), z.strictObject({ title: short(), text: paragraph(), points: z.array(line()) })),
});
