import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { fieldSentences } from '../../src/submissions/sentences.ts';
import { type Database, DatabaseFailure, openDatabase } from './database.ts';
import { readClientKey, readDatabaseSettings, readMailSettings, sendsOverdue } from './environment.ts';
import { clientHash, identifyLead } from './identity.ts';
import { recoverClaim, storeLead } from './leads.ts';
import { processLog as log } from './log.ts';
import { openMail } from './mail.ts';
import { codeOf, deliver, type OutboxPorts, sendOverdue } from './outbox.ts';
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

async function sendRecovered(ports: OutboxPorts, lead: Lead): Promise<void> {
  const claimed = await recoverClaim(ports.database, lead);
  if (claimed !== undefined) await deliver(ports, claimed);
}

function outboxPorts(database: Database, quarantined: boolean): OutboxPorts | undefined {
  const settings = quarantined ? undefined : readMailSettings(process.env, log);
  return settings && { database, sendMail: openMail(settings), log };
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
  const ports = outboxPorts(database, quarantined);
  try {
    const result = await storeLead(database, lead, client, ports !== undefined, deadline);
    if (!('id' in result)) return { outcome: { code: result.outcome } };
    const { outcome: code, id, submissionId, claimed, overdue } = result;
    const handling = { outcome: { code, id }, submissionId };
    if (ports === undefined) return handling;
    const sendsOthers = overdue && sendsOverdue(process.env);
    const afterwards = () =>
      Promise.all([
        claimed && deliver(ports, claimed),
        sendsOthers && sendOverdue(ports, overduePerSubmission),
      ]);
    return { ...handling, afterwards };
  } catch (error) {
    log('error', { event: 'submission', kind, code: codeOf(error), submissionId: lead.submissionId });
    const errors = rejectedFields(error);
    if (errors !== undefined) return { outcome: { code: 'invalid', errors } };
    const unavailable = { outcome: { code: 'unavailable' } } as const;
    const mayBeStored = error instanceof DatabaseFailure && error.transient;
    if (!mayBeStored || ports === undefined) return unavailable;
    return { ...unavailable, afterwards: () => sendRecovered(ports, lead) };
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
    quarantined: quarantined === true ? true : undefined,
  });
  if (afterwards !== undefined) context.waitUntil(afterwards());
  return response;
}
