import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { isShownFrom, publicationDay } from '../content/days.ts';
import { expectedEnding } from '../content/loader/plugin.ts';
import { measuringCategories, toolKinds } from '../content/measuring-kinds.ts';
import { contentSchemas } from './content-schemas.ts';

const project = join(import.meta.dirname, '../..');
/** The second of `rootDirs` in `tsconfig.json`: TypeScript resolves its files as if they were in `src`. */
const types = join(project, '.types');

/** Writes a file unless it has this text already, so that a type check beside this program always finds it whole. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

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

// Omitted from the scripts: only the placeholder page shows a link's purpose, and only headers need the host.
const omittedKeys = new Set<unknown>(['purpose', 'httpsForTwoYears']);

// `embedded.ts` has content for functions and scripts, which cannot read YAML files at run time.
const content = join(project, 'src/content');
const embedded = ['links', 'answers', 'forms', 'mail'].map((name) => {
  const text = readFileSync(join(content, `${name}.yaml`), 'utf8');
  const value: unknown = parse(text, (key, entry: unknown) => (omittedKeys.has(key) ? undefined : entry));
  return `/** \`${name}.yaml\`. */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;
});

const { httpsForTwoYears } = Object(parse(readFileSync(join(content, 'links.yaml'), 'utf8')));
embedded.push(
  `/** The host of \`links.yaml\` whose subdomains are bound to HTTPS too, if it names one. */\nexport const httpsForTwoYears: string | undefined = ${JSON.stringify(httpsForTwoYears)};\n`,
);

const added = globSync('pages/**/*.yaml', { cwd: content })
  .filter((file) => isShownFrom(publicationDay(parse(readFileSync(join(content, file), 'utf8'))) ?? ''))
  .map((file) => file.replaceAll('\\', '/').replace(/^pages(.*)\.yaml$/, '$1'));
embedded.push(
  `/** The paths of the published pages in \`pages/\`. */\nexport const addedPaths: readonly string[] = ${JSON.stringify(added.sort())};\n`,
);

// The file is not validated here; the check of the content reports its mistakes.
const { tools: listedTools } = Object(parse(readFileSync(join(content, 'measuring.yaml'), 'utf8')));
const tools = (Array.isArray(listedTools) ? listedTools : []).map((tool: unknown) => ({
  category: Object(tool).category,
  ...Object(toolKinds)[Object(tool).kind],
  text: JSON.stringify(tool),
}));
const measured = measuringCategories.filter((name) => tools.some(({ category }) => category === name));
embedded.push(
  `/** Whether \`measuring.yaml\` lists a tool. If not, the bundler removes code that depends on this. */\nexport const isMeasured: boolean = ${measured.length > 0};\n`,
  `/** The consent categories of the tools. */\nexport const measuredCategories: readonly ('${measuringCategories.join("' | '")}')[] = ${JSON.stringify(measured)};\n`,
  `/** Changes when a tool is added, replaced or removed. */\nexport const measuredBy = ${JSON.stringify(hash('sha256', tools.map(({ text }) => text).join()).slice(0, 8))};\n`,
);

writeChanged(join(content, 'embedded.ts'), embedded.join(''));
