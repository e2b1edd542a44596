import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countedCampaign, countedPage } from '../../db/lead-source.ts';
import { leadSource, leadSourcesForTests } from '../support/lead-sources.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { database, run, references, setSource } = leadSourcesForTests();

test('a report counts the leads of each week by campaign, source, medium, page, control, referring site and kind of click', async () => {
  const report = JSON.parse(await run('report', '--json'));
  const none = { newsletter: 0, meeting: 0, report: 0 };
  expect(report).toMatchObject({ since: null, until: null, leads: 3 });
  expect(report.campaign).toEqual([
    { week: '2026-11-23', campaign: 'summer 2025', leads: 1, ...none, meeting: 1 },
    { week: '2026-11-23', campaign: null, leads: 1, ...none, newsletter: 1 },
    { week: '2026-11-16', campaign: 'summer 2025', leads: 1, ...none, meeting: 1 },
  ]);
  const names = (rows: readonly Record<string, unknown>[], key: string) =>
    rows.map((row) => [row.week, row[key], row.leads]);
  expect(names(report.page, 'page')).toEqual([
    ['2026-11-23', '/', 1],
    ['2026-11-23', null, 1],
    ['2026-11-16', '/pricing', 1],
  ]);
  expect(names(report.source, 'source')).toContainEqual(['2026-11-16', 'letter', 1]);
  expect(names(report.medium, 'medium')).toContainEqual(['2026-11-16', 'email', 1]);
  expect(names(report.control, 'control')).toContainEqual(['2026-11-16', 'header', 1]);
  expect(names(report.referrer, 'referrer')).toContainEqual(['2026-11-16', 'search.example', 1]);
  expect(names(report.click, 'click')).toEqual([
    ['2026-11-23', 'gclid li_fat_id', 1],
    ['2026-11-23', null, 1],
    ['2026-11-16', 'gclid li_fat_id', 1],
  ]);
  expect(JSON.stringify(report)).not.toContain('Cj0-1');
  const text = await run('report', '--until', '2026-11-22');
  expect(text).toMatch(/^1 lead until 2026-11-22, without quarantined ones\./);
  expect(text).toMatch(/^week {8}campaign +leads {2}newsletter {2}meeting {2}report$/m);
  expect(text).toMatch(/^2026-11-16 {2}summer 2025 +1 +0 +1 +0$/m);
  expect(await run('report', '--page', '/none')).toBe('There are no such leads.\n');
});

test('campaigns and pages that differ in capitals or in slashes at the end are one everywhere', async () => {
  const spelling = (page: string, name: string, from: string, medium: string) => ({
    page,
    campaign: { name, source: from, medium },
  });
  await setSource(
    'M-0000000C-0000',
    spelling('/Pricing/', 'SUMMER', 'Letter', 'EMAIL'),
    '2026-11-23T12:00:00Z',
  );
  await setSource(
    'M-0000000D-0000',
    spelling('/pricing?a=1', 'Summer', 'letter', 'Email'),
    '2026-11-23T12:00:00Z',
  );
  await setSource(
    'N-0000000A-0000',
    spelling('/pricing', 'summer', 'LETTER', 'email'),
    '2026-11-23T12:00:00Z',
  );
  const report = JSON.parse(await run('report', '--json'));
  for (const [name, value] of Object.entries({
    campaign: 'summer',
    source: 'letter',
    medium: 'email',
    page: '/pricing',
  })) {
    expect(report[name]).toMatchObject([{ week: '2026-11-23', [name]: value, leads: 3 }]);
  }
  for (const filter of [
    ['--campaign', 'sumMER'],
    ['--page', 'PRICING//'],
    ['--page', '/pricing'],
  ]) {
    expect(await references(...filter)).toHaveLength(3);
    expect(JSON.parse(await run('report', '--json', ...filter)).leads).toBe(3);
    expect((await run('export', ...filter)).match(/"reference"/g)).toHaveLength(3);
  }
  expect(await database.query('select campaign, source, medium, leads from leads_by_campaign')).toEqual([
    { campaign: 'summer', source: 'letter', medium: 'email', leads: '3' },
  ]);
  expect(await database.query('select page, leads from leads_by_page')).toEqual([
    { page: '/pricing', leads: '3' },
  ]);
});

test('visits and leads are matched by the same names', async () => {
  const pages = [
    '/',
    '//',
    '/Pricing/',
    '/a/B//',
    '/a?b=c#d',
    '/x#y',
    '/ada@example.com',
    '/%41da',
    '/a.b',
    '/über',
  ];
  const campaigns = ['Summer', 'SUMMER 2025', 'to ada@example.com', 'to ada%40example.com', 'a/b?c', '(x)'];
  for (const page of pages) {
    await setSource('M-0000000C-0000', { page }, '2026-11-23T12:00:00Z');
    const rows = await database.query('select page from lead_sources where kind = $1 and control is null', [
      'meeting',
    ]);
    expect(rows, page).toEqual([{ page: countedPage(page) }]);
  }
  for (const name of campaigns) {
    await setSource('M-0000000C-0000', { campaign: { name } }, '2026-11-23T12:00:00Z');
    const rows = await database.query(
      'select campaign from lead_sources where kind = $1 and control is null',
      ['meeting'],
    );
    expect(rows, name).toEqual([{ campaign: countedCampaign(name) }]);
  }
});

test('counts have no text that could name a person', async () => {
  const campaign = { name: 'to ada@example.com', source: 'ADA%40example.com', medium: 'a@b' };
  await setSource(
    'M-0000000C-0000',
    { page: '/unsubscribe/ada@example.com', campaign, control: 'ada@b' },
    '2026-11-23T12:00:00Z',
  );
  const text = await run('report');
  expect(text).toContain('(other)');
  for (const view of ['lead_sources', 'leads_by_campaign', 'leads_by_source', 'leads_by_page']) {
    expect(JSON.stringify(await database.query(`select * from ${view}`)) + text).not.toMatch(/ada|@|%40/i);
  }
  // A list and an export show what was sent.
  expect(await run('list', '--campaign', 'To ada@example.com')).toContain('/unsubscribe/ada@example.com');
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
      'date,hostname,page,visits,visitors,pageviews\n2026-11-21,s.example,/pricing,30,9,99\n2026-11-22,s.example,/Pricing/,10,9,99\n2026-11-22,s.example,/partners,5,5,5\n',
    );
    const sources = await write(
      'imported_sources_20261121_20261122.csv',
      'date,source,utm_campaign,visits\n2026-11-21,letter,SUMMER 2025,5\n2026-11-22,letter,summer 2025,3\n2026-11-22,,,20\n',
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
      /^--visits and --page exclude each other\./,
    );
  });
});

test('a report escapes control characters of a visitor', async () => {
  await setSource('M-0000000C-0000', { campaign: { name: '\u001b[2J' } }, '2026-11-22T23:30:00Z');
  expect(await run('report')).toContain('\\u001b[2j');
});

test.each([
  ['leads_by_week', 'null', null],
  ['leads_by_campaign', "concat_ws(' ', campaign, source, medium)", 'summer 2025 letter email'],
  ['leads_by_source', "concat_ws(' ', source, medium)", 'letter email'],
  ['leads_by_page', 'page', '/pricing'],
])('the view %s counts by week in UTC, without quarantined leads', async (view, columns, value) => {
  await setSource('R-0000000E-0000', leadSource, '2026-11-22T23:30:00Z');
  await database.query("set time zone 'Pacific/Auckland'");
  const rows = await database.query(
    `select week::text, ${columns} as value, leads, newsletter, meeting, report from ${view}`,
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
