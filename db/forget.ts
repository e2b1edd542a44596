import * as z from 'zod/mini';
import { emailField } from '../src/submissions/fields.ts';
import {
  administratorVariable,
  ConnectionStringError,
  connectionFailure,
} from './administrator-connection.ts';
import { type ForgottenRows, forgetLeads } from './forget-leads.ts';
import { isLeadsSentence, LeadsError, neverMigrated, withLeadsDatabase } from './leads-database.ts';

/** Exit code of a command that was called wrongly, as shells have it. */
const usageExitCode = 2;
const usage = 'Give one e-mail address: npm run leads:forget -- <email address>';

async function forget(adminUrl: string, email: string): Promise<ForgottenRows> {
  try {
    return await forgetLeads(adminUrl, email);
  } catch (error) {
    if (error instanceof ConnectionStringError) throw error;
    if (neverMigrated(error)) {
      throw new LeadsError('Nothing was deleted: the database has not all of the site’s tables.');
    }
    throw new LeadsError(`Nothing was deleted: ${connectionFailure(error)}.`);
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What was deleted and where, in one sentence without the address. */
function forgottenAsText(rows: ForgottenRows): string {
  const counts = [
    counted(rows.newsletterSubscriptions, 'newsletter subscription'),
    counted(rows.meetingBookings, 'meeting booking'),
    counted(rows.reportDownloads, 'report download'),
  ];
  const named = (process.env[administratorVariable] ?? '') !== '';
  const place = named ? `database in ${administratorVariable}` : 'local run’s database';
  return `Deleted ${counts.join(', ')} and ${counted(rows.notifications, 'notification')} from the ${place}.`;
}

/**
 * Deletes what the site stored of the person with this address, in the database of DATABASE_ADMIN_URL or the local run's
 * own (see withLeadsDatabase). Throws one sentence without the address: LeadsError or ConnectionStringError.
 */
export async function forgetPerson(email: string, urlFile?: string): Promise<ForgottenRows> {
  return withLeadsDatabase((adminUrl) => forget(adminUrl, email), urlFile);
}

async function main(): Promise<void> {
  const [argument, ...more] = process.argv.slice(2);
  const address = z.safeParse(emailField(), argument);
  if (!address.success || more.length > 0) {
    console.error(usage);
    process.exitCode = usageExitCode;
    return;
  }
  console.log(forgottenAsText(await forgetPerson(address.data)));
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(isLeadsSentence(error) ? error.message : 'Nothing was deleted: the reason is unknown.');
    process.exitCode = 1;
  }
}
