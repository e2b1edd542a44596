import { migrate } from '../../db/migrate.ts';
import { type DatabaseOptions, startDatabase } from './database.ts';
import { startNeonEndpoint } from './neon-endpoint.ts';
import { giveWriterLogin } from './writer-login.ts';

/** The embedded database as the functions see it. The URLs hold passwords: never log them. */
export interface LocalDatabase {
  /** Ordinary PostgreSQL protocol, administrator. */
  readonly adminUrl: string;
  /** What DATABASE_URL is to be: the role `site_writer` with a password made for this run. */
  readonly writerUrl: string;
  /** What NEON_FETCH_ENDPOINT is to be. */
  readonly neonEndpoint: string;
  /** Settles when the server has ended, asked or not. */
  readonly ended: Promise<void>;
  /** Stops endpoint and server; at most 6 seconds. */
  stop(): Promise<void>;
}

/**
 * Starts an embedded PostgreSQL with the migrations applied, a login for the writing role and Neon's HTTP protocol in front.
 * About half a second; throws a LocalRunError or MigrationError, one sentence each, and leaves nothing running then.
 */
export async function startLocalDatabase(options: DatabaseOptions = {}): Promise<LocalDatabase> {
  const database = await startDatabase(options);
  try {
    await migrate(database.adminUrl);
    const writerUrl = await giveWriterLogin(database.adminUrl);
    const endpoint = await startNeonEndpoint(database.adminUrl);
    return {
      adminUrl: database.adminUrl,
      writerUrl,
      neonEndpoint: endpoint.url,
      ended: database.ended,
      async stop() {
        await endpoint.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
