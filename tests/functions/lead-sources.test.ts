import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runLeadsCommand } from '../../db/leads.ts';
import { leadsDatabaseForTests } from '../support/leads-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const database = leadsDatabaseForTests();
const run = (...words: readonly string[]) => runLeadsCommand(words, database.urlFile);
const references = async (...words: readonly string[]) =>
  [...(await run('list', '--json', ...words)).matchAll(/"reference": "(.+)"/g)].map(([, name]) => name);

const source = {
  page: '/pricing',
  control: 'header',
  campaign: { name: 'Summer 2025', source: 'letter', medium: 'email' },
  referrerHost: 'search.example',
};

/** Changes the attribution and the time of a lead. */
async function setSource(reference: string, attribution: object, time: string): Promise<void> {
  for (const table of ['newsletter_subscriptions', 'meeting_bookings', 'report_downloads']) {
    await database.query(
      `update ${table} set attribution = $2, created_at = $3 where upper(left(id::text, 8)) = $1`,
      [reference.slice(2), attribution, time],
    );
  }
}

beforeEach(async () => {
  // Sunday and Monday in UTC, so two weeks, whatever the session's time zone.
  await setSource('M-0000000C', source, '2026-11-22T23:30:00Z');
  await setSource('M-0000000D', { ...source, page: '/', control: 'footer' }, '2026-11-23T00:30:00Z');
  await setSource('N-0000000A', {}, '2026-11-23T12:00:00Z');
});

test('a list and a spreadsheet show the source of each lead', async () => {
  expect(await run('list')).toContain(`  page               /pricing
  control            header
  utm_campaign       Summer 2025
  utm_source         letter
  utm_medium         email
  referrer           search.example
`);
  const columns = 'page control utm_campaign utm_source utm_medium utm_term utm_content referrer';
  for (const words of [['list'], ['export', '--kind', 'meeting']]) {
    const [head = '', ...rows] = (await run(...words, '--csv')).replace('\ufeff', '').split('\r\n');
    expect(head).toContain(`"${columns.replaceAll(' ', '","')}"`);
    expect(head).not.toContain('attribution');
    const line = rows.find((row) => row.includes('M-0000000C'));
    expect(line).toContain('"/pricing","header","Summer 2025","letter","email","","","search.example"');
  }
  expect(await run('list', '--csv', '--page', '/none')).toContain('"utm_campaign"');
});

test.each([
  [
    ['--since', '2026-11-23'],
    ['N-0000000A', 'M-0000000D'],
  ],
  [
    ['--until', '2026-11-22'],
    ['M-0000000C', 'R-0000000E', 'N-0000000B'],
  ],
  [['--since', '2026-11-22', '--until', '2026-11-22'], ['M-0000000C']],
  [
    ['--campaign', 'summer 2025'],
    ['M-0000000D', 'M-0000000C'],
  ],
  [['--page', 'pricing/'], ['M-0000000C']],
  [['--page', '/'], ['M-0000000D']],
  [
    ['--kind', 'newsletter'],
    ['N-0000000A', 'N-0000000B'],
  ],
  [['--kind', 'meeting', '--email', 'ADA@example.com'], ['M-0000000C']],
  [
    ['--email', 'grace@example.com', '--email', 'ada@example.com.au'],
    ['M-0000000D', 'N-0000000B'],
  ],
])('%j selects the leads %j, in any time zone', async (words, expected) => {
  const zone = `alter role postgres set timezone = 'Pacific/Auckland'`;
  await database.query(zone);
  try {
    expect(await references(...words)).toEqual(expected);
  } finally {
    await database.query('alter role postgres reset timezone');
  }
});

test('an export by campaign omits quarantined leads', async () => {
  await setSource('R-0000000E', source, '2026-11-22T23:30:00Z');
  const exported = await run('export', '--campaign', 'Summer 2025', '--csv');
  expect(exported.match(/[NMR]-0000000[A-E]/g)).toEqual(['M-0000000D', 'M-0000000C']);
});

test('a report counts the leads of each week by campaign, page, control and referring site', async () => {
  const report = JSON.parse(await run('report', '--json'));
  const none = { newsletter: 0, meeting: 0, report: 0 };
  expect(report).toMatchObject({ since: null, until: null, leads: 3 });
  expect(report.campaign).toEqual([
    { week: '2026-11-23', campaign: 'Summer 2025', leads: 1, ...none, meeting: 1 },
    { week: '2026-11-23', campaign: null, leads: 1, ...none, newsletter: 1 },
    { week: '2026-11-16', campaign: 'Summer 2025', leads: 1, ...none, meeting: 1 },
  ]);
  const names = (rows: readonly Record<string, unknown>[], key: string) =>
    rows.map((row) => [row.week, row[key], row.leads]);
  expect(names(report.page, 'page')).toEqual([
    ['2026-11-23', '/', 1],
    ['2026-11-23', null, 1],
    ['2026-11-16', '/pricing', 1],
  ]);
  expect(names(report.control, 'control')).toContainEqual(['2026-11-16', 'header', 1]);
  expect(names(report.referrer, 'referrer')).toContainEqual(['2026-11-16', 'search.example', 1]);
  const text = await run('report', '--until', '2026-11-22');
  expect(text).toMatch(/^1 lead until 2026-11-22, without quarantined ones\./);
  expect(text).toMatch(/^week {8}campaign +leads {2}newsletter {2}meeting {2}report$/m);
  expect(text).toMatch(/^2026-11-16 {2}Summer 2025 +1 +0 +1 +0$/m);
  expect(await run('report', '--page', '/none')).toBe('There are no such leads.\n');
});

