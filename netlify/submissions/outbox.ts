import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { attributionSchema } from '../../src/submissions/envelope.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { type Database, DatabaseFailure, readRows, type Statement, untilDeadline } from './database.ts';
import { arrayLiteral } from './leads.ts';
import type { Log } from './log.ts';
import { type MarkPorts, markFailed, markSent, markUntried, maxAttempts } from './outbox-marks.ts';
import type { Delivery, Notification, SendResult } from './types.ts';

/** The dependencies of sending. */
export interface OutboxPorts {
  readonly database: Database;
  readonly delivery: Delivery;
  readonly log: Log;
}

/** Which due jobs are claimed. */
interface Claim {
  /** Identifies the claim, so that a repeated statement gives the same jobs. */
  readonly id: string;
  readonly limit: number;
  readonly destinations: readonly string[];
  /** Ids of submissions whose jobs come first. */
  readonly own: readonly string[];
  /** Whether jobs of other submissions are claimed, too. */
  readonly others: boolean;
  /** The number of mails to one inbox in an hour above which its jobs are left; null for all. */
  readonly hourlyLimit: number | null;
  /** Whether only the jobs of inboxes above the limit are claimed. */
  readonly aboveLimit: boolean;
}

/** Claims due jobs and reads the values for their messages. The functions' role can read leads in no other way. */
function claimDue({ id, limit, destinations, own, others, hourlyLimit, aboveLimit }: Claim): Statement {
  return {
    text: `select id, kind, reference, destination, attempts, received_at, fields, attribution
from claim_notifications($1::uuid, $2::integer, $3::text[], $4::uuid[], $5::boolean, $6::integer, $7::boolean)`,
    parameters: [id, limit, arrayLiteral(destinations), arrayLiteral(own), others, hourlyLimit, aboveLimit],
  };
}

const notificationSchema = z.pipe(
  z.object({
    id: z.uuid(),
    kind: z.enum(submissionKinds),
    reference: z.string(),
    destination: z.string(),
    attempts: z.number(),
    received_at: z.date(),
    fields: z.record(z.string(), z.string()),
    attribution: z.catch(attributionSchema, {}),
  }),
  z.transform(
    ({ received_at: receivedAt, fields: columns, ...job }): Notification => ({ ...job, receivedAt, columns }),
  ),
);

/** What is needed to mark a job whose lead cannot be read. */
const jobSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  destination: z.string(),
  attempts: z.number(),
});

/** A claimed job, of which an unreadable lead leaves only what identifies it. */
type Job = z.output<typeof jobSchema>;

/** How long a claim of a run is tried. A repeated one gives the same jobs, so a lost answer delays no message. */
const claimMilliseconds = 3000;

/** Claims jobs and reads their leads one by one. A lead that cannot be read is told apart, so that it stops no other. */
async function claimJobs({ database, log }: OutboxPorts, claim: Claim, milliseconds: number) {
  const rows = await untilDeadline(performance.now() + milliseconds, (signal) =>
    readRows(database, claimDue(claim), z.array(z.unknown()), signal),
  );
  const notifications: Notification[] = [];
  const unreadable: Job[] = [];
  for (const row of rows) {
    const notification = z.safeParse(notificationSchema, row);
    const job = z.safeParse(jobSchema, row);
    if (notification.success) notifications.push(notification.data);
    else if (job.success) unreadable.push(job.data);
    else log('error', { event: 'outbox_failed', code: 'database_unreadable' });
  }
  return { notifications, unreadable };
}

