import { join } from 'node:path';
import { type LocalDatabase, startLocalDatabase } from './local-database.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

/** Database and mailbox together. The URLs hold passwords: never log them. */
export interface LocalServices extends Pick<LocalDatabase, 'adminUrl' | 'writerUrl' | 'neonEndpoint'> {
  readonly mailbox: Mailbox;
  /** Stops both; at most 6 seconds. Where this process ends without it, the database ends by itself. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database, migrated and with a login for `site_writer`, behind Neon's HTTP protocol, and the mailbox.
 * Their data lies in `database` and `mailbox` under `directory`; without a directory it goes with the run, which is what
 * tests want. About half a second; throws one sentence (LocalRunError, MigrationError) and leaves nothing running then.
 */
export async function startLocalServices(
  options: { readonly directory?: string } = {},
): Promise<LocalServices> {
  const { directory } = options;
  const under = (name: string) => (directory === undefined ? {} : { directory: join(directory, name) });
  const mailbox = await startMailbox(under('mailbox'));
  try {
    const database = await startLocalDatabase(under('database'));
    return {
      adminUrl: database.adminUrl,
      writerUrl: database.writerUrl,
      neonEndpoint: database.neonEndpoint,
      mailbox,
      async stop() {
        await Promise.all([database.stop(), mailbox.stop()]);
      },
    };
  } catch (error) {
    await mailbox.stop();
    throw error;
  }
}
