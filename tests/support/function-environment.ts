import { type Mailbox, startMailbox } from '../../netlify/local/mailbox.ts';
import { startLocalDatabase } from '../../netlify/local/services.ts';

/** A database and a mailbox. The URLs hold passwords: never log them. */
export interface FunctionServices {
  /** Connection string of the administrator. */
  readonly adminUrl: string;
  /** The same of `site_writer`. */
  readonly writerUrl: string;
  readonly neonEndpoint: string;
  readonly mailbox: Mailbox;
}

/** The variables that point the functions to a database and a mailbox. They hold a password: never log them. */
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
  };
}

/** Starts a database and a mailbox of their own and points this process's functions to them. */
export async function startServicesForFunctions() {
  const [database, mailbox] = await Promise.all([startLocalDatabase(), startMailbox()]);
  const services = { ...database, mailbox };
  Object.assign(process.env, functionVariables(services));
  return {
    ...services,
    async stop() {
      await Promise.all([database.stop(), mailbox.stop()]);
    },
  };
}
