import pg from 'pg';
import { vi } from 'vitest';
import { type LocalServices, startLocalServices } from '../../../netlify/local/services.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';

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

function setVariables({ writerUrl, neonEndpoint, mailbox }: LocalServices): void {
  vi.stubEnv('DATABASE_URL', writerUrl);
  vi.stubEnv('NEON_FETCH_ENDPOINT', neonEndpoint);
  vi.stubEnv('POSTMARK_SERVER_TOKEN', 'local-token');
  vi.stubEnv('POSTMARK_API_URL', mailbox.url);
  vi.stubEnv('NOTIFY_FROM', 'Website <website@skills.example>');
  vi.stubEnv('NOTIFY_TO', 'team@skills.example');
  vi.stubEnv('CLIENT_HASH_KEY', 'a-key-of-the-tests');
  vi.stubEnv('HEARTBEAT_URL', '');
}

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
      setVariables(services);
      log.reset();
    },
    async stop() {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      await admin.end();
      await services.stop();
    },
  };
}
