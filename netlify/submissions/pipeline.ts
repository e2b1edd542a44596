import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { fieldSentences } from '../../src/submissions/sentences.ts';
import { DatabaseFailure, openDatabase } from './database.ts';
import { readClientKey, readDatabaseSettings, readMailSettings } from './environment.ts';
import { clientHash, identifyLead } from './identity.ts';
import { storeLead } from './leads.ts';
import { processLog as log } from './log.ts';
import { openMail } from './mail.ts';
import { codeOf, deliver, sendOverdue } from './outbox.ts';
import { problems } from './problems.ts';
import { describeCaller, receive } from './request.ts';
import { respond } from './response.ts';
import type { Caller, FieldErrors, Lead, Outcome } from './types.ts';
import { validate } from './validate.ts';

type SubmissionContext = Partial<Pick<Context, 'ip' | 'deploy'>> & Pick<Context, 'waitUntil'>;

/**
 * Every answer is ready after this time. A visitor waits eight seconds at most, and a cold start on a busy machine has taken
 * more than one of them.
 */
const answerMilliseconds = 5500;

/** Overdue notifications that one submission sends beside its own. */
const overduePerSubmission = 4;

interface Handling {
  readonly outcome: Outcome;
  readonly submissionId?: string;
  readonly quarantined?: boolean;
  /** Sends what this submission has to; for after the answer. */
  readonly afterwards?: () => Promise<unknown>;
}

/** Hashes a visitor's address for a moment; without the key nobody is hashed, and the log names the variable. */
function clientHasher(address: string | undefined): (moment: Date) => string | undefined {
  const settings = readClientKey(process.env, log);
  return (moment) => settings && clientHash(address, settings.CLIENT_HASH_KEY, moment);
}

/**
 * The fields that the tables refused although the schemas took them: another try would end the same way, so the visitor is
 * told. Undefined for every other failure.
 */
function refusedFields(error: unknown): FieldErrors | undefined {
  if (!(error instanceof DatabaseFailure) || !/^sqlstate_(?:22|23514)/.test(error.message)) return undefined;
  return error.constraint?.startsWith('email_address') ? { email: fieldSentences.email } : {};
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
  const mailSettings = quarantined ? undefined : readMailSettings(process.env, log);
  try {
    const result = await storeLead(database, lead, client, mailSettings !== undefined, deadline);
    if (!('id' in result)) return { outcome: { code: result.outcome } };
    const { outcome: code, id, submissionId, claimed, overdue } = result;
    const handling = { outcome: { code, id }, submissionId };
    if (mailSettings === undefined) return handling;
    const ports = { database, sendMail: openMail(mailSettings), log };
    const afterwards = () =>
      Promise.all([claimed && deliver(ports, claimed), overdue && sendOverdue(ports, overduePerSubmission)]);
    return { ...handling, afterwards };
  } catch (error) {
    log('error', { event: 'submission', kind, code: codeOf(error), submissionId: lead.submissionId });
    const errors = refusedFields(error);
    return { outcome: errors === undefined ? { code: 'unavailable' } : { code: 'invalid', errors } };
  }
}

async function handle(
  kind: SubmissionKind,
  request: Request,
  caller: Caller,
  { ip, deploy }: SubmissionContext,
): Promise<Handling> {
  const deadline = performance.now() + answerMilliseconds;
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
  const clientAt = clientHasher(ip);
  const press = caller.answer === 'html' ? { at: now, clientAt } : undefined;
  const lead = identifyLead(submission, sentId, press);
  const { submissionId, quarantined } = lead;
  const stored = await store(lead, clientAt(now), deploy?.context, deadline);
  const handling = { submissionId, quarantined, ...stored };
  const { outcome } = handling;
  return 'id' in outcome
    ? handling
    : { ...handling, outcome: { ...outcome, draft: { fields, submissionId } } };
}

/** The whole way of one submission, from request to answer; notifications go out after it. Never throws. */
export async function handleSubmission(
  kind: SubmissionKind,
  request: Request,
  context: SubmissionContext,
): Promise<Response> {
  const started = performance.now();
  const caller = describeCaller(request);
  const { outcome, afterwards, submissionId, quarantined } = await handle(kind, request, caller, context);
  const response = respond(kind, outcome, caller);
  const worthALook = outcome.code in problems || quarantined === true;
  log(worthALook ? 'warn' : 'info', {
    event: 'submission',
    kind,
    code: outcome.code,
    status: response.status,
    format: caller.answer,
    durationMilliseconds: Math.round(performance.now() - started),
    submissionId,
    quarantined: quarantined === true ? true : undefined,
  });
  if (afterwards !== undefined) context.waitUntil(afterwards());
  return response;
}
