import { ConnectionStringError, connectionFailure } from './administrator-connection.ts';
import { leadsAsJson, leadsAsText } from './lead-text.ts';
import { isLeadsSentence, LeadsError, neverMigrated, withLeadsDatabase } from './leads-database.ts';
import { readStoredLeads, type StoredLeads } from './stored-leads.ts';

const shownLeads = 100;
const allLeads = 1_000_000;
const noLeads: StoredLeads = { total: 0, leads: [] };

async function read(adminUrl: string, limit: number): Promise<StoredLeads> {
  try {
    return await readStoredLeads(adminUrl, limit);
  } catch (error) {
    if (error instanceof ConnectionStringError) throw error;
    if (neverMigrated(error)) return noLeads;
    throw new LeadsError(`The leads cannot be read: ${connectionFailure(error)}.`);
  }
}

/**
 * Reads the newest leads of the database in DATABASE_ADMIN_URL, or of the local run's own (see withLeadsDatabase). Throws
 * one sentence: LeadsError or ConnectionStringError.
 */
export async function listLeads(limit: number, urlFile?: string): Promise<StoredLeads> {
  return withLeadsDatabase((adminUrl) => read(adminUrl, limit), urlFile);
}

async function main(): Promise<void> {
  const known = new Set(['--all', '--json']);
  const options = process.argv.slice(2);
  if (options.some((option) => !known.has(option))) {
    throw new LeadsError('Usage: npm run leads -- [--all] [--json]');
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
    console.error(isLeadsSentence(error) ? error.message : error);
    process.exitCode = 1;
  }
}
