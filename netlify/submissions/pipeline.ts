import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { clientHash } from './client-hash.ts';
import { type Database, openDatabase } from './database.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import { readDatabaseSettings, readMailSettings } from './environment.ts';
import { processLog as log } from './log.ts';
import { openMail } from './mail.ts';
import { codeOf, notify } from './notify.ts';
import { problemStatuses } from './problem.ts';
import { describeCaller, receive } from './receive.ts';
import { type Outcome, respond } from './respond.ts';
import { storeLead } from './store.ts';
import { type Lead, validate } from './validate.ts';

/** What the pipeline needs of Netlify's context. */
export interface SubmissionContext {
  /** The client's network address. */
  readonly ip?: string;
  /** Keeps the function alive until the work is done, after the answer has gone out. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Every answer is ready after this time. A visitor waits eight seconds at most, and a cold start on a busy machine has taken
 * more than one of them.
 */
const answerMilliseconds = 5500;

interface Handling {
  readonly outcome: Outcome;
  readonly submissionId?: string;
  /** The lead and the database it is in, when its notification is to be sent. */
  readonly stored?: { readonly database: Database; readonly lead: Lead };
}

async function store(
  lead: Lead,
  address: string | undefined,
  deadline: Deadline,
): Promise<Pick<Handling, 'stored'> & { outcome: Outcome }> {
  const settings = readDatabaseSettings(process.env);
  if (!settings.usable) {
    log.error({ event: 'configuration', sentence: settings.sentence });
    return { outcome: { code: 'unavailable' } };
  }
  const database = openDatabase(settings.values);
  const client = clientHash(address, settings.values.DATABASE_URL, new Date());
  const result = await storeLead(database, lead, client, deadline);
  return 'id' in result
    ? {
        outcome: { code: result.outcome, id: result.id },
        stored: { database, lead },
      }
    : { outcome: { code: result.outcome } };
}

async function handle(
  kind: SubmissionKind,
  request: Request,
  address: string | undefined,
): Promise<Handling> {
  const deadline = deadlineIn(answerMilliseconds);
  const received = await receive(request);
  if (!received.received) return { outcome: { code: received.code } };
  const { fields } = received;
  const validation = validate(kind, fields);
  const { submissionId } = validation;
  const draft = { fields, submissionId };
  if (!validation.valid) {
    const { errors } = validation;
    return { outcome: { code: 'invalid', errors, draft }, submissionId };
  }
  try {
    const handling = await store(validation.lead, address, deadline);
    const outcome = 'id' in handling.outcome ? handling.outcome : { ...handling.outcome, draft };
    return { ...handling, outcome, submissionId };
  } catch (error) {
    log.error({ event: 'submission', kind, code: codeOf(error), submissionId });
    return { outcome: { code: 'unavailable', draft }, submissionId };
  }
}

/** Sends the notification of a stored lead, and a few overdue ones with it, when there is a mail service. */
async function notifyStored(database: Database, lead: Lead): Promise<void> {
  const settings = readMailSettings(process.env);
  if (!settings.usable) {
    log.error({ event: 'configuration', sentence: settings.sentence });
    return;
  }
  await notify({ database, mail: openMail(settings.values), log }, lead);
}

/** The whole way of one submission, from request to answer; notifications go out after it. Never throws. */
export async function handleSubmission(
  kind: SubmissionKind,
  request: Request,
  context: SubmissionContext,
): Promise<Response> {
  const started = performance.now();
  const caller = describeCaller(request);
  const { outcome, stored, submissionId } = await handle(kind, request, context.ip);
  const response = respond(kind, outcome, caller);
  const problem = outcome.code in problemStatuses;
  log[problem ? 'warn' : 'info']({
    event: 'submission',
    kind,
    code: outcome.code,
    status: response.status,
    format: caller.answer,
    durationMilliseconds: Math.round(performance.now() - started),
    ...(submissionId === undefined ? {} : { submissionId }),
  });
  if (stored !== undefined && !stored.lead.quarantined) {
    context.waitUntil(notifyStored(stored.database, stored.lead));
  }
  return response;
}
