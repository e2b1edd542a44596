import pg from 'pg';
import { vi } from 'vitest';
import { type LocalServices, startLocalServices } from '../../../netlify/local/services.ts';
import { type CapturedLog, captureLog } from '../../support/captured-log.ts';
import { functionVariables } from '../../support/function-environment.ts';

/** The functions' surroundings: a real database, a mailbox, the variables that point to them, and what they log. */
export interface Site {
  readonly services: LocalServices;
  /** The owner's one connection, to look at what was stored; queries made at the same time wait for each other. */
  readonly admin: pg.Pool;
  readonly log: CapturedLog;
  /** Empties tables, mailbox and log and sets the variables anew. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const tables = [
  'newsletter_subscriptions',
  'meeting_bookings',
  'report_downloads',
  'notification_outbox',
  'submission_counters',
];

/** Starts a database and a mailbox of their own for one test file, with the functions connecting as site_writer. */
export async function startSite(): Promise<Site> {
  const services = await startLocalServices();
  const admin = new pg.Pool({ connectionString: services.adminUrl, max: 1, idleTimeoutMillis: 0 });
  // The server may stop while the pool's connection is still being closed; without a listener that would end the process.
  admin.on('error', () => undefined);
  const log = captureLog();
  return {
    services,
    admin,
    log,
    async reset() {
      await admin.query(`truncate ${tables.join(', ')}`);
      services.mailbox.clear();
      for (const [name, value] of Object.entries(functionVariables(services))) vi.stubEnv(name, value);
      log.reset();
    },
    async stop() {
      log.stop();
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      await admin.end();
      await services.stop();
    },
  };
}
