import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../support/copied-project.ts';
import { addGermanPage, addGermanWords } from '../support/german.ts';

/**
 * Checks that no test depends on the copy. It changes the content of a copy of the project (see `change.ts`), adds a page with
 * every section, in German too with the words of its frame, builds it for production and for tests, and runs the output tests. The launch check must find nothing but the
 * site's address. With `--all` it uses two copies, one with more entries in every list and one with fewer, and also runs the
 * unit tests and some browser tests. A failed step does not stop the others, unless it is the build. Exits with 1 if any step
 * fails.
 */

const all = process.argv.includes('--all');

/** Runs a command in the copy. Returns whether it succeeded. */
function run(root: string, command: string, ...rest: readonly string[]): boolean {
  console.info(`> ${[command, ...rest].join(' ')}`);
  const env = { ...process.env, LAUNCH_ALLOW: 'origin' };
  return spawnSync(command, rest, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** Whether a copy with changed content passes the tests. */
function passes(mode: 'turns' | 'more' | 'fewer'): boolean {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'skillsai-words-'));
  const root = copy.path;
  copyProject(root);
  addGermanPage(root);
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  const script = (...rest: readonly string[]) => run(root, 'npm', 'run', '-s', ...rest);
  const vitest = (...rest: readonly string[]) => run(root, 'npx', 'vitest', 'run', '--reporter=dot', ...rest);
  if (!run(root, process.execPath, 'tests/words/change.ts', mode)) return false;
  // After the change, as its labels are named in English.
  addGermanWords(root);
  // Netlify's production build, which fails if anything is left to do before the launch.
  const launched = run(root, 'env', 'NETLIFY=true', 'CONTEXT=production', 'npm', 'run', '-s', 'build');
  if (!script('build')) return false;
  const passed = [launched, script('launch:check'), vitest('--project', 'output')];
  if (all) {
    passed.push(vitest('--project', 'unit', 'src'));
    passed.push(script('test:browser', '--', 'accessibility/every-page', 'shell/faq', 'pages/'));
  }
  return passed.every(Boolean);
}

const modes = all ? (['more', 'fewer'] as const) : (['turns'] as const);
if (!modes.map(passes).every(Boolean)) process.exitCode = 1;
