import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { fieldSentences } from '../../src/submissions/sentences.ts';
import { type Database, DatabaseFailure, openDatabase } from './database.ts';
import { openDelivery, plannedDestinations } from './destinations.ts';
import { readClientKey, readDatabaseSettings, sendsOverdue } from './environment.ts';
import { clientHash, identifyLead } from './identity.ts';
import { referenceOf } from './lead-kinds.ts';
import { recordFailure, storeLead } from './leads.ts';
import { processLog as log } from './log.ts';
import { codeOf, sendDue } from './outbox.ts';
import { problems } from './problems.ts';
import { describeCaller, receive } from './request.ts';
import { respond } from './response.ts';
import type { Caller, FieldErrors, Lead, Outcome } from './types.ts';
import { validate } from './validate.ts';

type SubmissionContext = Partial<Pick<Context, 'ip' | 'deploy'>> & Pick<Context, 'waitUntil'>;

/** The limit of a response. The browser waits eight seconds, and a slow cold start takes more than one of them. */
const responseMilliseconds = 5500;

/** The maximum of overdue notifications that one submission sends besides its own. */
const overduePerSubmission = 4;

/** How long a claim after an answer is tried: nobody waits for it, and a try of its own may have claimed already. */
const claimMilliseconds = 7000;

/** Pauses before each look for a lead that an aborted statement may yet store: few and long, as the database may be overloaded. */
const lookPausesMilliseconds = [500, 2000] as const;

/** How long a failure is recorded with retries. */
const recordMilliseconds = 4000;

interface Handling {
  readonly outcome: Outcome;
  readonly submissionId?: string;
  readonly quarantined?: boolean;
  /** Sends notifications after the response. */
  readonly afterwards?: () => Promise<unknown>;
}

/**
 * Returns the errors for values that the tables rejected although the schemas accepted them. They are reported to the visitor,
 * because a retry would fail too. Returns undefined for other failures.
 */
function rejectedFields(error: unknown): FieldErrors | undefined {
  if (!(error instanceof DatabaseFailure) || !/^sqlstate_(?:22|23514)/.test(error.message)) return undefined;
  return error.constraint?.startsWith('email_address') ? { email: fieldSentences.email } : {};
}

/** Claims and sends the notifications of a lead, and some overdue ones. Returns how many were claimed. Never throws. */
async function tell(database: Database, lead: Lead, deployContext: string | undefined, others: boolean) {
  const delivery = openDelivery(process.env, log, deployContext);
  const destinations = [...delivery.mailboxes, ...delivery.webhooks];
  const own = [lead.submissionId, lead.correctedId];
  const limit = destinations.length - delivery.fallbacks.length + overduePerSubmission;
  const result = await sendDue(
    { database, delivery, log },
    { limit, destinations, own, others, claimWithin: claimMilliseconds },
  );
  return result.claimed;
}

/** Looks for a lead that an aborted statement may have stored after all, and tells of it. Never throws. */
async function tellIfStored(database: Database, lead: Lead, deployContext: string | undefined) {
  for (const milliseconds of lookPausesMilliseconds) {
    await pause(milliseconds);
    if ((await tell(database, lead, deployContext, false)) > 0) return;
  }
}

async function record(database: Database, lead: Lead, code: string): Promise<void> {
  try {
    await recordFailure(database, lead, code, performance.now() + recordMilliseconds);
  } catch (error) {
    log('error', { event: 'outbox_failed', code: codeOf(error), submissionId: lead.submissionId });
  }
}

async function store(
  lead: Lead,
  client: string | undefined,
  deployContext: string | undefined,
  deadline: number,
): Promise<Handling> {
  const { kind, quarantined } = lead;
  const settings = readDatabaseSettings(process.env, log, deployContext);
  if (settings === undefined) return { outcome: { code: 'unavailable' } };
  const database = openDatabase(settings);
  const destinations = plannedDestinations(process.env, deployContext);
  try {
    const result = await storeLead(database, lead, client, destinations, deadline);
    const outcome = 'id' in result ? { code: result.outcome, id: result.id } : { code: result.outcome };
    if (quarantined) return { outcome };
    return { outcome, afterwards: () => tell(database, lead, deployContext, sendsOverdue(process.env)) };
  } catch (error) {
    const code = codeOf(error);
    log('error', { event: 'submission', kind, code, submissionId: lead.submissionId });
    const errors = rejectedFields(error);
    if (errors !== undefined) {
      return { outcome: { code: 'invalid', errors }, afterwards: () => record(database, lead, code) };
    }
    const mayBeStored = error instanceof DatabaseFailure && error.transient;
    const tellLater = () =>
      mayBeStored
        ? tellIfStored(database, lead, deployContext)
        : tell(database, lead, deployContext, sendsOverdue(process.env));
    const afterwards = () => Promise.all([record(database, lead, code), !quarantined && tellLater()]);
    return { outcome: { code: 'unavailable' }, afterwards };
  }
}

async function handle(
  kind: SubmissionKind,
  request: Request,
  caller: Caller,
  { ip, deploy }: SubmissionContext,
): Promise<Handling> {
  const deadline = performance.now() + responseMilliseconds;
  const received = await receive(request);
  if ('code' in received) return { outcome: received };
  const { fields } = received;
  const { sentId, submission, errors } = validate(kind, fields);
  if (submission === undefined) {
    const submissionId = sentId ?? randomUUID();
    const draft = { fields, submissionId };
    return { outcome: { code: 'invalid', errors, draft }, submissionId };
  }
  const now = new Date();
  const key = readClientKey(process.env, log)?.CLIENT_HASH_KEY;
  const clientAt = (moment: Date) => (key === undefined ? undefined : clientHash(ip, key, moment));
  const formPost = caller.format === 'html' ? { at: now, clientAt } : undefined;
  const lead = identifyLead(submission, sentId, formPost, key ?? '');
  const { submissionId, quarantined } = lead;
  const stored = await store(lead, clientAt(now), deploy?.context, deadline);
  const handling = { submissionId, quarantined, ...stored };
  const { outcome } = handling;
  return 'id' in outcome
    ? handling
    : { ...handling, outcome: { ...outcome, draft: { fields, submissionId } } };
}

/** Handles one submission and returns its response. Notifications are sent after the response, by `waitUntil`. Never throws. */
export async function handleSubmission(
  kind: SubmissionKind,
  request: Request,
  context: SubmissionContext,
): Promise<Response> {
  const started = performance.now();
  const caller = describeCaller(request);
  const { outcome, afterwards, submissionId, quarantined } = await handle(kind, request, caller, context);
  const response = respond(kind, outcome, caller);
  const needsAttention = outcome.code in problems || quarantined === true;
  log(needsAttention ? 'warn' : 'info', {
    event: 'submission',
    kind,
    code: outcome.code,
    status: response.status,
    format: caller.format,
    durationMilliseconds: Math.round(performance.now() - started),
    submissionId,
    reference: 'id' in outcome ? referenceOf(kind, outcome.id) : undefined,
    quarantined: quarantined === true ? true : undefined,
  });
  if (afterwards !== undefined) context.waitUntil(afterwards());
  return response;
}
