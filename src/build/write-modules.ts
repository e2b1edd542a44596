import { globSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expectedEnding } from '../content/loader/plugin.ts';
import { contentSchemas } from './content-schemas.ts';
import { writeChanged, writeEmbeddedContent } from './embedded-content.ts';

const project = join(import.meta.dirname, '../..');
/** The second of `rootDirs` in `tsconfig.json`: TypeScript resolves its files as if they were in `src`. */
const types = join(project, '.types');

// The types of content files: `pages/home/page.d.yaml.ts` declares `pages/home/page.yaml`.
const declarations = new Set<string>();
for (const [name, schema] of Object.entries(contentSchemas)) {
  if (name.includes('*')) continue;
  const file = join(types, `${name}.d${expectedEnding(schema)}.ts`);
  const schemas = relative(dirname(file), join(import.meta.dirname, 'content-schemas.ts')).replaceAll(
    '\\',
    '/',
  );
  declarations.add(file);
  writeChanged(
    file,
    `declare const content: import('${schemas}').Content<'${name}'>;\nexport default content;\n`,
  );
}
for (const file of globSync('**/*.ts', { cwd: types }).map((name) => join(types, name)))
  if (!declarations.has(file)) rmSync(file);

if (!writeEmbeddedContent(project)) process.exitCode = 1;
