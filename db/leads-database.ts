import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { administratorConnection, ConnectionStringError } from './administrator-connection.ts';

/**
 * Where, under the project's folder, a local run keeps the connection string of its database's administrator while it
 * lasts.
 */
export const localDatabaseUrlFile = '.local/database-url';

const localUrlFile = fileURLToPath(new URL(`../${localDatabaseUrlFile}`, import.meta.url));

/** A command on the leads that could not be carried out, in one sentence without personal data. */
export class LeadsError extends Error {
  override readonly name = 'LeadsError';
}

/** The connection string in the file where its database answers; a killed run leaves a file without a database. */
async function findLocalDatabase(urlFile: string): Promise<string> {
  try {
    const adminUrl = await readFile(urlFile, 'utf8');
    const client = new pg.Client(administratorConnection(adminUrl));
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return adminUrl;
  } catch {
    throw new LeadsError(
      'No database is running here: leave npm start running in another terminal, or set DATABASE_ADMIN_URL to the connection string of another database.',
    );
  }
}

/**
 * Works on the database in DATABASE_ADMIN_URL, or beside the local run on its own. Gives the work the administrator's
 * connection string, and its result back. Throws a LeadsError where neither is there; what the work throws passes through.
 */
export async function withLeadsDatabase<Result>(
  work: (adminUrl: string) => Promise<Result>,
  urlFile = localUrlFile,
): Promise<Result> {
  const { DATABASE_ADMIN_URL = '', DATABASE_URL = '' } = process.env;
  if (DATABASE_ADMIN_URL !== '') return work(DATABASE_ADMIN_URL);
  if (DATABASE_URL !== '') {
    throw new LeadsError(
      'DATABASE_URL names another database; set DATABASE_ADMIN_URL too, to reach its leads.',
    );
  }
  return work(await findLocalDatabase(urlFile));
}

/** True for a failure of the table being absent: nothing has ever been migrated, so nothing has been stored. */
export function neverMigrated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

/** True where the error's message is a sentence for whoever runs a command on the leads. */
export function isLeadsSentence(error: unknown): error is Error {
  return error instanceof LeadsError || error instanceof ConnectionStringError;
}
