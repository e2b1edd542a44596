import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { administratorUrl, startDatabase } from '../netlify/local/database.ts';
import { readClusterPassword } from '../netlify/local/database-cluster.ts';
import { findRunningServer } from '../netlify/local/database-lock.ts';
import { LocalRunError } from '../netlify/local/local-run-error.ts';
import { ConnectionStringError, connectionFailure } from './administrator-connection.ts';
import { leadsAsJson, leadsAsText } from './lead-text.ts';
import { readStoredLeads, type StoredLeads } from './stored-leads.ts';

const shownLeads = 100;
const allLeads = 1_000_000;
const localFolder = fileURLToPath(new URL('../.local/database', import.meta.url));
const noLeads: StoredLeads = { total: 0, leads: [] };

/** A failure to read, in one sentence. */
class ReadError extends Error {
  override readonly name = 'ReadError';
}

async function read(adminUrl: string, limit: number): Promise<StoredLeads> {
  try {
    return await readStoredLeads(adminUrl, limit);
  } catch (error) {
    if (error instanceof ConnectionStringError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // The tables are not there: nothing has ever been migrated, so nothing has been stored.
    if (code === '42P01') return noLeads;
    throw new ReadError(`The leads cannot be read: ${connectionFailure(error)}.`);
  }
}

/**
 * Reads the newest leads of the database in DATABASE_ADMIN_URL, or of the local run's own, whether that is running (then
 * beside it) or not (then it is started for the moment). Throws one sentence: ReadError, ConnectionStringError or
 * LocalRunError.
 */
export async function listLeads(limit: number, folder = localFolder): Promise<StoredLeads> {
  const { DATABASE_ADMIN_URL = '', DATABASE_URL = '' } = process.env;
  if (DATABASE_ADMIN_URL !== '') return read(DATABASE_ADMIN_URL, limit);
  if (DATABASE_URL !== '') {
    throw new ReadError(
      'DATABASE_URL names another database; set DATABASE_ADMIN_URL too, to read its leads.',
    );
  }
  if (!existsSync(folder)) return noLeads;
  const server = await findRunningServer(folder);
  if (server !== undefined) {
    const password = await readClusterPassword(folder);
    return read(administratorUrl(server.port, password), limit);
  }
  const database = await startDatabase({ directory: folder });
  try {
    return await read(database.adminUrl, limit);
  } finally {
    await database.stop();
  }
}

async function main(): Promise<void> {
  const known = new Set(['--all', '--json']);
  const options = process.argv.slice(2);
  if (options.some((option) => !known.has(option))) {
    throw new ReadError('Usage: npm run leads -- [--all] [--json]');
  }
  const asJson = options.includes('--json');
  const leads = await listLeads(asJson || options.includes('--all') ? allLeads : shownLeads);
  process.stdout.write(asJson ? leadsAsJson(leads) : leadsAsText(leads));
}

if (import.meta.main) {
  // The reader may go first, as `| head` does.
  process.stdout.on('error', () => process.exit(0));
  try {
    await main();
  } catch (error) {
    const known =
      error instanceof ReadError || error instanceof ConnectionStringError || error instanceof LocalRunError;
    console.error(known ? error.message : error);
    process.exitCode = 1;
  }
}
