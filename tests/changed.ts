import { execFileSync } from 'node:child_process';
import { siteRoutes } from '../src/routes.ts';
import type { Command } from './commands.ts';

/**
 * Returns the files of a project that differ from a commit, with those that Git does not know yet; paths from the project's folder.
 * Throws where Git does not know the commit.
 */
export function changedFiles(base: string, folder = '.'): readonly string[] {
  const git = (...options: readonly string[]) =>
    execFileSync('git', options, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
  const changed = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard', '-z')])].sort();
}

/** What a page shows that is shared: after a change there two pages of different kinds are audited. */
const shared = /^src\/(?:components|content|design|drawings|layout|sections)\/|^src\/\w+\.ts$/;

/** Browser tests by the folder that they prove. A folder that is not listed is proven by unit tests and by the tests of the build. */
const browserTests: readonly (readonly [folder: RegExp, ...tests: string[]])[] = [
  [/^src\/(?:forms|submissions)\//, 'forms/stored', 'forms/validation', 'forms/failed'],
  [/^src\/consent\//, 'shell/consent'],
  [/^src\/layout\//, 'shell/navigation', 'shell/mobile-menu'],
  [/^src\/components\/.*\.(?:tsx|css)$/, 'stories'],
  [/^src\/sections\/.*[Vv]ideo/, 'video/videos'],
  [/^netlify\/security-headers\.ts$/, 'security'],
];

/** Returns the browser tests that can notice a change of these files: parts of their paths, and of names of audits of pages. */
function browserTestsFor(files: readonly string[]): { readonly specs: string[]; readonly pages: string[] } {
  const specs = browserTests.flatMap(([folder, ...tests]) =>
    files.some((file) => folder.test(file)) ? tests : [],
  );
  const own = files.filter((file) => file.startsWith('tests/browser/') && file.endsWith('.spec.ts'));
  // A product's drawing has the name of its page.
  const folders = new Set(
    files.flatMap((file) => /^src\/(?:pages|drawings)\/([^/.]+)/.exec(file)?.[1] ?? []),
  );
  const pages = siteRoutes.filter(({ page }) => folders.has(page)).map(({ path }) => path);
  if (files.some((file) => shared.test(file))) pages.push('/', '/pricing');
  return { specs: [...new Set([...specs, ...own])], pages: [...new Set(pages)] };
}

/**
 * Returns the commands that can notice a change of these files, in phases whose commands run side by side: about a minute for words,
 * a component or a function. They may miss what only another page shows, so `npm test` judges before a merge.
 */
export function commandsFor(files: readonly string[]): readonly (readonly Command[])[] {
  const some = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const modules = files.filter((file) => /^(?:src|netlify|db|tests)\/.*\.(?:tsx?|css|yaml|md)$/.test(file));
  const isBuilt = some(
    /^(?:src|public)\/(?!.*\.(?:test|stories)\.)|^netlify\/security-headers\.ts$|^netlify\.toml$/,
  );
  const readsBuild = isBuilt || some(/^tests\/(?:output|browser)\//);
  const { specs, pages } = browserTestsFor(files);
  const [checks, tests, browser]: readonly [Command[], Command[], Command[]] = [[], [], []];
  if (some(/\.(?:[cm]?[jt]sx?|json|css)$/)) checks.push(['test:static']);
  if (some(/^src\/(?:content|pages)\/.*\.(?:yaml|md)$/)) checks.push(['content:check']);
  if (readsBuild) checks.push(['build']);
  // Migrations are read from the disk: no module imports them.
  if (some(/^db\/migrations\//)) tests.push(['test:unit', '--project', 'functions']);
  if (some(/^(?:README|docs\/.*|\.github\/.*)\.md$/)) tests.push(['test:unit', 'tests/docs']);
  if (modules.length > 0) tests.push(['test:related', ...modules]);
  if (readsBuild) tests.push(['test:output']);
  if (specs.length > 0) browser.push(['test:browser', ...specs]);
  if (pages.length > 0)
    browser.push(['test:browser', 'accessibility/every-page', '-g', ` (?:${pages.join('|')}) `]);
  return [checks, tests, browser].filter((commands) => commands.length > 0);
}
