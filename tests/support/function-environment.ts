import pg from 'pg';
import { type Mailbox, startMailbox } from '../../netlify/local/mailbox.ts';
import { type LocalDatabase, startLocalDatabase } from '../../netlify/local/services.ts';

/** The functions' database and mailbox. */
export interface FunctionServices extends Omit<LocalDatabase, 'stop'> {
  readonly mailbox: Mailbox;
}

/** Returns the functions' environment variables for these services. They contain a password: never log them. */
export function functionVariables({
  writerUrl,
  neonEndpoint,
  mailbox,
}: FunctionServices): Record<string, string> {
  return {
    DATABASE_URL: writerUrl,
    NEON_FETCH_ENDPOINT: neonEndpoint,
    CLIENT_HASH_KEY: 'a-key-of-the-tests',
    PREVIEW_DATABASE_URL: '',
    HEARTBEAT_URL: '',
    POSTMARK_SERVER_TOKEN: 'local-token',
    POSTMARK_API_URL: mailbox.url,
    NOTIFY_FROM: 'Website <website@skills.example>',
    NOTIFY_TO: 'team@skills.example',
    NOTIFY_FALLBACK: '',
    NOTIFY_HOURLY_LIMIT: '',
    NOTIFY_WEBHOOK: '',
    NOTIFY_WEBHOOK_SECRET: '',
    PREVIEW_NOTIFY_TO: '',
    LIVE_SERVICES: '',
  };
}

/** Starts a database with a pool of administrator connections and a mailbox, and sets this process's environment for them. */
export async function startServicesForFunctions() {
  const [database, mailbox] = await Promise.all([startLocalDatabase(), startMailbox()]);
  const services = { ...database, mailbox };
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  // The server may stop while a connection is closing. Without a listener that error would end the process.
  admin.on('error', () => undefined);
  // More leads are sent than anybody is mailed in an hour.
  const variables = { ...functionVariables(services), NOTIFY_HOURLY_LIMIT: 'off' };
  Object.assign(process.env, variables);
  return {
    ...services,
    variables,
    admin,
    async stop() {
      await admin.end();
      await Promise.all([database.stop(), mailbox.stop()]);
    },
  };
}
