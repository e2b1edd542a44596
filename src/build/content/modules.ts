import { globSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expectedEnding } from '../../content/loader/plugin.ts';
import { writeChanged, writeEmbeddedContent } from './embedded.ts';
import { contentSchemas } from './schemas.ts';

/** Writes the types of content files: `pages/home/page.d.yaml.ts` declares `pages/home/page.yaml`. Removes those of no file. */
function writeTypes(project: string): void {
  // The second of `rootDirs` in `tsconfig.json`: TypeScript resolves its files as if they were in `src`.
  const types = join(project, '.types');
  const declarations = new Set<string>();
  for (const [name, schema] of Object.entries(contentSchemas)) {
    if (name.includes('*')) continue;
    const file = join(types, `${name}.d${expectedEnding(schema)}.ts`);
    const path = relative(dirname(file), join(import.meta.dirname, 'schemas.ts'));
    const schemas = path.replaceAll('\\', '/');
    declarations.add(file);
    writeChanged(
      file,
      `declare const content: import('${schemas}').Content<'${name}'>;\nexport default content;\n`,
    );
  }
  for (const file of globSync('**/*.ts', { cwd: types }).map((name) => join(types, name)))
    if (!declarations.has(file)) rmSync(file);
}

/**
 * Writes the modules that are made of content into the project's folder: the types of content files, and `embedded.ts`. Returns
 * whether it could; if not, it logs the mistakes.
 */
export function writeContentModules(project: string): boolean {
  writeTypes(project);
  return writeEmbeddedContent(project);
}
