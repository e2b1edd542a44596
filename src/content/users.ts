import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Shape } from './lists.ts';

const project = join(import.meta.dirname, '../..');
const sources = ['src/{components,forms,layout,pages,sections}/**/*.{ts,tsx}'];
const notSources = ['**/*.test.*', '**/*.stories.tsx', '**/schema.ts'];

/** Returns the paths of the source files that refer to an entry of `links.yaml` or `videos.yaml`. */
function usersOf(name: string): readonly string[] {
  const use = new RegExp(`(?:\\b(?:to|name)="|outboundLinks\\.)${name}\\b`);
  return globSync(sources, { cwd: project, exclude: notSources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => use.test(readFileSync(join(project, file), 'utf8')))
    .sort();
}

/** Returns the schema of an entry that the code refers to. If it is missing, the message names the files. Runs at build only. */
export function namedByCode<Fields extends Shape>(name: string, what: string, fields: Fields) {
  return z.strictObject(fields, {
    error: ({ code, input }) =>
      code === 'invalid_type' && (input === undefined || input === null)
        ? `${what}, which ${usersOf(name).join(' and ') || 'the site’s own code'} needs`
        : undefined,
  });
}
