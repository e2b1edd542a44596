import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { leadsDatabaseForTests } from '../tests/support/leads-database.ts';
import { runLeadsCommand } from './leads.ts';

const database = leadsDatabaseForTests();

const root = new URL('../', import.meta.url);
const runbook = await readFile(new URL('docs/runbook.md', root), 'utf8');
const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
const flags = [...(/^\| `npm run leads` .*$/m.exec(runbook)?.[0] ?? '').matchAll(/--[a-z]+/g)];
const commands = [
  ...[...runbook.matchAll(/npm run (?:--silent )?([a-z:]+)(?: -- ([^`\n]+))?/g)].map(
    ([, name = '', words = '']) => [name, words] as const,
  ),
  ...flags.map(([flag]) => ['leads', flag] as const),
];

// Prose names some by their name alone.
const whole = commands.filter(
  ([name, words]) => words !== '' || ['leads', 'leads:purge', 'db:migrate'].includes(name),
);

test('the runbook names every command on leads, and none that does not exist', () => {
  expect(commands.filter(([name]) => !(name in scripts))).toEqual([]);
  const known = Object.keys(scripts).filter((name) => name.startsWith('leads'));
  expect(whole.map(([name]) => name)).toEqual(expect.arrayContaining(known));
  expect(flags).toHaveLength(5);
});

test('the runbook’s other commands are those whose own tests run them: migrate.test.ts, tests/functions/smoke.test.ts', () => {
  const others = whole.map(([name]) => name).filter((name) => !name.startsWith('leads'));
  expect(new Set(others)).toEqual(new Set(['db:migrate', 'smoke']));
});

test.each(whole.filter(([name]) => name.startsWith('leads')))(
  'the runbook’s command %s %s works',
  async (name, words) => {
    const reference = name === 'leads:release' ? 'R-0000000E' : 'N-0000000A';
    const filled = words.replace('<reference>', reference).replace('<email address>', 'ada@example.com');
    const script = String(scripts[name]).replace('node db/leads.ts ', '');
    expect(await runLeadsCommand(`${script} ${filled}`.trim().split(' '), database.urlFile)).not.toBe('');
  },
);

test('the runbook’s statements work, for the owner, and the second role may do what the first may', async () => {
  const blocks = [...runbook.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const inline = [...runbook.matchAll(/`(create role [^`]+)`/g)].map(([, statement]) => `${statement};`);
  expect([blocks.length, inline.length]).toEqual([2, 1]);
  await database.query('begin');
  for (const statement of [...blocks, ...inline]) {
    await database.query(statement.replaceAll('<reference>', 'N-0000000A'));
  }
  const resolved = "select from all_leads where mail = 'resolved' and reference = 'N-0000000A'";
  expect(await database.query(resolved)).toHaveLength(1);
  expect(await database.outboxOf('N-0000000A')).toMatchObject({ status: 'dead', data: {} });
  const rows = await database.query(
    "select has_column_privilege('site_writer_2', 'meeting_bookings', 'email', 'insert') as may",
  );
  expect(rows).toEqual([{ may: true }]);
  // A member of a role has its rights, not its settings, such as the time limit of a statement.
  const settings = await database.query(
    "select rolconfig from pg_roles where rolname in ('site_writer', 'site_writer_2') order by rolname",
  );
  expect(settings[0]?.rolconfig).not.toEqual(null);
  expect(settings[1]).toEqual(settings[0]);
  await database.query('rollback');
});
