import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { logEvents } from './log.ts';
import { problems } from './respond.ts';

interface TableRow {
  /** The event's name, the first word in code type. */
  readonly event: string;
  readonly codes: readonly string[];
}

/** The rows of the runbook's table of events: what stands in code type in the first cell. */
async function runbookRows(): Promise<readonly TableRow[]> {
  const text = await readFile(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## The log\n([\s\S]*?)^## /m.exec(text) ?? [];
  const cells = [...section.matchAll(/^\| (`[^|]*?) \|/gm)].map(([, cell = '']) => cell);
  return cells.map((cell) => {
    const [event = '', ...codes] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { event, codes };
  });
}

it('writes no event that the runbook does not name, and the runbook names no other', async () => {
  const named = (await runbookRows()).map(({ event }) => event);
  expect([...new Set(named)].toSorted()).toEqual([...logEvents].toSorted());
});

it('answers a submission with no code that the runbook does not name', async () => {
  const rows = (await runbookRows()).filter(({ event }) => event === 'submission');
  const named = rows.flatMap(({ codes }) => codes);
  expect(named).toEqual(expect.arrayContaining(['stored', 'replayed', ...Object.keys(problems)]));
  expect(new Set(named).size).toBe(named.length);
});