/** Returns a loggable code for any error: a DatabaseFailure's code or the error's name, never its message. */
export function codeOf(error: unknown): string {
  if (error instanceof DatabaseFailure) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/** Records the result of a message about some jobs, and logs it with the facts. */
async function record(
  ports: MarkPorts & OutboxPorts,
  jobs: readonly Job[],
  result: SendResult,
  facts: object,
  isDigest: boolean,
): Promise<void> {
  const { log } = ports;
  const ids = jobs.map(({ id }) => id);
  if (result.sent) {
    await markSent(ports, ids, result.messageId, isDigest);
    return;
  }
  const { code, cause } = result;
  if (cause === 'account') {
    log('error', { event: 'mail_account_refused', code, ...facts });
    await markUntried(ports, ids, code);
    return;
  }
  const dead = new Set(await markFailed(ports, ids, code, cause === 'recipient'));
  for (const { id, reference, destination, attempts } of jobs) {
    const job = { code, reference, destination, attempts, ...facts };
    if (dead.has(id)) log('error', { event: 'notification_dead', ...job });
    else log(code === 'unreadable' ? 'error' : 'warn', { event: 'notification_failed', ...job });
  }
}

/** The result of a claimed notification. After `account_refused` other mails would fail too. */
type Outcome = 'sent' | 'failed' | 'account_refused';

/**
 * Sends one message about some jobs of one destination and records the result. A failure is logged and left to a later try; never
 * throws. A message whose result cannot be recorded counts as failed, because it will be sent again.
 */
async function deliver(
  ports: OutboxPorts,
  claim: string,
  jobs: readonly Job[],
  send: () => Promise<SendResult>,
  isDigest = false,
): Promise<Outcome> {
  const { log } = ports;
  const [first] = jobs;
  const facts = isDigest ? { count: jobs.length } : { reference: first?.reference };
  try {
    const started = performance.now();
    const result = await send();
    const timed = { ...facts, durationMilliseconds: Math.round(performance.now() - started) };
    if (result.sent) {
      const event = isDigest ? 'digest_sent' : 'notification_sent';
      log('info', { event, destination: first?.destination, attempts: first?.attempts, ...timed });
    }
    await record({ ...ports, claim }, jobs, result, timed, isDigest);
    if (result.sent) return 'sent';
    return result.cause === 'account' ? 'account_refused' : 'failed';
  } catch (error) {
    log('error', { event: 'outbox_failed', code: codeOf(error), ...facts });
    return 'failed';
  }
}

const failed = (code: string) => async (): Promise<SendResult> => ({ sent: false, code, cause: 'other' });

/**
 * Claims and sends at most `limit` due notifications, those of its own submissions first. A failure is logged and left to a later
 * try; never throws. Takes at most 15 seconds: 3 for the claim, or `claimWithin` milliseconds, 8 for a message and 4 to record its
 * result. Returns how many were claimed and sent, whether the mail service refused the account, and whether the database answered
 * the claim.
 */
export async function sendDue(
  ports: OutboxPorts,
  {
    limit,
    destinations,
    own = [],
    others = true,
    claimWithin = claimMilliseconds,
  }: Partial<Claim> & Pick<Claim, 'limit' | 'destinations'> & { readonly claimWithin?: number },
) {
  const none = { claimed: 0, sent: 0, accountRefused: false, didClaim: true };
  if (destinations.length === 0) return none;
  const id = randomUUID();
  try {
    const { hourlyLimit } = ports.delivery;
    const claim = { id, limit, destinations, own, others, hourlyLimit, aboveLimit: false };
    const { notifications, unreadable } = await claimJobs(ports, claim, claimWithin);
    const outcomes = await Promise.all([
      ...notifications.map((notification) => {
        // The worker of the last try did not finish.
        const isAbandoned = notification.attempts > maxAttempts;
        const send = isAbandoned ? failed('worker_lost') : () => ports.delivery.send(notification);
        return deliver(ports, id, [notification], send);
      }),
      ...unreadable.map((job) => deliver(ports, id, [job], failed('unreadable'))),
    ]);
    const sent = outcomes.filter((outcome) => outcome === 'sent').length;
    const accountRefused = outcomes.includes('account_refused');
    return { claimed: outcomes.length, sent, accountRefused, didClaim: true };
  } catch (error) {
    ports.log('error', { event: 'outbox_failed', code: codeOf(error) });
    return { ...none, didClaim: false };
  }
}

/** The most leads in one digest. */
const digestSize = 500;

/**
 * Tells a mailbox that is above its hourly limit of all due leads in one mail, 500 at most, and logs `mail_limit_reached` as an error.
 * Tells one within the limit of nothing. Never throws. Takes at most 11 seconds: 3 for the claim, 4 for the
 * mail and 4 to record its result. Returns how many leads were claimed.
 */
export async function sendDigest(ports: OutboxPorts, destination: string): Promise<number> {
  const id = randomUUID();
  try {
    const claim = {
      id,
      limit: digestSize,
      destinations: [destination],
      own: [],
      others: true,
      hourlyLimit: ports.delivery.hourlyLimit,
      aboveLimit: true,
    };
    const { notifications, unreadable } = await claimJobs(ports, claim, claimMilliseconds);
    const count = notifications.length;
    if (count > 0) ports.log('error', { event: 'mail_limit_reached', destination, count });
    const send = () => ports.delivery.sendDigest(destination, notifications);
    await Promise.all([
      count > 0 && deliver(ports, id, notifications, send, true),
      ...unreadable.map((job) => deliver(ports, id, [job], failed('unreadable'))),
    ]);
    return count + unreadable.length;
  } catch (error) {
    ports.log('error', { event: 'outbox_failed', code: codeOf(error) });
    return 0;
  }
}
