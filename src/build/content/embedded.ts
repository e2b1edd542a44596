import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isPublished, isShownFrom } from '../../content/days.ts';
import { figureNamed } from '../../content/figures.ts';
import { addedPagesFolder, addressOfAdded } from '../../content/folders.ts';
import { checkContent, readFileText } from '../../content/loader/check-content.ts';
import { describeMistakes, type Mistake } from '../../content/loader/mistakes.ts';
import { measuringCategories, toolKinds } from '../../content/measuring-kinds.ts';
import { contentSchemas } from './schemas.ts';

/** The module, relative to the project. */
const moduleFile = 'src/content/embedded.ts';

/** The embedded files of `src/content`. */
const embeddedFiles = ['links', 'answers', 'forms', 'mail'] as const;

/** Omitted from the scripts: only the launch check shows a link's purpose, and only headers need the host. */
const omittedKeys: ReadonlySet<string> = new Set(['purpose', 'httpsForTwoYears']);

/** Writes a file unless it has this text already, so that a type check beside this program always finds it whole. */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the text of a file of the project, empty if there is none. The check of the content reports a missing file. */
function textOf(root: string, fileName: string): string {
  const file = join(root, fileName);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns a constant of the module with its docstring. */
const constant = (documentation: string, declaration: string, value: string) =>
  `/** ${documentation} */\nexport const ${declaration} = ${value};\n`;

/** Returns the constants about the added pages that are published. */
function addedPages(root: string): string {
  const pages = globSync(`${addedPagesFolder}**/*.yaml`, { cwd: root })
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      path: addressOfAdded(file),
      value: readFileText(textOf(root, file), file).value,
    }))
    .filter(({ value }) => isPublished(value));
  const paths = (chosen: typeof pages) => JSON.stringify(chosen.map(({ path }) => path));
  const unlisted = pages.filter(({ value }) => Object(Object(value).head).noindex === true);
  return [
    constant('The paths of the published pages in `pages/`.', 'addedPaths: readonly string[]', paths(pages)),
    constant(
      'Those of them that search engines may not list.',
      'unlistedPaths: readonly string[]',
      paths(unlisted),
    ),
  ].join('');
}

/** Returns the constant about the headlines whose article has a page: those that are shown and lead nowhere else. */
function articlePages(root: string): string {
  const read = (name: string): object => {
    const file = `src/content/${name}.yaml`;
    return Object(readFileText(textOf(root, file), file).value);
  };
  const { headlines } = Object(read('news'));
  const { links } = Object(read('links'));
  const shown = (Array.isArray(headlines) ? headlines : []).filter((headline: unknown) => {
    const { article, date, address, link } = Object(headline);
    return article && isShownFrom(String(date)) && !address && !Object(Object(links)[link]).address;
  });
  return constant(
    'The ids of the headlines whose article is a page of this site.',
    'articleIds: readonly string[]',
    JSON.stringify(shown.map((headline: unknown) => Object(headline).id)),
  );
}

/** Returns the constants about measuring. Invalid tools are left out; the check of the content reports them. */
function measuringTools(root: string): string {
  const file = 'src/content/measuring.yaml';
  const { tools: listed } = Object(readFileText(textOf(root, file), file).value);
  const tools = (Array.isArray(listed) ? listed : []).map((tool: unknown) => ({
    category: Object(tool).category,
    ...Object(toolKinds)[Object(tool).kind],
    text: JSON.stringify(tool),
  }));
  const measured = measuringCategories.filter((name) => tools.some(({ category }) => category === name));
  return [
    constant(
      'Whether `measuring.yaml` lists a tool. If not, the bundler removes code that depends on this.',
      'isMeasured: boolean',
      String(measured.length > 0),
    ),
    constant(
      'The consent categories of the tools.',
      `measuredCategories: readonly ('${measuringCategories.join("' | '")}')[]`,
      JSON.stringify(measured),
    ),
    constant(
      'Changes when a tool is added, replaced or removed.',
      'measuredBy',
      JSON.stringify(hash('sha256', tools.map(({ text }) => text).join()).slice(0, 8)),
    ),
  ].join('');
}

/** The content of `embedded.ts`, and the mistakes of the files that it is made of. */
interface EmbeddedContent {
  /** Undefined if a file is missing or cannot be parsed. A file with other mistakes is embedded as it is written. */
  readonly text: string | undefined;
  readonly mistakes: readonly Mistake[];
}

/**
 * Returns the module with the content for functions and scripts, which cannot read YAML files at run time. Files have the same
 * figures and the same checks as in the pages. `root` is the project with the files; the figures are those of the working directory.
 */
export function embeddedContent(root: string): EmbeddedContent {
  const mistakes: Mistake[] = [];
  const values = embeddedFiles.map((name) => {
    const fileName = `src/content/${name}.yaml`;
    const text = textOf(root, fileName);
    const checked = checkContent(text, contentSchemas[`content/${name}`], fileName, { figureNamed });
    mistakes.push(...(checked.mistakes ?? []));
    const value: unknown = checked.mistakes ? readFileText(text, fileName).value : checked.value;
    return { name, value };
  });
  if (values.some(({ value }) => value === undefined || value === null)) return { text: undefined, mistakes };
  const { httpsForTwoYears } = Object(values.find(({ name }) => name === 'links')?.value);
  const text = [
    ...values.map(({ name, value }) => {
      const json = JSON.stringify(value, (key, part) => (omittedKeys.has(key) ? undefined : part));
      return constant(`\`${name}.yaml\`.`, name, `${json} as const`);
    }),
    constant(
      'The host of `links.yaml` whose subdomains are bound to HTTPS too, if it names one.',
      'httpsForTwoYears: string | undefined',
      String(JSON.stringify(httpsForTwoYears)),
    ),
    addedPages(root),
    articlePages(root),
    measuringTools(root),
  ];
  return { text: text.join(''), mistakes };
}

/**
 * Writes the module into the project in `root`. Returns whether it could: false if one of its files is missing or cannot be parsed. Logs the
 * mistakes then, and leaves the module as it is.
 */
export function writeEmbeddedContent(root: string): boolean {
  const { text, mistakes } = embeddedContent(root);
  if (text === undefined) console.info(`The content has mistakes:\n${describeMistakes(mistakes)}`);
  else writeChanged(join(root, moduleFile), text);
  return text !== undefined;
}

/**
 * Returns a Vite plugin that writes the module anew after each change of the content on the development server, which then restarts,
 * as its configuration imports the module. The module stays as it is while one of its files has mistakes; they are logged.
 */
export function embeddedContentPlugin(): Plugin {
  return {
    name: 'embedded-content',
    apply: 'serve',
    configureServer({ watcher, config: { root, logger, mode } }) {
      // Vitest's servers watch nothing.
      if (mode === 'test') return;
      watcher.on('all', (_event, file) => {
        if (!/^src\/content\/.*\.yaml$/.test(relative(root, file).replaceAll('\\', '/'))) return;
        const { text, mistakes } = embeddedContent(root);
        if (text !== undefined && mistakes.length === 0) writeChanged(join(root, moduleFile), text);
        else logger.warn(`The content has mistakes:\n${describeMistakes(mistakes)}`);
      });
    },
  };
}
