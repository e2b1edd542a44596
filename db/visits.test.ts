import { expect, test } from 'vitest';
import { comparedDays, parseVisits } from './visits.ts';

/** The examples in Plausible's documentation of its CSV files. */
const pages = `"date","hostname","page","visits","visitors","pageviews"
"2026-11-20","www.site.example","/pricing",8,7,11
"2026-11-21","www.site.example","/pricing/",2,2,2
`;
const sources = `"date","source","referrer","utm_source","utm_medium","utm_campaign","utm_content","utm_term","pageviews","visitors","visits","visit_duration","bounces"
"2026-11-20","Google","google.com","","","","","",70,23,25,8249,13
"2026-11-20","letter","","letter","email","Summer 2025","","",2,1,1,19,0
`;

test('reads Plausible’s export of all pages', () => {
  expect(
    parseVisits('imported_pages_20261120_20261121.csv', `\ufeff${pages.replaceAll('\n', '\r\n')}`),
  ).toEqual([
    {
      by: 'page',
      counted: 'visits',
      rows: [
        { name: '/pricing', day: '2026-11-20', count: 8 },
        { name: '/pricing', day: '2026-11-21', count: 2 },
      ],
    },
  ]);
});

test('reads Plausible’s export of all sources by campaign', () => {
  expect(parseVisits('imported_sources_20261120_20261121.csv', sources)).toEqual([
    {
      by: 'campaign',
      counted: 'visits',
      rows: [
        { name: null, day: '2026-11-20', count: 25 },
        { name: 'summer 2025', day: '2026-11-20', count: 1 },
      ],
    },
  ]);
});

test.each([
  ['exports/pages.csv', 'name,visitors,pageviews,bounce_rate\n/,12,20,50\n', 'page', '/'],
  ['utm_campaigns.csv', 'name,visitors,bounce_rate,visit_duration\nSummer,12,50,9\n', 'campaign', 'summer'],
])('reads Plausible’s dashboard file %s, which has visitors and no days', (file, text, by, name) => {
  const rows = [{ name, day: undefined, count: 12 }];
  expect(parseVisits(file, text)).toEqual([{ by, counted: 'visitors', rows }]);
});

test('reads a custom table by page and by campaign', () => {
  const text = 'Day,Path,Campaign,Visits\n2026-11-20T00:00:00Z,"/pricing?a=1","Summer, 2025",3\n';
  expect(parseVisits('own.csv', text)).toMatchObject([
    { by: 'page', rows: [{ name: '/pricing', day: '2026-11-20', count: 3 }] },
    { by: 'campaign', rows: [{ name: 'summer, 2025', count: 3 }] },
  ]);
});

const head = 'day,path,visits\n2026-11-20,/,1\n';
test.each([
  ['', 'line 1: there are no rows below the names of the columns.'],
  ['day,path,visits\n', 'line 1: there are no rows below the names of the columns.'],
  ['a,b\n1,2\n', 'line 1: the columns are a, b; expected page, path, utm_campaign or campaign;'],
  ['day,path\n2026-11-20,/\n', 'line 1: the columns are day, path; expected'],
  ['name,visits\n/,1\n', 'line 1: the columns are name, visits; expected'],
  [`${head}2026-11-20,/\n`, 'line 3: it has more or fewer cells than the first line.'],
  [`${head}\n2026-11-20,/,1,2\n`, 'line 4: it has more or fewer cells than the first line.'],
  [`${head}2026-11-20,"/,1\n`, 'line 3: a quotation mark is not closed.'],
  [`${head}2026-11-20,"/"x,1\n`, 'line 3: text follows a closing quotation mark.'],
  [`${head}2026-11-20,/a"b",1\n`, 'line 3: a quotation mark is inside a cell.'],
  [`${head}20/11/2026,/,1\n`, 'line 3: "20/11/2026" in the column day is not a day such as 2026-11-20.'],
  [`${head}2026-13-20,/,1\n`, 'line 3: "2026-13-20" in the column day is not a day such as 2026-11-20.'],
  [`${head}2026-11-20,/,1.5\n`, 'line 3: "1.5" in the column visits is not a whole number.'],
  [`${head}2026-11-20,/,\n`, 'line 3: "" in the column visits is not a whole number.'],
  [`${head}2026-11-20,pricing,1\n`, 'line 3: "pricing" in the column path is not a path such as /pricing.'],
  [`${head}\u001b[2J,/,1\n`, 'line 3: "\\u001b[2J" in the column day'],
])('refuses %j with file and line', (text, sentence) => {
  expect(() => parseVisits('visits.csv', text)).toThrow(`visits.csv, ${sentence}`);
});

test('compares the days that exports and options have in common', () => {
  const [visits] = parseVisits('imported_pages.csv', pages);
  const [undated] = parseVisits('pages.csv', 'name,visitors\n/,1\n');
  if (visits === undefined || undated === undefined) throw new Error('Nothing was read.');
  expect(comparedDays([visits], {})).toEqual({ since: '2026-11-20', until: '2026-11-21' });
  expect(comparedDays([visits], { since: '2026-11-21', until: '2026-12-31' })).toEqual({
    since: '2026-11-21',
    until: '2026-11-21',
  });
  const month = { since: '2026-11-01', until: '2026-11-30' };
  expect(comparedDays([undated], month)).toEqual(month);
  expect(() => comparedDays([undated], { since: '2026-11-01' })).toThrow(
    /no column with days: give .+ with --since/,
  );
  expect(() => comparedDays([visits], { since: '2026-12-01' })).toThrow(/no day in common/);
});
