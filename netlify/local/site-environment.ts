import { join } from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { startLocalDatabase } from './local-database.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

/** Where the local run keeps its data, under the project's folder. */
export const dataFolder = '.local';

/** What the functions find in their environment, and what was started for it. */
export interface SiteEnvironment {
  /** Connection string of the embedded database's administrator; undefined where another database is used. */
  readonly adminUrl: string | undefined;
  /** Undefined where another mail service is used. */
  readonly mailbox: Mailbox | undefined;
  /** Stops what was started and puts the environment back; at most 6 seconds. */
  stop(): Promise<void>;
}

function given(name: string): string | undefined {
  const value = process.env[name];
  return value === undefined || value.trim() === '' ? undefined : value;
}

/** Sets variables of this process, which functions inherit, and returns how to put them back. */
function setVariables(values: Readonly<Record<string, string | undefined>>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  for (const [name, value] of Object.entries(values)) set(name, value);
  return () => {
    for (const [name, value] of before) set(name, value);
  };
}

/**
 * Prepares the environment the functions run in. The embedded database and the mailbox are started only where
 * DATABASE_URL and POSTMARK_API_URL do not name others; another database is migrated only where DATABASE_ADMIN_URL is
 * given too. The functions never see the administrator's string. Without a directory all data goes with the run.
 */
export async function prepareSiteEnvironment(directory: string | undefined): Promise<SiteEnvironment> {
  const under = (name: string) => (directory === undefined ? {} : { directory: join(directory, name) });
  const databaseUrl = given('DATABASE_URL');
  const otherAdminUrl = given('DATABASE_ADMIN_URL');
  if (databaseUrl !== undefined && otherAdminUrl !== undefined) {
    await migrate(otherAdminUrl);
  }
  const database = databaseUrl === undefined ? await startLocalDatabase(under('database')) : undefined;
  try {
    const mailUrl = given('POSTMARK_API_URL');
    const mailbox = mailUrl === undefined ? await startMailbox(under('mailbox')) : undefined;
    const restore = setVariables({
      DATABASE_URL: database?.writerUrl ?? databaseUrl,
      NEON_FETCH_ENDPOINT: database?.neonEndpoint ?? given('NEON_FETCH_ENDPOINT'),
      DATABASE_ADMIN_URL: undefined,
      POSTMARK_API_URL: mailbox?.url ?? mailUrl,
      POSTMARK_SERVER_TOKEN: given('POSTMARK_SERVER_TOKEN') ?? 'local-mailbox',
      NOTIFY_FROM: given('NOTIFY_FROM') ?? 'website@skillsai.example',
      NOTIFY_TO: given('NOTIFY_TO') ?? 'team@skillsai.example',
    });
    return {
      adminUrl: database?.adminUrl,
      mailbox,
      async stop() {
        restore();
        await Promise.all([database?.stop(), mailbox?.stop()]);
      },
    };
  } catch (error) {
    await database?.stop();
    throw error;
  }
}
