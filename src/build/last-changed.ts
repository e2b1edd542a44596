import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRoute } from '../routes.ts';

const gitMilliseconds = 5000;

/** A page's own folder and the content its file imports; what pages share changes too often to date one of them. */
function sourcesOf(root: string, route: SiteRoute): readonly string[] {
  if (route.page === 'added') return [`src/${route.content}.yaml`];
  const folder = `src/pages/${route.page}`;
  const page = readFileSync(join(root, folder, 'Page.tsx'), 'utf8');
  const imports = page.matchAll(/from '\.\.\/\.\.\/(content\/[^']+)'/g);
  return [folder, ...Array.from(imports, ([, file]) => `src/${file}`)];
}

/** What Git says of the project in `root`; nothing where there is no Git or it is not a repository. */
function git(root: string, ...command: readonly string[]): string {
  const { stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', timeout: gitMilliseconds });
  return stdout?.trim() ?? '';
}

/**
 * The day a page was last changed, as `2026-11-21`, by the history in Git. Undefined where the whole history is not there: a
 * date that is not true is worse than none (sitemaps.org protocol).
 */
export function lastChanged(root: string, route: SiteRoute): string | undefined {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git(root, 'log', '-1', '--format=%cs', '--', ...sourcesOf(root, route)) || undefined;
}
