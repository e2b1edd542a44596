import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg, { type ClientConfig } from 'pg';
import { connectionStringFault } from '../netlify/submissions/environment.ts';

/** The environment variable for the administrator's connection string. */
export const administratorVariable = 'DATABASE_ADMIN_URL';

/** The environment variable for the connection string of the database from which a restored one takes what it lacks. */
export const otherVariable = 'OTHER_DATABASE_URL';

/** The file with the administrator's connection string of a running local database, relative to the project. */
export const localDatabaseUrlFile = '.local/database-url';

const statementLimitMilliseconds = 60_000;

/** A failed database command. The message is for the user and contains no connection string, password or data. */
export class AdministrationError extends Error {
  override readonly name = 'AdministrationError';
}

function parse(connectionString: string, variable: string): URL {
  const fault = connectionStringFault(connectionString);
  if (fault !== undefined) throw new AdministrationError(`${variable} ${fault}`);
  const url = new URL(connectionString);
  if (url.hostname.split('.')[0]?.endsWith('-pooler')) {
    throw new AdministrationError(
      `${variable} names Neon's connection pooler, which does not keep sessions; use the direct connection string (the host without "-pooler").`,
    );
  }
  return url;
}

/** Returns the administrator's connection settings: at most 10 s to connect, 15 s for a lock, 60 s per statement. */
function connectionSettings(connectionString: string, variable: string): ClientConfig {
  const url = parse(connectionString, variable);
  // node-postgres treats `require` as `verify-full` but warns that this will change, so `verify-full` is set explicitly.
  if (url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full');
  return {
    connectionString: url.href,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 15_000,
    statement_timeout: statementLimitMilliseconds,
    query_timeout: statementLimitMilliseconds + 5000,
    idle_in_transaction_session_timeout: statementLimitMilliseconds,
    application_name: 'skillsai-administration',
  };
}

const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens on its host and port',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host could not be looked up',
  ETIMEDOUT: 'its host does not respond',
  '28P01': 'the user or password is wrong',
  '28000': 'the user may not log in',
  '3D000': 'the database does not exist',
  '42P01': 'some of the site’s tables are missing; run npm run db:migrate',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting or stopping',
};

/** Returns the reason for a database error as a clause without names or secrets. */
export function failureMeaning(error: unknown): string {
  if (!(error instanceof Error)) return 'the reason is unknown';
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof AggregateError && code === '') return failureMeaning(error.errors[0]);
  if (meanings[code] !== undefined) return meanings[code];
  if (error.message.includes('timeout')) return 'the server does not respond';
  return code === '' ? 'the server refused it' : `the server refused it (${code})`;
}

/**
 * Connects as the administrator. Throws an AdministrationError for an invalid connection string or an unreachable database; the
 * message names the `variable` that the connection string is from, and never contains the connection string.
 */
export async function connectAdministrator(
  adminUrl: string,
  variable: string = administratorVariable,
): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(adminUrl, variable));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new AdministrationError(`The database in ${variable} cannot be reached: ${failureMeaning(error)}.`);
  }
}

/**
 * Connects to the database in DATABASE_ADMIN_URL, or else to the running local database, whose connection string is in
 * `urlFile`. Throws an AdministrationError if the database cannot be reached. After a killed run `urlFile` may be stale.
 */
export async function connectLeadsDatabase(
  urlFile = fileURLToPath(new URL(`../${localDatabaseUrlFile}`, import.meta.url)),
): Promise<pg.Client> {
  const { DATABASE_ADMIN_URL = '', DATABASE_URL = '' } = process.env;
  if (DATABASE_ADMIN_URL !== '') return connectAdministrator(DATABASE_ADMIN_URL);
  if (DATABASE_URL !== '') {
    throw new AdministrationError(
      'DATABASE_URL names another database; set DATABASE_ADMIN_URL too, to reach its leads.',
    );
  }
  try {
    return await connectAdministrator(await readFile(urlFile, 'utf8'));
  } catch {
    throw new AdministrationError(
      'No database is running here: leave npm start running in another terminal, or set DATABASE_ADMIN_URL to the connection string of another database.',
    );
  }
}
