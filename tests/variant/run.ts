import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/copied-project.ts';
import { addGermanPage, addGermanWords } from '../support/german.ts';
import { isReleaseTier } from '../support/tier.ts';
import type { ListChange } from './edited-file.ts';
import { otherLetters } from './other-letters.ts';

/**
 * Tests the variant: a copy of the project with other content (`change.ts`), built once. It proves that no test depends on the copy,
 * that nothing but the site's address is left to do before a launch, and what only other content shows: an announcement, tools that
 * measure, pages in German.
 *
 * `--build` only builds it, `--built` tests the one that is built. The release tier has two further variants, one with more entries
 * in every list and one with fewer, and runs the unit tests and the audits of pages on them. A failed step does not stop the
 * others, unless it is the build. Exits with 1 if any step fails.
 */

const onlyBuild = process.argv.includes('--build');
const isBuilt = process.argv.includes('--built');

/** Runs a command in a variant. Returns whether it succeeded. */
function run(root: string, command: string, ...rest: readonly string[]): boolean {
  console.info(`> ${[command, ...rest].join(' ')}`);
  const env = { ...process.env, LAUNCH_ALLOW: 'origin' };
  return spawnSync(command, rest, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** Below the project, so that the packages of the project are found. */
const folderOf = (listChange: ListChange) => join('.build', 'variant', listChange);

/** Copies the project, changes its content and builds it. Returns whether that succeeded. */
function build(listChange: ListChange): boolean {
  const root = folderOf(listChange);
  rmSync(root, { recursive: true, force: true });
  copyProject(root);
  addGermanPage(root);
  if (!run(root, process.execPath, 'tests/variant/change.ts', listChange)) return false;
  addGermanWords(root, otherLetters);
  return run(root, process.execPath, 'src/build/build.ts');
}

/** Runs the tests in a variant that is built. Returns whether all passed. */
function passes(listChange: ListChange): boolean {
  const root = folderOf(listChange);
  const npx = (...rest: readonly string[]) => run(root, 'npx', ...rest);
  const vitest = (...rest: readonly string[]) => npx('vitest', 'run', '--reporter=dot', ...rest);
  const playwright = (...rest: readonly string[]) => npx('playwright', 'test', '-c', ...rest);
  const steps =
    listChange === 'turns'
      ? [() => playwright('tests/browser/variant')]
      : [
          () => vitest('--project', 'unit', 'src'),
          () => playwright('tests/browser', 'accessibility/every-page', 'shell/faq', 'pages/'),
        ];
  return [
    () => run(root, process.execPath, 'src/build/check.ts'),
    () => vitest('--project', 'output'),
    ...steps,
  ]
    .map((step) => step())
    .every(Boolean);
}

const listChanges: readonly ListChange[] = isReleaseTier ? ['turns', 'more', 'fewer'] : ['turns'];
const results = listChanges.map(
  (listChange) => (isBuilt || build(listChange)) && (onlyBuild || passes(listChange)),
);
if (!results.every(Boolean)) process.exitCode = 1;
