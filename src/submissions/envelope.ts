import * as z from 'zod/mini';
import { fieldSentences } from './sentences.ts';

/** Optional metadata: printable ASCII of at most `maximum` characters. Invalid values are ignored. */
function metadata(maximum: number) {
  return z.catch(z.optional(z.string().check(z.maxLength(maximum), z.regex(/^[\x20-\x7e]+$/))), undefined);
}

/** Where a lead came from. Invalid parts are dropped, as metadata must never cause an error. */
export const attributionSchema = z.object({
  /** Path of the form's page. */
  page: metadata(200),
  /** Host of the page that linked to this site. */
  referrerHost: metadata(253),
  /** The campaign parameters (`utm_source` and so on) of the visit's first page. */
  campaign: z.catch(
    z.optional(
      z.object({
        source: metadata(100),
        medium: metadata(100),
        name: metadata(100),
        term: metadata(100),
        content: metadata(100),
      }),
    ),
    undefined,
  ),
  /** The control that opened the form. */
  control: metadata(100),
});
export type Attribution = z.output<typeof attributionSchema>;

/**
 * The fields that accompany a submission: its id, the honeypot and the attribution. An empty id or honeypot counts as absent,
 * because plain forms send both.
 */
export const envelopeSchema = z.object({
  submissionId: z.optional(
    z.union([z.literal(''), z.uuid({ error: fieldSentences.submissionId })], {
      error: fieldSentences.submissionId,
    }),
  ),
  website: z.catch(z.optional(z.nullable(z.string())), 'unreadable'),
  attribution: z.catch(z.optional(attributionSchema), undefined),
});
