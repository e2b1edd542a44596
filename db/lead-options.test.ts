import { expect, test, vi } from 'vitest';
import { lastWeek, readCommand } from './lead-options.ts';
import { optionsOf, usageOf, verbNamed, verbs } from './lead-verbs.ts';
import { runLeadsCommand } from './leads.ts';

const verbNames = Object.keys(verbs) as (keyof typeof verbs)[];

test.each([
  [['drop'], 'There is no verb drop.'],
  // Names that every object has.
  [['toString'], 'There is no verb toString.'],
  [['constructor', 'ada@example.com'], 'There is no verb constructor.'],
  [['__proto__'], 'There is no verb __proto__.'],
  [['list', '--toString'], "Unknown option '--toString'."],
  [['list', '--unknown'], "Unknown option '--unknown'."],
  [['list', '--since'], "Option '--since <value>' argument missing"],
  [['\u001b[2J'], 'There is no verb \\u001b[2J.'],
  [['help', 'drop'], 'There is no verb drop.'],
])('%j prints the mistake and the whole usage', (words, sentence) => {
  expect(() => readCommand(words)).toThrow(sentence);
  expect(() => readCommand(words)).toThrow(`\n${usageOf()}`);
});

test.each([
  [['list', 'more'], 'more is not a reference such as M-3F9A1C2B-4D5E.'],
  [['list', 'ada@example.com'], 'ada@example.com is not a reference such as M-3F9A1C2B-4D5E.'],
  [['M-0000000C'], 'M-0000000C is not a reference such as M-3F9A1C2B-4D5E.'],
  [['list', '--email', 'nobody'], 'nobody is not an e-mail address.'],
  [['list', '--kind', 'others'], '--kind is one of newsletter, meeting, report.'],
  [['list', '--recorded'], 'list does not take --recorded.'],
  [['list', '--dry-run'], 'list does not take --dry-run.'],
  [['list', '--since', '2026-02-30'], '--since is not a day such as 2026-11-20.'],
  [['list', '--until', 'today'], '--until is not a day such as 2026-11-20.'],
  [['list', '--since', '2026-11-21', '--until', '2026-11-20'], '--until is before --since.'],
  [['list', '--since', '2026-11-20', '--since', '2026-11-21'], '--since was given twice.'],
  [['list', '--pending', '--dead'], '--pending and --dead exclude each other.'],
  [['list', '--pending', '--quarantined'], '--pending and --quarantined exclude each other.'],
  [['M-0000000C-0000', '--dead', '--quarantined'], '--dead and --quarantined exclude each other.'],
  [['list', '--json', '--csv'], '--json and --csv exclude each other.'],
  [['list', '--last-week', '--since', '2026-11-20'], '--last-week and --since exclude each other.'],
  [['report', '--until', '2026-11-20', '--last-week'], '--last-week and --until exclude each other.'],
  [['report', '--visits', 'a.csv', '--page', '/'], '--visits and --page exclude each other.'],
  [['report', '--visits', 'a.csv', '--campaign', 'x'], '--visits and --campaign exclude each other.'],
  [['report', 'more'], 'report takes no arguments.'],
  [['report', '--csv'], 'report does not take --csv.'],
  [['report', '--email', 'ada@example.com'], 'report does not take --email.'],
  [['export'], 'export needs an e-mail address or a filter.'],
  [['export', '--kind', 'others'], '--kind is one of newsletter, meeting, report.'],
  [['export', 'ada@example.com', '--dead'], 'export does not take --dead.'],
  [['export', 'ada@example.com', '--json', '--csv'], '--json and --csv exclude each other.'],
  [['retry'], 'retry needs a reference such as M-3F9A1C2B-4D5E or --dead.'],
  [['retry', 'everything'], 'everything is not a reference'],
  [
    ['retry', 'N-0000000A-0000', '--dead'],
    'retry takes either a reference such as M-3F9A1C2B-4D5E or --dead.',
  ],
  [['retry', '--quarantined'], 'retry does not take --quarantined.'],
  [['retry', '--since', '2026-11-20'], 'retry does not take --since.'],
  [['resolve'], 'resolve needs a reference such as M-3F9A1C2B-4D5E or --dead or --quarantined.'],
  [['resolve', '--dead', '--quarantined'], '--dead and --quarantined exclude each other.'],
  [['release'], 'release needs a reference'],
  [['release', '--dead'], 'release does not take --dead.'],
  [['release', 'N-0000000B-0000', 'everything'], 'everything is not a reference'],
  [['unsubscribe'], 'unsubscribe needs an e-mail address or --recorded.'],
  [
    ['unsubscribe', 'ada@example.com', '--recorded'],
    'unsubscribe takes either an e-mail address or --recorded.',
  ],
  [['unsubscribed'], 'unsubscribed needs an e-mail address.'],
  [['forget'], 'forget needs an e-mail address.'],
  [['forget', '%@example.com'], '%@example.com is not an e-mail address.'],
  [['forget', 'ada@example.com', 'nobody'], 'nobody is not an e-mail address.'],
  [['forget', '--recorded'], 'forget does not take --recorded.'],
  [['purge', 'everything'], 'purge takes no arguments.'],
  [['removals', 'file.json'], 'removals takes no arguments.'],
  [['removals', '--json'], 'removals does not take --json.'],
  [['after-restore'], 'after-restore needs a file or --database.'],
  [['after-restore', 'a.json', '--database'], 'after-restore takes either a file or --database.'],
  [['after-restore', 'a.json', 'b.json'], 'after-restore takes one file.'],
] as const)('%j prints the mistake and the usage of the verb', (words, sentence) => {
  const [first] = words;
  const verb = verbNames.find((name) => name === first) ?? 'list';
  expect(() => readCommand(words)).toThrow(sentence);
  expect(() => readCommand(words)).toThrow(`\n${usageOf(verb)}`);
});

