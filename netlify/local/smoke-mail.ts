import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  AdministrationError,
  administratorVariable,
  connectLeadsDatabase,
  failureMeaning,
} from '../../db/connection.ts';
import { submissionPaths } from '../../src/submissions/kinds.ts';
import { isOnThisMachine } from '../submissions/environment.ts';
import { leadKinds } from '../submissions/lead-kinds.ts';
import { sampleLead } from '../submissions/sample-leads.ts';

/** The control in the attribution of test leads, by which the database recognises them. */
export const smokeControl = 'smoke-test';

/** The address of the test leads. */
export const smokeAddress = 'smoke-test@skillsai.example';

/** Longer than a function takes for a mail: after its response, twice 4 seconds for Postmark and 4 to record the result. */
const mailMilliseconds = 20_000;
const pollMilliseconds = 250;
const requestMilliseconds = 10_000;

/** The state of a test lead's mail. */
interface Job {
  readonly status: string;
  readonly message_id: string | null;
  readonly last_error: string | null;
  readonly claimed: boolean;
}

async function readJob(client: pg.Client, submissionId: string): Promise<Job | undefined> {
  const { rows } = await client.query<Job>(
    `select status, message_id, last_error, locked_until is not null as claimed
      from notification_outbox where kind = 'meeting' and submission_id = $1`,
    [submissionId],
  );
  return rows[0];
}

/** Waits until the mail of a stored lead is sent. Returns undefined then, else why Postmark did not accept the mail. */
async function mailFault(client: pg.Client, submissionId: string): Promise<string | undefined> {
  const limit = performance.now() + mailMilliseconds;
  for (;;) {
    const job = await readJob(client, submissionId);
    if (job === undefined) return `the lead is not in the database of ${administratorVariable}`;
    const { status, message_id: messageId, last_error: code, claimed } = job;
    if (status === 'sent' && messageId !== null) return undefined;
    if (code !== null) return `Postmark did not accept the mail (${code})`;
    if (!claimed) return 'the site does not send mails: POSTMARK_SERVER_TOKEN, NOTIFY_FROM or NOTIFY_TO';
    if (performance.now() > limit) return `no mail was sent within ${mailMilliseconds / 1000} seconds`;
    await pause(pollMilliseconds);
  }
}

async function sendLead(address: string, submissionId: string): Promise<string | undefined> {
  const lead = { ...sampleLead('meeting', smokeControl, 'Smoke test'), email: smokeAddress };
  const response = await fetch(new URL(submissionPaths.meeting, address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...lead, submissionId, attribution: { control: smokeControl } }),
    redirect: 'manual',
    signal: AbortSignal.timeout(requestMilliseconds),
  });
  await response.body?.cancel();
  return response.status === 201 ? undefined : `status ${response.status}, expected 201`;
}

/** Connects to the site's database. The local database is used only for a local site. */
function connect(address: string): Promise<pg.Client> {
  if ((process.env[administratorVariable] ?? '') === '' && !isOnThisMachine(address)) {
    throw new AdministrationError(
      `NOT PROVED: set ${administratorVariable} to the owner's connection string of the site's database, so that the smoke test can check whether Postmark accepted the mail of a test lead; --without-mail omits this check`,
    );
  }
  return connectLeadsDatabase();
}

/**
 * Checks that the mail of a lead reaches Postmark: sends a test lead that is not quarantined, waits until its notification is
 * sent with Postmark's id, and deletes the lead. The team gets the mail. Without the site's database no lead is sent. Takes at
 * most 30 seconds. Returns undefined if Postmark accepted the mail, else the fault. Never throws.
 */
export async function checkMail(address: string): Promise<string | undefined> {
  const submissionId = crypto.randomUUID();
  try {
    const client = await connect(address);
    try {
      return (await sendLead(address, submissionId)) ?? (await mailFault(client, submissionId));
    } finally {
      // Delete in every case: the lead may be stored even if the response was lost.
      await client.query(`delete from ${leadKinds.meeting.table} where submission_id = $1`, [submissionId]);
      await client.end();
    }
  } catch (error) {
    if (error instanceof AdministrationError) return error.message;
    const isFetchError = error instanceof TypeError || error instanceof DOMException;
    return isFetchError
      ? `no response (${error.name})`
      : `the database cannot be read: ${failureMeaning(error)}`;
  }
}
