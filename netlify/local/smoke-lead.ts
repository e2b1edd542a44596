import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  AdministrationError,
  administratorVariable,
  connectAdministrator,
  connectLeadsDatabase,
  failureMeaning,
} from '../../db/connection.ts';
import { submissionPaths } from '../../src/submissions/kinds.ts';
import { isOnThisMachine } from '../submissions/environment.ts';
import { smokeTestLead } from '../submissions/sample-leads.ts';

/** The environment variable for the connection string of the role `site_smoke_test`. */
const smokeVariable = 'SMOKE_DATABASE_URL';

/** Longer than a function takes for a notification after its answer: 15 seconds, and a cold start. */
const toldMilliseconds = 20_000;
const pollMilliseconds = 250;
const requestMilliseconds = 10_000;

/** How far a notification of the test lead is. */
interface Job {
  readonly destination: string;
  readonly status: string;
  readonly attempts: number;
  readonly last_error: string | null;
}

/** A connection to the site's database, and the variable that it is from. */
interface Source {
  readonly client: pg.Client;
  readonly variable: string;
}

/** Returns why a job is not done, or undefined if its destination was told. */
function faultOf({ destination, status, attempts, last_error: code }: Job): string | undefined {
  if (status === 'sent') return undefined;
  if (code !== null) return `${destination} was not told (${code})`;
  const reason = attempts === 0 ? 'the site does not try; are its settings complete?' : 'no result';
  return `${destination} was not told within ${toldMilliseconds / 1000} seconds: ${reason}`;
}

/** Waits until every destination of a stored lead was told. Returns undefined then, else which was not and why. */
async function notificationFault(
  { client, variable }: Source,
  submissionId: string,
  limitMilliseconds: number,
): Promise<string | undefined> {
  const limit = performance.now() + limitMilliseconds;
  for (;;) {
    const { rows } = await client.query<Job>('select * from smoke_test_notifications($1)', [submissionId]);
    if (rows.length === 0) return `the lead is not in the database of ${variable}`;
    const open = rows.filter(({ status }) => status !== 'sent');
    const decided = open.find(({ last_error: code }) => code !== null);
    const late = performance.now() > limit ? open.at(0) : undefined;
    const failed = decided ?? late;
    if (failed !== undefined) return faultOf(failed);
    if (open.length === 0) return undefined;
    await pause(pollMilliseconds);
  }
}

async function sendLead(address: string, submissionId: string): Promise<string | undefined> {
  const response = await fetch(new URL(submissionPaths.meeting, address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...smokeTestLead('meeting'), submissionId }),
    redirect: 'manual',
    signal: AbortSignal.timeout(requestMilliseconds),
  });
  await response.body?.cancel();
  return response.status === 201 ? undefined : `status ${response.status}, expected 201`;
}

/** Connects to the site's database. The local database is used only for a local site. */
async function connect(address: string): Promise<Source> {
  const { SMOKE_DATABASE_URL = '', DATABASE_ADMIN_URL = '' } = process.env;
  if (SMOKE_DATABASE_URL !== '') {
    const client = await connectAdministrator(SMOKE_DATABASE_URL, smokeVariable);
    return { client, variable: smokeVariable };
  }
  if (DATABASE_ADMIN_URL === '' && !isOnThisMachine(address)) {
    throw new AdministrationError(
      `NOT PROVED: set ${administratorVariable} to the owner's connection string of the site's database, or ${smokeVariable} to that of the role site_smoke_test, so that the smoke test can see whether the team was told of a test lead; --without-mail omits this check`,
    );
  }
  return { client: await connectLeadsDatabase(), variable: administratorVariable };
}

/** Erases the test lead, and those of runs that were killed. */
async function eraseLeads(client: pg.Client, submissionId: string | null): Promise<void> {
  await client.query('select erase_smoke_tests($1)', [submissionId]);
}

/** Erases what earlier runs left, sends a lead, waits until it was told, and erases it. Returns the fault, or undefined. */
async function leadFault(
  address: string,
  source: Source,
  limitMilliseconds: number,
): Promise<string | undefined> {
  const submissionId = crypto.randomUUID();
  await eraseLeads(source.client, null);
  try {
    const fault = await sendLead(address, submissionId);
    return fault ?? (await notificationFault(source, submissionId, limitMilliseconds));
  } finally {
    // In every case: the lead may be stored even if the response was lost.
    await eraseLeads(source.client, submissionId);
  }
}

/**
 * Checks that whoever is told of leads is told: sends a test lead that is not quarantined, waits until each destination was told, and
 * erases the lead, with those of runs that were killed more than an hour ago. The team gets a mail whose subject begins with `[test]`.
 * Without the site's database no lead is sent. Takes at most 40 seconds. Returns undefined, or the fault as a clause without secrets
 * and data of visitors. Never throws.
 */
export async function checkLead(
  address: string,
  limitMilliseconds = toldMilliseconds,
): Promise<string | undefined> {
  try {
    const source = await connect(address);
    try {
      return await leadFault(address, source, limitMilliseconds);
    } finally {
      await source.client.end();
    }
  } catch (error) {
    if (error instanceof AdministrationError) return error.message;
    const isFetchError = error instanceof TypeError || error instanceof DOMException;
    return isFetchError
      ? `no response (${error.name})`
      : `the database cannot be used: ${failureMeaning(error)}`;
  }
}