test.each([
  [['help'], undefined],
  [['--help'], undefined],
  [['help', 'retry'], 'retry'],
  [['retry', '--help'], 'retry'],
  [['M-0000000C-0000', '--help'], 'list'],
  [['after-restore', 'a.json', '--help'], 'after-restore'],
] as const)('%j prints the usage without a database', async (words, verb) => {
  vi.stubEnv('DATABASE_ADMIN_URL', 'postgresql://owner:secret@127.0.0.1:9/skillsai');
  expect(await runLeadsCommand(words)).toBe(`${usageOf(verb)}\n`);
  vi.unstubAllEnvs();
});

test('the usage names every verb, and that of a verb its options', () => {
  for (const verb of verbNames) {
    const line = verb === 'list' ? '  npm run leads -- ' : `  npm run leads -- ${verb}`;
    for (const text of [usageOf(), usageOf(verb)]) expect(text).toContain(`\n${line}`);
    for (const option of optionsOf(verb)) expect(usageOf(verb)).toContain(`--${option}`);
  }
  for (const option of ['last-week', 'since', 'campaign', 'kind', 'dry-run']) {
    expect(usageOf()).toContain(`[--${option}`);
  }
});

test('every option in a usage is one that the command line knows', () => {
  const values: Readonly<Record<string, string>> = {
    kind: 'meeting',
    since: '2026-11-20',
    until: '2026-11-20',
    campaign: 'x',
    page: '/',
    email: 'ada@example.com',
    visits: 'a.csv',
  };
  const needed = { reference: 'M-0000000C-0000', email: 'ada@example.com', file: 'a.json' };
  for (const verb of verbNames) {
    for (const option of optionsOf(verb)) {
      const value = values[option];
      const words = [verb, `--${option}`, ...(value === undefined ? [] : [value])];
      const { argument, instead = [] } = verbNamed(verb);
      const isInstead = instead.some((name) => name === option);
      const given = argument === undefined || isInstead ? [] : [needed[argument]];
      expect(() => readCommand([...words, ...given])).not.toThrow();
    }
  }
});

test('references without a verb are a list, and an address that begins with a hyphen comes after two', () => {
  expect(readCommand(['m-0000000c-0000', '--dead'])).toMatchObject({
    name: 'list',
    filter: { references: ['M-0000000C-0000'], state: 'dead' },
  });
  expect(readCommand([])).toMatchObject({ name: 'list', all: false });
  expect(readCommand(['forget', '--', '-a@example.com'])).toMatchObject({
    subject: { arguments: ['-a@example.com'] },
  });
});

test.each([
  ['2026-11-22T23:59:59Z', '2026-11-09', '2026-11-15'],
  ['2026-11-23T00:00:00Z', '2026-11-16', '2026-11-22'],
  ['2026-11-28T12:00:00Z', '2026-11-16', '2026-11-22'],
  ['2027-01-04T00:30:00Z', '2026-12-28', '2027-01-03'],
])('at %s the last week is from %s to %s', (now, since, until) => {
  expect(lastWeek(Date.parse(now))).toEqual({ since, until });
});

test.each(['list', 'report', 'export'])('%s takes the last week', (verb) => {
  const { since, until } = lastWeek(Date.now());
  expect(readCommand([verb, '--last-week'])).toMatchObject({ filter: { since, until } });
});