describe('a report with visits', () => {
  const write = async (name: string, text: string) => {
    const file = join(temporaryFolder(), name);
    await writeFile(file, text);
    return file;
  };

  test('compares leads and visits of each page and campaign for the days of the exports', async () => {
    const pages = await write(
      'imported_pages_20261121_20261122.csv',
      'date,hostname,page,visits,visitors,pageviews\n2026-11-21,s.example,/pricing,30,9,99\n2026-11-22,s.example,/pricing,10,9,99\n2026-11-22,s.example,/partners,5,5,5\n',
    );
    const sources = await write(
      'imported_sources_20261121_20261122.csv',
      'date,source,utm_campaign,visits\n2026-11-21,letter,summer 2025,8\n2026-11-22,,,20\n',
    );
    const files = ['--visits', pages, '--visits', sources];
    const { since, until, leads, conversions } = JSON.parse(await run('report', '--json', ...files));
    expect({ since, until, leads }).toEqual({ since: '2026-11-21', until: '2026-11-22', leads: 1 });
    expect(conversions).toEqual([
      {
        by: 'page',
        counted: 'visits',
        rows: [
          { name: '/pricing', visits: 40, leads: 1, leadsPerVisit: 0.025 },
          { name: '/partners', visits: 5, leads: 0, leadsPerVisit: 0 },
        ],
      },
      {
        by: 'campaign',
        counted: 'visits',
        rows: [
          { name: null, visits: 20, leads: 0, leadsPerVisit: 0 },
          { name: 'summer 2025', visits: 8, leads: 1, leadsPerVisit: 0.125 },
        ],
      },
    ]);
    const text = await run('report', ...files);
    expect(text).toMatch(/^page {7}visits {2}leads {2}leads per visit\n\/pricing {7}40 {6}1 {11}2\.50 %$/m);
    expect(text).toMatch(/^summer 2025 +8 +1 +12\.50 %$/m);
  });

  test('includes leads of pages that are not in the export, and uses visitors if the export has no visits', async () => {
    const file = await write('pages.csv', 'name,visitors\n/partners,5\n');
    const days = ['--since', '2026-11-22', '--until', '2026-11-23'];
    expect(
      await run('report', '--visits', file, ...days),
    ).toContain(`page       visitors  leads  leads per visitor
/partners         5      0             0.00 %
`);
    const report = JSON.parse(await run('report', '--json', '--visits', file, ...days));
    expect(report.conversions[0].rows).toContainEqual({
      name: '/pricing',
      visits: 0,
      leads: 1,
      leadsPerVisit: null,
    });
  });

  test('refuses an invalid file or invalid options with the reason', async () => {
    const file = await write('visits.csv', 'day,path,visits\n2026-11-20,/,many\n');
    await expect(run('report', '--visits', file)).rejects.toThrow(
      `${file}, line 2: "many" in the column visits is not a whole number.`,
    );
    await expect(run('report', '--visits', `${file}.none`)).rejects.toThrow(
      `The file ${file}.none cannot be read.`,
    );
    await expect(run('report', '--visits', file, '--page', '/')).rejects.toThrow(
      /^--visits compares all pages/,
    );
  });
});

test('a report escapes control characters of a visitor', async () => {
  await setSource('M-0000000C', { campaign: { name: '\u001b[2J' } }, '2026-11-22T23:30:00Z');
  expect(await run('report')).toContain('\\u001b[2J');
});

test.each([
  ['leads_by_campaign', 'campaign', 'Summer 2025'],
  ['leads_by_page', 'page', '/pricing'],
  ['leads_by_control', 'control', 'header'],
  ['leads_by_referrer', 'referrer', 'search.example'],
])('the view %s counts by week in UTC, without quarantined leads', async (view, column, value) => {
  await setSource('R-0000000E', source, '2026-11-22T23:30:00Z');
  await database.query("set time zone 'Pacific/Auckland'");
  const rows = await database.query(
    `select week::text, ${column} as value, leads, newsletter, meeting, report from ${view}`,
  );
  await database.query('reset time zone');
  expect(rows).toContainEqual({
    week: '2026-11-16',
    value,
    leads: '1',
    newsletter: '0',
    meeting: '1',
    report: '0',
  });
  expect(rows.reduce((sum, { leads }) => sum + Number(leads), 0)).toBe(3);
});

test('docs/leads.md names every view of the database', async () => {
  const leads = await readFile(new URL('../../docs/leads.md', import.meta.url), 'utf8');
  const views = await database.query(
    `select table_name as name from information_schema.views where table_schema = 'public'`,
  );
  expect(views.map(({ name }) => name).filter((name) => !leads.includes(`\`${name}\``))).toEqual([]);
});
