import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Mistake, wholeFile } from '../../content/loader/mistakes.ts';

const schemas = join(import.meta.dirname, 'schemas.ts');

/**
 * Returns a mistake for each file of a page that the code imports and that is not there, such as after somebody deleted the page's
 * folder. Every other check would end with a stack trace then, so this imports nothing of the pages. `root` is the project.
 */
export function missingPages(root: string): readonly Mistake[] {
  const imported = Array.from(
    readFileSync(schemas, 'utf8').matchAll(/ from '\.\.\/\.\.\/(pages\/[^']+)'/g),
    ([, path = '']) => `src/${path}`,
  );
  const components = imported.map((file) => join(dirname(file), 'Page.tsx').replaceAll('\\', '/'));
  return [...new Set([...imported, ...components])]
    .filter((file) => !existsSync(join(root, file)))
    .map((fileName) => ({
      fileName,
      line: 1,
      field: wholeFile,
      problem: `is missing, and the site is made with it, expected it back: git checkout HEAD -- ${dirname(fileName)} (to take a page away or rename it, see docs/recipes.md)`,
    }));
}
