import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expectedEnding } from './loader/plugin.ts';
import { contentSchemas } from './schemas.ts';

/** Writes `modules.d.ts`, the type of each content file's import: TypeScript has no pattern that would say it for all of them. */
const declarations = Object.entries(contentSchemas)
  .filter(([name]) => !name.includes('*'))
  .map(
    ([name, schema]) => `declare module '*/content/${name}${expectedEnding(schema)}' {
  const content: import('./schemas.ts').Content<'${name}'>;
  export default content;
}
`,
  );

/** Writes `embedded.ts`: the content that functions and scripts read too, which know no YAML and no files when they run. */
const embedded = ['links', 'answers', 'forms', 'mail'].map((name) => {
  const text = readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8');
  // What a link is for is of use only where it has no address; every page would carry it.
  const value: unknown = parse(text, (key, entry: unknown) => (key === 'purpose' ? undefined : entry));
  return `/** \`${name}.yaml\`. */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;
});

const added = globSync('pages/*.yaml', { cwd: import.meta.dirname }).map((file) => `/${file.slice(6, -5)}`);
embedded.push(
  `/** The addresses of the pages in \`pages/\`. */\nexport const addedPaths: readonly string[] = ${JSON.stringify(added.sort())};\n`,
);

writeFileSync(join(import.meta.dirname, 'modules.d.ts'), declarations.join(''));
writeFileSync(join(import.meta.dirname, 'embedded.ts'), embedded.join(''));
