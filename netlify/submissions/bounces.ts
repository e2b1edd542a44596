import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '@netlify/functions';
import * as z from 'zod/mini';
import { openDatabase, readRows, type Statement, untilDeadline } from './database.ts';
import { openDelivery } from './destinations.ts';
import { type DatabaseSettings, readBounceSettings, readDatabaseSettings } from './environment.ts';
import { jsonResponse, type RefusalCode, refusal } from './json-response.ts';
import { referencePattern } from './lead-kinds.ts';
import { arrayLiteral } from './leads.ts';
import { processLog as log } from './log.ts';
import { digestTag } from './mail-text.ts';
import { codeOf } from './outbox.ts';
import { bodyFormat, parseBody, readBody } from './request.ts';

type BounceContext = Partial<Pick<Context, 'deploy'>>;

/** Enough for a bounce with the content of the mail, which Postmark sends where the webhook asks for it. */
const bodyLimits = { bytes: 1024 * 1024, milliseconds: 2000 };

/** How long a bounce is recorded with retries. */
const recordMilliseconds = 5000;

/** When Postmark calls again first, after a status that it retries. */
const retrySeconds = 60;

/**
 * Types that leave open whether the mail was delivered (postmarkapp.com/developer/api/bounce-api, "Bounce types"): a delay, automatic
 * replies, requests to a mailing list, a test of a relay, and failures of received mail. Every other type, a new one too, means that
 * nobody was told.
 */
const undecidedTypes: ReadonlySet<string> = new Set([
  'Transient',
  'AutoResponder',
  'AddressChange',
  'Subscribe',
  'Unsubscribe',
  'OpenRelayTest',
  'InboundError',
]);

/** The code that a job gets by the type of its bounce, for the types that on call can do something about. */
const codesByType: ReadonlyMap<string, string> = new Map([
  ['HardBounce', 'bounced_hard'],
  ['BadEmailAddress', 'bounced_hard'],
  ['SoftBounce', 'bounced_soft'],
  ['DnsError', 'bounced_dns'],
  ['Blocked', 'bounced_blocked'],
  ['SpamNotification', 'bounced_as_spam'],
  ['VirusNotification', 'bounced_as_spam'],
  ['DMARCPolicy', 'bounced_dmarc'],
  ['ManuallyDeactivated', 'bounced_deactivated'],
  ['SpamComplaint', 'spam_complaint'],
]);

const reference = z.string().check(z.regex(referencePattern));

/** What of Postmark's message is used. It also has addresses and the subject, which are dropped. */
const bounceSchema = z.object({
  Type: z.string(),
  Tag: z.catch(z.string(), ''),
  MessageID: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)),
  Metadata: z.catch(z.object({ reference: z.catch(reference, '') }), { reference: '' }),
});
type Bounce = z.output<typeof bounceSchema>;

/** Whether two texts are equal, in a time that depends on neither of them. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Whether a request has the password in its HTTP Basic authentication (RFC 7617), with any user name. */
function isAuthorized(request: Request, password: string): boolean {
  const [, base64 = ''] = /^basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(base64, 'base64').toString('utf8')) ?? [];
  return isEqual(given, password);
}

/**
 * Gives up the jobs of the mail and plans those of the fallbacks. `claimed` is whether a job that the mail may be of is being sent: its
 * result is recorded some seconds after Postmark's answer. A job that is not being sent was recorded, or will be sent again.
 *
 * `claimed` is read from the statement's snapshot, and `record_bounce` takes a newer one. So a job that is recorded meanwhile is found.
 */
function recordBounce(
  { MessageID, Tag, Metadata }: Bounce,
  code: string,
  fallbacks: readonly string[],
): Statement {
  return {
    text: `
select exists (
    select from notification_outbox
    where status = 'pending' and locked_until > now() and (reference = $4::text or $5::boolean)
  ) as claimed,
  (select coalesce(json_agg(bounced), '[]') from record_bounce($1::text, $2::text, $3::text[]) as bounced) as jobs`,
    parameters: [MessageID, code, arrayLiteral(fallbacks), Metadata.reference, Tag === digestTag],
  };
}

