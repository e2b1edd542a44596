import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRoute } from '../routes.ts';

const gitMilliseconds = 5000;

/** Returns a page's folder and the content files that it imports. Shared code changes too often to date a page. */
function sourcesOf(root: string, route: SiteRoute): readonly string[] {
  if (route.page === 'added') return [`src/${route.content}.yaml`];
  const folder = `src/pages/${route.page}`;
  const page = readFileSync(join(root, folder, 'Page.tsx'), 'utf8');
  const imports = page.matchAll(/from '\.\.\/\.\.\/(content\/[^']+)'/g);
  return [folder, ...Array.from(imports, ([, file]) => `src/${file}`)];
}

/** Returns the output of a Git command in `root`. Empty without Git and outside a repository. */
function git(root: string, ...command: readonly string[]): string {
  const { stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', timeout: gitMilliseconds });
  return stdout?.trim() ?? '';
}

/**
 * Returns the day of a page's last change in Git's history, such as `2026-11-21`. Returns undefined without the complete history,
 * as in a shallow clone, because no date is better than a wrong one (sitemaps.org protocol).
 */
export function lastChanged(root: string, route: SiteRoute): string | undefined {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git(root, 'log', '-1', '--format=%cs', '--', ...sourcesOf(root, route)) || undefined;
}
