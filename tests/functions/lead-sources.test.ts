import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { leadSource, leadSourcesForTests } from '../support/lead-sources.ts';

const { database, run, references, setSource } = leadSourcesForTests();

test('a list and a spreadsheet show the source of each lead', async () => {
  expect(await run('list')).toContain(`  page               /pricing
  control            header
  utm_campaign       Summer 2025
  utm_source         letter
  utm_medium         email
  referrer           search.example
  gclid              Cj0-1
  li_fat_id          1-2
`);
  const columns =
    'page control utm_campaign utm_source utm_medium utm_term utm_content referrer gclid gbraid wbraid msclkid li_fat_id fbclid';
  for (const words of [['list'], ['export', '--kind', 'meeting']]) {
    const [head = '', ...rows] = (await run(...words, '--csv')).replace('\ufeff', '').split('\r\n');
    expect(head).toContain(`"${columns.replaceAll(' ', '","')}"`);
    expect(head).not.toContain('attribution');
    const line = rows.find((row) => row.includes('M-0000000C-0000'));
    expect(line).toContain(
      '"/pricing","header","Summer 2025","letter","email","","","search.example","Cj0-1","","","","1-2",""',
    );
  }
  expect(await run('list', '--csv', '--page', '/none')).toContain('"utm_campaign"');
});

test.each([
  [
    ['--since', '2026-11-23'],
    ['N-0000000A-0000', 'M-0000000D-0000'],
  ],
  [
    ['--until', '2026-11-22'],
    ['M-0000000C-0000', 'R-0000000E-0000', 'N-0000000B-0000'],
  ],
  [['--since', '2026-11-22', '--until', '2026-11-22'], ['M-0000000C-0000']],
  [
    ['--campaign', 'summer 2025'],
    ['M-0000000D-0000', 'M-0000000C-0000'],
  ],
  [['--page', 'pricing/'], ['M-0000000C-0000']],
  [['--page', '/'], ['M-0000000D-0000']],
  [
    ['--kind', 'newsletter'],
    ['N-0000000A-0000', 'N-0000000B-0000'],
  ],
  [['--kind', 'meeting', '--email', 'ADA@example.com'], ['M-0000000C-0000']],
  [
    ['--email', 'grace@example.com', '--email', 'ada@example.com.au'],
    ['M-0000000D-0000', 'N-0000000B-0000'],
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
  await setSource('R-0000000E-0000', leadSource, '2026-11-22T23:30:00Z');
  const exported = await run('export', '--campaign', 'Summer 2025', '--csv');
  expect(exported.match(/[NMR]-0000000[A-E]-0000/g)).toEqual(['M-0000000D-0000', 'M-0000000C-0000']);
});

test('the last week is that of the report, the list and the export', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z'), toFake: ['Date'] });
  expect(await references('--last-week')).toEqual(['M-0000000C-0000', 'R-0000000E-0000', 'N-0000000B-0000']);
  expect(JSON.parse(await run('report', '--last-week', '--json'))).toMatchObject({
    since: '2026-11-16',
    until: '2026-11-22',
    leads: 1,
  });
  expect((await run('export', '--last-week')).match(/"reference": ".+"/g)).toEqual([
    '"reference": "M-0000000C-0000"',
  ]);
});

test('docs/leads.md names every view of the database', async () => {
  const leads = await readFile(new URL('../../docs/leads.md', import.meta.url), 'utf8');
  const views = await database.query(
    `select table_name as name from information_schema.views where table_schema = 'public'`,
  );
  const unnamed = views.map(({ name }) => name).filter((name) => !leads.includes(`\`${name}\``));
  expect(unnamed, 'Say in docs/leads.md what these views show').toEqual([]);
});
