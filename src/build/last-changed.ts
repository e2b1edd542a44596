import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { SiteRoute } from '../routes.ts';

const gitMilliseconds = 5000;

/** A page's own folder and the content its file imports; what pages share changes too often to date one of them. */
export function sourcesOf(root: string, route: SiteRoute): readonly string[] {
  const page = `src/pages/${route.page}/Page.tsx`;
  const imports = readFileSync(join(root, page), 'utf8').matchAll(/from '(\.\.\/\.\.\/content\/[^']+)'/g);
  const content = Array.from(imports, ([, path = '']) => normalize(join(dirname(page), path)));
  if (route.page === 'added') return [`src/content/${route.content}.yaml`];
  return [dirname(page), ...content.filter((path) => existsSync(join(root, path)))];
}

/**
 * The day a page was last changed, as `2026-11-21`, from the history of its own files in Git. Undefined where Git or the
 * history is not there: a date that is not true is worse than none (sitemaps.org protocol).
 */
export function lastChanged(root: string, route: SiteRoute): string | undefined {
  try {
    const shallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: gitMilliseconds,
    });
    if (shallow.trim() !== 'false') return undefined;
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', ...sourcesOf(root, route)], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: gitMilliseconds,
    }).trim();
    return day === '' ? undefined : day;
  } catch {
    return undefined;
  }
}
