import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { isShownFrom, publicationDay } from '../content/days.ts';
import { expectedEnding } from '../content/loader/plugin.ts';
import { measuringCategories, toolKinds } from '../content/measuring-kinds.ts';
import { contentSchemas } from './content-schemas.ts';

const project = join(import.meta.dirname, '../..');
/** The second root in `rootDirs` of `tsconfig.json`: TypeScript resolves its files as if they were in `src`. */
const types = join(project, '.types');

// The types of content files: `pages/home/page.d.yaml.ts` declares `pages/home/page.yaml`.
rmSync(types, { recursive: true, force: true });
for (const [name, schema] of Object.entries(contentSchemas)) {
  if (name.includes('*')) continue;
  const file = join(types, `${name}.d${expectedEnding(schema)}.ts`);
  const schemas = relative(dirname(file), join(import.meta.dirname, 'content-schemas.ts')).replaceAll(
    '\\',
    '/',
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `declare const content: import('${schemas}').Content<'${name}'>;\nexport default content;\n`,
  );
}

// `embedded.ts`: the content for functions and scripts, which cannot read YAML files when they run.
const content = join(project, 'src/content');
const embedded = ['links', 'answers', 'forms', 'mail'].map((name) => {
  const text = readFileSync(join(content, `${name}.yaml`), 'utf8');
  // Only the placeholder page shows a link's purpose; leaving it out keeps it from every page's scripts.
  const value: unknown = parse(text, (key, entry: unknown) => (key === 'purpose' ? undefined : entry));
  return `/** \`${name}.yaml\`. */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;
});

const added = globSync('pages/**/*.yaml', { cwd: content })
  .filter((file) => isShownFrom(publicationDay(parse(readFileSync(join(content, file), 'utf8'))) ?? ''))
  .map((file) => file.replaceAll('\\', '/').replace(/^pages(.*)\.yaml$/, '$1'));
embedded.push(
  `/** The addresses of the pages in \`pages/\` whose day has come. */\nexport const addedPaths: readonly string[] = ${JSON.stringify(added.sort())};\n`,
);

// A mistake in the file is told by its own check.
const { tools: written } = Object(parse(readFileSync(join(content, 'measuring.yaml'), 'utf8')));
const tools = (Array.isArray(written) ? written : []).map((tool: unknown) => ({
  category: Object(tool).category,
  ...Object(toolKinds)[Object(tool).kind],
  text: JSON.stringify(tool),
}));
const measured = measuringCategories.filter((name) => tools.some(({ category }) => category === name));
embedded.push(
  `/** Whether \`measuring.yaml\` names a tool. While it names none, no code that asks this is in any script. */\nexport const isMeasured: boolean = ${measured.length > 0};\n`,
  `/** What the tools measure for. */\nexport const measuredCategories: readonly ('${measuringCategories.join("' | '")}')[] = ${JSON.stringify(measured)};\n`,
  `/** Changes with every tool that is added, replaced or taken away. */\nexport const measuredBy = ${JSON.stringify(hash('sha256', tools.map(({ text }) => text).join()).slice(0, 8))};\n`,
);

writeFileSync(join(content, 'embedded.ts'), embedded.join(''));
