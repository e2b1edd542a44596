import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of an unfinished build, on the same file system as `dist`, so that a rename publishes the build. */
export const unfinishedBuild = '.build/dist';

const published = 'dist';
const previous = '.build/previous';
const record = '.build/sources.json';

/** The source files of a build. `package-lock.json` represents the packages. */
const sourceFiles = [
  'src/**/*.*',
  'public/**/*.*',
  'netlify/security-headers.ts',
  'netlify/submissions/html.ts',
  'index.html',
  'netlify.toml',
  'package-lock.json',
  'vite.config.ts',
];
const notBuilt = ['src/**/*.test.*', 'src/**/*.stories.tsx', 'src/stories/**'];
const variables = [
  'URL',
  'NETLIFY',
  'CONTEXT',
  'EDITOR_ONLY',
  'EDITOR_REPOSITORY',
  'BRANCH',
  'EDITOR_BRANCH',
  'EDITOR_AUTH_URL',
];

const namedAtMost = 3;

/** The hash of each source of a build by its path or variable name. */
export type Sources = Readonly<Record<string, string>>;

/** Returns the hashes of all files and environment variables that a build of the project in `root` depends on. */
export function readSources(root: string, environment: NodeJS.ProcessEnv): Sources {
  const files = globSync(sourceFiles, { cwd: root, exclude: notBuilt, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return Object.fromEntries([
    ...files.map((file) => [file, hash('sha256', readFileSync(join(root, file)))]),
    ...variables.map((name) => [`the variable ${name}`, hash('sha256', environment[name] ?? '')]),
  ]);
}

/**
 * Replaces `dist` of the project in `root` by the unfinished build. `sources` are the hashes from before the build; they are
 * recorded in a folder that is not published.
 */
export function publishBuild(root: string, sources: Sources): void {
  const at = (path: string) => join(root, path);
  rmSync(at(previous), { recursive: true, force: true });
  rmSync(at(record), { force: true });
  if (existsSync(at(published))) renameSync(at(published), at(previous));
  renameSync(at(unfinishedBuild), at(published));
  writeFileSync(at(record), JSON.stringify(sources));
  rmSync(at(previous), { recursive: true, force: true });
}

/**
 * Returns a sentence that says why the build in `dist` is missing or stale, or undefined if it is fresh. Does not consider the
 * present date.
 */
export function staleBuild(root: string, environment: NodeJS.ProcessEnv): string | undefined {
  if (!existsSync(join(root, published, 'index.html')))
    return 'There is no build in dist; run npm run build.';
  if (!existsSync(join(root, record))) {
    return 'The build in dist has no record of its sources; run npm run build.';
  }
  const built: Sources = JSON.parse(readFileSync(join(root, record), 'utf8'));
  const present = readSources(root, environment);
  const changed = Object.keys({ ...built, ...present }).filter((name) => built[name] !== present[name]);
  if (changed.length === 0) return undefined;
  const named = changed.slice(0, namedAtMost).join(', ');
  const others = changed.length > namedAtMost ? ` and ${changed.length - namedAtMost} more` : '';
  return `The build in dist is stale: ${named}${others} changed since; run npm run build.`;
}
