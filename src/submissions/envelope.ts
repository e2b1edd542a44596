import * as z from 'zod/mini';
import { campaignLimit, clickIdLimits, hostLimit } from './limits.ts';
import { readableText } from './readable-text.ts';
import { fieldSentences } from './sentences.ts';

/** Optional metadata: printable ASCII of at most `maximum` characters. Invalid values are ignored. */
function metadata(maximum: number) {
  return z.catch(z.optional(z.string().check(z.maxLength(maximum), z.regex(/^[\x20-\x7e]+$/))), undefined);
}

/** Optional text that nobody typed: what can be read of it, cut to its limit. Anything else is ignored. */
const campaignText = () =>
  z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text: string) => readableText(text, campaignLimit) || undefined),
      ),
    ),
    undefined,
  );

/** The id of a click: characters that need no escape in JSON, at most `maximum`. Invalid values are ignored. */
const clickId = (maximum: number) =>
  z.catch(z.optional(z.string().check(z.maxLength(maximum), z.regex(/^[\w.~+/=:-]+$/))), undefined);

/** Where a lead came from. Invalid parts are dropped, as metadata must never cause an error. */
export const attributionSchema = z.object({
  /** Path of the form's page. */
  page: metadata(200),
  /** Host of the page that linked to this site. */
  referrerHost: metadata(hostLimit),
  /** The campaign parameters (`utm_source` and so on) of the visit's first page. */
  campaign: z.catch(
    z.optional(
      z.object({
        source: campaignText(),
        medium: campaignText(),
        name: campaignText(),
        term: campaignText(),
        content: campaignText(),
      }),
    ),
    undefined,
  ),
  /** What an advertisement added to the address, if the visitor has accepted marketing. */
  clickIds: z.catch(
    z.optional(
      z.object({
        gclid: clickId(clickIdLimits.gclid),
        gbraid: clickId(clickIdLimits.gbraid),
        wbraid: clickId(clickIdLimits.wbraid),
        msclkid: clickId(clickIdLimits.msclkid),
        li_fat_id: clickId(clickIdLimits.li_fat_id),
        fbclid: clickId(clickIdLimits.fbclid),
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
