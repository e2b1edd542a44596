import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { administratorUrl, startDatabase } from '../netlify/local/database.ts';
import { readClusterPassword } from '../netlify/local/database-cluster.ts';
import { findRunningServer } from '../netlify/local/database-lock.ts';
import { LocalRunError } from '../netlify/local/local-run-error.ts';
import { ConnectionStringError } from './administrator-connection.ts';

const localFolder = fileURLToPath(new URL('../.local/database', import.meta.url));

/** A command on the leads that could not be carried out, in one sentence without personal data. */
export class LeadsError extends Error {
  override readonly name = 'LeadsError';
}

/**
 * Works on the database in DATABASE_ADMIN_URL, or on the local run's own, whether that is running (then beside it) or not
 * (then it is started for the moment). Gives the work the administrator's connection string, and its result back;
 * undefined where nothing was ever stored. Throws a LeadsError or a LocalRunError; what the work throws passes through.
 */
export async function withLeadsDatabase<Result>(
  work: (adminUrl: string) => Promise<Result>,
  folder = localFolder,
): Promise<Result | undefined> {
  const { DATABASE_ADMIN_URL = '', DATABASE_URL = '' } = process.env;
  if (DATABASE_ADMIN_URL !== '') return work(DATABASE_ADMIN_URL);
  if (DATABASE_URL !== '') {
    throw new LeadsError(
      'DATABASE_URL names another database; set DATABASE_ADMIN_URL too, to reach its leads.',
    );
  }
  if (!existsSync(folder)) return undefined;
  const server = await findRunningServer(folder);
  if (server !== undefined) {
    const password = await readClusterPassword(folder);
    return work(administratorUrl(server.port, password));
  }
  const database = await startDatabase({ directory: folder });
  try {
    return await work(database.adminUrl);
  } finally {
    await database.stop();
  }
}

/** True for a failure of the table being absent: nothing has ever been migrated, so nothing has been stored. */
export function neverMigrated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

/** True where the error's message is a sentence for whoever runs a command on the leads. */
export function isLeadsSentence(error: unknown): error is Error {
  return (
    error instanceof LeadsError || error instanceof ConnectionStringError || error instanceof LocalRunError
  );
}
