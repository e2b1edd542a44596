import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Proves that no test knows the words: changes the content of a copy of the project (`change.ts` says how), builds it for
 * production and for tests, runs the tests of what is built, and sees that nothing but the site's address is left to do before
 * a launch. A page that an editor added, made of every section, is there too. With `--all` two copies, one with more entries in
 * every list and one with fewer, and the unit tests and some browser tests too. Every step runs, whatever fails before it, but
 * none without a build. Exit code 1 where anything fails.
 */

const all = process.argv.includes('--all');
const left = new Set(['.build', '.git', '.local', '.netlify', 'dist', 'node_modules', 'test-results']);

/** Runs a command of the copy; false where it fails. */
function run(root: string, command: string, ...rest: readonly string[]): boolean {
  console.info(`> ${[command, ...rest].join(' ')}`);
  const env = { ...process.env, LAUNCH_ALLOW: 'origin' };
  return spawnSync(command, rest, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** A copy with changed content, through the tests. */
function passes(mode: 'turns' | 'more' | 'fewer'): boolean {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'skillsai-words-'));
  const root = copy.path;
  for (const name of readdirSync('.').filter((entry) => !left.has(entry))) {
    cpSync(name, join(root, name), { recursive: true });
  }
  cpSync('tests/words/every-section.yaml', join(root, 'src/content/pages/every-section.yaml'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  const script = (...rest: readonly string[]) => run(root, 'npm', 'run', '-s', ...rest);
  const vitest = (...rest: readonly string[]) => run(root, 'npx', 'vitest', 'run', '--reporter=dot', ...rest);
  if (!run(root, process.execPath, 'tests/words/change.ts', mode)) return false;
  // As Netlify builds the live site, which stops where something is left to do before the launch.
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
