import { beforeEach } from 'vitest';
import { runLeadsCommand } from '../../db/leads.ts';
import { leadsDatabaseForTests } from './leads-database.ts';

/** Where two of the leads come from. */
export const leadSource = {
  page: '/pricing',
  control: 'header',
  campaign: { name: 'Summer 2025', source: 'letter', medium: 'email' },
  referrerHost: 'search.example',
  clickIds: { gclid: 'Cj0-1', li_fat_id: '1-2' },
};

/** Returns a database for a test file, whose leads have sources and times before each test. Available from the first hook on. */
export function leadSourcesForTests() {
  const database = leadsDatabaseForTests();
  const run = (...words: readonly string[]) => runLeadsCommand(words, database.urlFile);
  async function setSource(reference: string, attribution: object, time: string): Promise<void> {
    for (const table of ['newsletter_subscriptions', 'meeting_bookings', 'report_downloads']) {
      await database.query(
        `update ${table} set attribution = $2, created_at = $3 where upper(left(id::text, 13)) = $1`,
        [reference.slice(2), attribution, time],
      );
    }
  }
  beforeEach(async () => {
    // Sunday and Monday in UTC, so two weeks, whatever the session's time zone.
    await setSource('M-0000000C-0000', leadSource, '2026-11-22T23:30:00Z');
    await setSource(
      'M-0000000D-0000',
      { ...leadSource, page: '/', control: 'footer' },
      '2026-11-23T00:30:00Z',
    );
    await setSource('N-0000000A-0000', {}, '2026-11-23T12:00:00Z');
  });
  return {
    database,
    run,
    /** Changes the attribution and the time of a lead. */
    setSource,
    /** Returns the references that a list prints. */
    references: async (...words: readonly string[]) =>
      [...(await run('list', '--json', ...words)).matchAll(/"reference": "(.+)"/g)].map(([, name]) => name),
  };
}
