import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { logEvents, processLog } from './log.ts';
import { problems } from './problems.ts';

const runbook = await readFile(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
const [, section = ''] = /^## The log\n([\s\S]*?)^## /m.exec(runbook) ?? [];
/** What stands in code type in the first cell of each row of the table of events: the event's name, then its codes. */
const rows = Array.from(section.matchAll(/^\| (`[^|]*?) \|/gm), ([, cell = '']) =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
);

it('writes no event that the runbook does not name, and the runbook names no other', () => {
  expect(new Set(rows.map(([event]) => event))).toEqual(new Set(logEvents));
});

it('answers a submission with no code that the runbook does not name', () => {
  const named = rows.flatMap(([event, ...codes]) => (event === 'submission' ? codes : []));
  expect(named).toEqual(expect.arrayContaining(['stored', 'replayed', ...Object.keys(problems)]));
  expect(new Set(named).size).toBe(named.length);
});

it.each([
  ['info', 'stdout'],
  ['warn', 'stdout'],
  ['error', 'stderr'],
] as const)('writes an event of level %s as a line of JSON to %s', (level, stream) => {
  const write = vi.spyOn(process[stream], 'write').mockReturnValue(true);
  processLog(level, { event: 'purged', count: 1 });
  expect(write.mock.calls).toEqual([[`{"level":"${level}","event":"purged","count":1}\n`]]);
  write.mockRestore();
});
