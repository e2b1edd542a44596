import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { leadsDatabaseForTests } from '../tests/support/leads-database.ts';
import { runLeadsCommand } from './leads.ts';

const database = leadsDatabaseForTests();

const root = new URL('../', import.meta.url);
const runbook = await readFile(new URL('docs/runbook.md', root), 'utf8');
const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
/** The commands of the runbook with their arguments; prose names some by their name alone. */
const commands = [...runbook.matchAll(/npm run (?:--silent )?(leads[a-z:]*) -- ([^`\n]+)/g)].map(
  ([, name = '', words = '']) => [name, words] as const,
);

test.each(commands)('the runbook’s command %s %s works', async (name, words) => {
  const reference = name === 'leads:release' ? 'R-0000000E' : 'N-0000000A';
  const filled = words.replace('<reference>', reference).replace('<email address>', 'ada@example.com');
  const script = String(scripts[name]).replace('node db/leads.ts ', '');
  expect(await runLeadsCommand(`${script} ${filled}`.trim().split(' '), database.urlFile)).not.toBe('');
});

test('the runbook’s statements work, for the owner, and the second role may do what the first may', async () => {
  const blocks = [...runbook.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const inline = [...runbook.matchAll(/`(create role [^`]+)`/g)].map(([, statement]) => `${statement};`);
  await database.query('begin');
  for (const statement of [...blocks, ...inline]) await database.query(statement);
  const rows = await database.query(
    `select has_column_privilege('site_writer_2', 'meeting_bookings', 'email', 'insert') as insert,
      has_function_privilege('site_writer_2', 'claim_notifications(integer)', 'execute') as claim`,
  );
  expect(rows).toEqual([{ insert: true, claim: true }]);
  await database.query('rollback');
});
