import * as z from 'zod/mini';
import { fieldSentences } from './sentences.ts';

/** A short text that nobody typed: dropped, never an error, where it does not fit. */
function dropped(maximum: number) {
  return z.catch(z.optional(z.string().check(z.maxLength(maximum), z.regex(/^[\x20-\x7e]+$/))), undefined);
}

/** Where a lead came from. Every part is optional, and a part that does not fit is dropped rather than costing the lead. */
const attributionSchema = z.object({
  /** Path of the page the form stood on. */
  page: dropped(200),
  /** Host of the page that led to this site. */
  referrerHost: dropped(253),
  /** The campaign parameters (`utm_source` and so on) of the visit's first page. */
  campaign: z.catch(
    z.optional(
      z.object({
        source: dropped(100),
        medium: dropped(100),
        name: dropped(100),
        term: dropped(100),
        content: dropped(100),
      }),
    ),
    undefined,
  ),
  /** The control that opened the form. */
  control: dropped(100),
});
export type Attribution = z.output<typeof attributionSchema>;

/** What travels beside the visitor's own fields; an empty id or honeypot counts as absent, as plain forms send them. */
export const envelopeSchema = z.object({
  submissionId: z.optional(
    z.union([z.literal(''), z.uuid({ error: fieldSentences.submissionId })], {
      error: fieldSentences.submissionId,
    }),
  ),
  website: z.catch(z.optional(z.nullable(z.string())), 'unreadable'),
  attribution: z.catch(z.optional(attributionSchema), undefined),
});
