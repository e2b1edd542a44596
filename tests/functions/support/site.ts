import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { withClient } from '../../../netlify/local/database.ts';
import { startMailbox } from '../../../netlify/local/mailbox.ts';
import { startNeonEndpoint } from '../../../netlify/local/neon-endpoint.ts';
import type { SubmissionKind } from '../../../src/submissions/kinds.ts';
import { type CapturedLog, captureLog } from '../../support/captured-log.ts';
import { type Fault, startFaultyService } from '../../support/faulty-service.ts';
import { type FunctionServices, functionVariables } from '../../support/function-environment.ts';
import { marker } from './submit.ts';

/** The environment of the functions in a test file: a real database, a mailbox and the captured log. */
export interface Site {
  readonly services: FunctionServices;
  /** Runs one statement as the database's owner and returns its rows. All statements use one connection. */
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult['rows']>;
  readonly log: CapturedLog;
  /** Plans the faults of the next requests to Postmark, one each. Later requests succeed. */
  planMails(...faults: readonly Fault[]): void;
}

/** Copies the migrated database of the run's server. Returns the copy's connection strings and how to drop it. */
async function copyDatabase() {
  const server = inject('databaseServer');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const administer = (statement: string) =>
    withClient(urlOf(server.adminUrl, 'postgres'), (client) => client.query(statement));
  await administer(`create database ${name} template ${new URL(server.adminUrl).pathname.slice(1)}`);
  return {
    adminUrl: urlOf(server.adminUrl, name),
    writerUrl: urlOf(server.writerUrl, name),
    drop: async () => void (await administer(`drop database ${name} with (force)`)),
  };
}

/** The leads that the table of counters lets one client store in a window. */
export const leadsPerWindow = 60;

/** Postmark responds with 500. */
export const failedMail: Fault = { afterWork: false, response: { status: 500, body: 'no' } };

function urlOf(connectionString: string, database: string): string {
  return Object.assign(new URL(connectionString), { pathname: `/${database}` }).href;
}

/**
 * Starts a database and a mailbox for one test file; the functions connect as site_writer. Both are emptied before each test.
 * Each test fails if personal data or a secret was logged. The properties are available from the first hook on.
 */
export function siteForTests(): Site {
  const site = {} as Site;
  const plannedMails: Fault[] = [];
  let endpoint: Awaited<ReturnType<typeof startNeonEndpoint>>;
  beforeAll(async () => {
    const { adminUrl, writerUrl, drop } = await copyDatabase();
    endpoint = await startNeonEndpoint(adminUrl);
    const mailbox = await startMailbox();
    const postmark = await startFaultyService({ target: mailbox.url, faultOf: () => plannedMails.shift() });
    const admin = new pg.Pool({ connectionString: adminUrl, max: 1, idleTimeoutMillis: 0 });
    // The server may stop while the pool's connection is closing. Without a listener that error would end the process.
    admin.on('error', () => undefined);
    const log = captureLog();
    Object.assign(site, {
      services: {
        adminUrl,
        writerUrl,
        neonEndpoint: endpoint.url,
        mailbox: { ...mailbox, url: postmark.origin },
      },
      query: async (text: string, values: readonly unknown[] = []) =>
        (await admin.query(text, [...values])).rows,
      log,
      planMails: (...faults: readonly Fault[]) => void plannedMails.push(...faults),
    } satisfies Site);
    return async () => {
      log.stop();
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      await admin.end();
      await Promise.all([endpoint.stop(), postmark.stop(), mailbox.stop()]);
      await drop();
    };
  });
  beforeEach(async () => {
    // Wait for abandoned statements, which could store leads during the next test.
    await vi.waitFor(() => expect(endpoint.underWay()).toBe(0), 10_000);
    await site.query(
      'truncate newsletter_subscriptions, meeting_bookings, report_downloads, notification_outbox, submission_counters, submission_failures, unsubscriptions, erasures',
    );
    site.services.mailbox.clear();
    plannedMails.length = 0;
    for (const [name, value] of Object.entries(functionVariables(site.services))) vi.stubEnv(name, value);
    site.log.reset();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    const { password } = new URL(site.services.writerUrl);
    for (const secret of [marker, password, 'local-token']) expect(site.log.text()).not.toContain(secret);
  });
  return site;
}

/** Makes every pending notification due, as if its time had come, and ends all claims. */
export async function makeDue(site: Site): Promise<void> {
  await site.query(
    "update notification_outbox set next_attempt_at = now(), locked_until = null where status = 'pending'",
  );
}

/** Returns the e-mail addresses of the stored leads of a kind that have a notification, oldest first. */
export async function stored(site: Site, kind: SubmissionKind): Promise<readonly string[]> {
  const rows = await site.query(
    'select email from all_leads where kind = $1 and mail is not null order by created_at',
    [kind],
  );
  return rows.map(({ email }) => email);
}

/** Stores `count` newsletter leads with pending notifications for `inbox 1`, due after the interval `due` (by default at once). */
export async function plantNotifications(
  site: Site,
  count: number,
  { attempts = 0, due = "interval '0'" } = {},
): Promise<void> {
  await site.query(
    `with lead as (
        insert into newsletter_subscriptions (submission_id, email, source, content_digest)
        select id, '${marker}' || id || '@example.com', 'global-skills-news', repeat('0', 64)
        from (select gen_random_uuid() as id from generate_series(1, $1)) as made
        returning submission_id
      )
      insert into notification_outbox (kind, submission_id, reference, destination, attempts, next_attempt_at)
      select 'newsletter', submission_id, 'N-' || lpad((row_number() over ())::text, 8, '0') || '-0000', 'inbox 1', $2,
        now() + ${due}
      from lead`,
    [count, attempts],
  );
}
