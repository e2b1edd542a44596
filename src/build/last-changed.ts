import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRoute } from '../routes.ts';

const gitMilliseconds = 5000;

/** A page's own folder and the content its file imports; what pages share changes too often to date one of them. */
function sourcesOf(root: string, route: SiteRoute): readonly string[] {
  if (route.page === 'added') return [`src/content/${route.content}.yaml`];
  const folder = `src/pages/${route.page}`;
  const page = readFileSync(join(root, folder, 'Page.tsx'), 'utf8');
  const imports = page.matchAll(/from '\.\.\/\.\.\/(content\/[^']+)'/g);
  return [folder, ...Array.from(imports, ([, file]) => `src/${file}`)];
}

/** The day of each commit and the files that it changed, the newest first; nothing where Git or the whole history is missing. */
function changes(root: string): readonly (readonly string[])[] {
  const git = (...command: string[]) =>
    execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: gitMilliseconds,
      maxBuffer: 64 * 1024 * 1024,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return [];
    const log = git('log', '--format=%x00%cs', '--name-only', '--', 'src/pages', 'src/content');
    return log
      .split('\0')
      .slice(1)
      .map((commit) => commit.split('\n').filter((line) => line !== ''));
  } catch {
    return [];
  }
}

/**
 * Reads the history in Git once. The returned function gives the day a page was last changed, as `2026-11-21`, by its own
 * files. Undefined where the history is not there: a date that is not true is worse than none (sitemaps.org protocol).
 */
export function openHistory(root: string): (route: SiteRoute) => string | undefined {
  const history = changes(root);
  return (route) => {
    if (history.length === 0) return undefined;
    const sources = sourcesOf(root, route);
    const isOwn = (file: string) =>
      sources.some((source) => file === source || file.startsWith(`${source}/`));
    return history.find(([, ...files]) => files.some(isOwn))?.[0];
  };
}