const recordedRows = z.tuple([
  z.object({
    claimed: z.boolean(),
    jobs: z.array(z.object({ reference: z.string(), destination: z.string() })),
  }),
]);

/** Records a bounce. Returns whether it came before the result of its mail was recorded. Throws a DatabaseFailure. */
async function record(settings: DatabaseSettings, bounce: Bounce, deployContext: string | undefined) {
  const code = codesByType.get(bounce.Type) ?? 'bounced_other';
  const { fallbacks } = openDelivery(process.env, log, deployContext);
  const statement = recordBounce(bounce, code, fallbacks);
  const [{ claimed, jobs }] = await untilDeadline(performance.now() + recordMilliseconds, (signal) =>
    readRows(openDatabase(settings), statement, recordedRows, signal),
  );
  for (const job of jobs) log('error', { event: 'bounced', code, ...job });
  const isTooEarly = jobs.length === 0 && claimed;
  if (isTooEarly) log('warn', { event: 'bounced', code: 'bounce_too_early', ...bounce.Metadata });
  return isTooEarly;
}

/** Reads the event of a request. Returns undefined for one that says nothing about a delivery, or the code of a refusal. */
async function receive(request: Request): Promise<Bounce | RefusalCode | undefined> {
  if (bodyFormat(request.headers.get('Content-Type')) !== 'json') return 'unsupported_media_type';
  const body = await readBody(request, bodyLimits);
  if (typeof body === 'string') return body;
  const event = parseBody(body, 'json');
  if (event === undefined) return 'malformed';
  if (event.RecordType !== 'Bounce' && event.RecordType !== 'SpamComplaint') return undefined;
  const bounce = z.safeParse(bounceSchema, event);
  if (!bounce.success) return 'malformed';
  return undecidedTypes.has(bounce.data.Type) ? undefined : bounce.data;
}

const details: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The body is not an event of Postmark.',
  unauthorized: 'The password is not the one of this address.',
  method_not_allowed: 'This address receives events of Postmark.',
  too_large: 'The body is larger than 1 MiB.',
  unsupported_media_type: 'The body is not JSON.',
  unavailable: 'The event cannot be recorded now.',
};

/**
 * Handles an event of Postmark's webhook for bounces and spam complaints: gives up the job whose mail bounced, so that it counts as not
 * told. Repeating an event changes nothing. Takes at most eight seconds and never throws.
 *
 * Postmark calls again six times within an hour after 408, 429, 5xx and a timeout, and drops the event after any other 4xx
 * (github.com/ActiveCampaign/postmark-skills, postmark-webhooks). A webhook is saved only if its example events are answered with 200.
 */
export async function handleBounce(request: Request, { deploy }: BounceContext): Promise<Response> {
  const refuse = (code: RefusalCode, headers: Readonly<Record<string, string>> = {}) =>
    refusal(request, code, details[code], headers);
  const again = { 'Retry-After': `${retrySeconds}` };
  if (request.method !== 'POST') return refuse('method_not_allowed', { Allow: 'POST' });
  const password = readBounceSettings(process.env, log)?.POSTMARK_WEBHOOK_SECRET;
  const settings = readDatabaseSettings(process.env, log, deploy?.context);
  if (password === undefined || settings === undefined) return refuse('unavailable', again);
  if (!isAuthorized(request, password)) {
    log('warn', { event: 'bounced', code: 'unauthorized' });
    return refuse('unauthorized', { 'WWW-Authenticate': 'Basic realm="bounces", charset="UTF-8"' });
  }
  const bounce = await receive(request);
  if (bounce === undefined) return jsonResponse(request, 200, {});
  if (typeof bounce === 'string') {
    log('error', { event: 'bounced', code: bounce });
    return refuse(bounce);
  }
  try {
    const isTooEarly = await record(settings, bounce, deploy?.context);
    return isTooEarly ? refuse('unavailable', again) : jsonResponse(request, 200, {});
  } catch (error) {
    log('error', { event: 'bounced', code: codeOf(error), ...bounce.Metadata });
    return refuse('unavailable', again);
  }
}
