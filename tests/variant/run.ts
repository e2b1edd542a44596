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
 * Takes the names of its parts, `build`, `output` and `browser`, which may run at different times; without a name it runs all. The
 * release tier has two further variants, one with more entries in every list and one with fewer, and runs the unit tests and the
 * audits of pages on them. A failed part does not stop the others, unless it is the build. Exits with 1 if any part fails.
 */

const parts = ['build', 'output', 'browser'] as const;
type Part = (typeof parts)[number];

const named = parts.filter((part) => process.argv.includes(part));
const chosen: readonly Part[] = named.length > 0 ? named : parts;

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

/** Returns whether the tests of the build pass in a variant, and nothing but its address is left to do before a launch. */
function passesOutput(listChange: ListChange): boolean {
  const root = folderOf(listChange);
  const isReady = run(root, process.execPath, 'src/build/launch-check.ts');
  return run(root, 'npx', 'vitest', 'run', '--reporter=dot', '--project', 'output') && isReady;
}

/** Returns whether the browser tests of a variant pass; with other lists the audits of pages, and the unit tests too. */
function passesBrowser(listChange: ListChange): boolean {
  const root = folderOf(listChange);
  const playwright = (...rest: readonly string[]) => run(root, 'npx', 'playwright', 'test', '-c', ...rest);
  if (listChange === 'turns') return playwright('tests/browser/variant');
  const unit = run(root, 'npx', 'vitest', 'run', '--reporter=dot', '--project', 'unit', 'src');
  return playwright('tests/browser', 'accessibility/every-page', 'shell/faq', 'pages/') && unit;
}

/** Runs the chosen parts for a variant. Returns whether all passed. */
function passes(listChange: ListChange): boolean {
  if (chosen.includes('build') && !build(listChange)) return false;
  const output = !chosen.includes('output') || passesOutput(listChange);
  return (!chosen.includes('browser') || passesBrowser(listChange)) && output;
}

const listChanges: readonly ListChange[] = isReleaseTier ? ['turns', 'more', 'fewer'] : ['turns'];
if (!listChanges.map(passes).every(Boolean)) process.exitCode = 1;
