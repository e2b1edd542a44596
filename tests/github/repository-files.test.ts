import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the files that a pattern of CODEOWNERS, which begins at the root, matches. */
function matched(pattern: string): readonly string[] {
  const glob = pattern.replace(/^\//, '').replace(/\/$/, '/**');
  return globSync(glob, { cwd: root, exclude: ['node_modules', '.git'] });
}

test('every pattern of CODEOWNERS matches a file', () => {
  const patterns = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line))
    .map((line) => line.split(/\s+/)[0] ?? '');
  expect(patterns.length).toBeGreaterThan(5);
  const stale = patterns.filter((pattern) => matched(pattern).length === 0);
  expect(stale, 'files moved: correct these patterns in .github/CODEOWNERS').toEqual([]);
});

test('Dependabot holds back only packages that the project has', () => {
  const { updates }: { updates: readonly { ignore?: readonly { 'dependency-name': string }[] }[] } = parse(
    read('.github/dependabot.yml'),
  );
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const names = updates.flatMap(({ ignore = [] }) => ignore.map((entry) => entry['dependency-name']));
  const unknown = names.filter((name) => !(name in { ...dependencies, ...devDependencies }));
  expect(unknown, 'remove these from ignore in .github/dependabot.yml').toEqual([]);
});

test('LICENSE names the licence of every package that runs in the browser or in the functions', () => {
  const { packages }: { packages: Record<string, { dev?: boolean; license?: string }> } = JSON.parse(
    read('package-lock.json'),
  );
  const known = read('LICENSE');
  const unnamed = Object.entries(packages).filter(
    ([path, { dev, license }]) => path !== '' && !dev && !known.includes(license ?? 'no licence'),
  );
  expect(
    unnamed.map(([path, { license }]) => `${path}: ${license}`),
    'read these licences, and name them in LICENSE or choose other packages',
  ).toEqual([]);
});
