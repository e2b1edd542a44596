import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type * as z from 'zod/mini';
import { addedPagesFolder, languagesFolder } from '../folders.ts';
import { checkContent, readFileText } from './check-content.ts';
import { sectionsField } from './markdown-file.ts';
import { contentName, describeMistakes, type Mistake, suggestion, wholeFile } from './mistakes.ts';
import type { References } from './references.ts';

/** Schemas by file name. */
type ContentSchemas = Readonly<Record<string, z.ZodMiniType>>;

/** Returns the key of a file's schema: its name, `content/pages/*` for an added page, `content/languages/*` for a translation. */
export function schemaName(fileName: string): string {
  if (fileName.startsWith(addedPagesFolder)) return 'content/pages/*';
  return fileName.startsWith(languagesFolder) ? 'content/languages/*' : contentName(fileName);
}

/** Returns the sorted paths of all content files, relative to `root`. */
export function contentFiles(root: string): readonly string[] {
  const patterns = ['src/{content,pages}/**/*.{yaml,yml,md,markdown}', `${addedPagesFolder}**/*`];
  return globSync(patterns, { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Returns the file extension for a schema: `.md` if it has a field for sections. */
export function expectedEnding(schema: z.ZodMiniType | undefined): string {
  const definition = schema?._zod.def;
  return definition && 'shape' in definition && Object.hasOwn(Object(definition.shape), sectionsField)
    ? '.md'
    : '.yaml';
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns whether a name is the two-letter code of a language other than English. */
const isLanguage = (name: string) =>
  /^[a-z]{2}$/.test(name) && name !== 'en' && languageNames.of(name) !== undefined;

/** Returns whether the name of an added page is a valid address, such as `our-offer` or `de/unser-angebot`. */
function isAddress(page: string): boolean {
  const found = /^(?:([a-z]{2})\/)?[a-z0-9][a-z0-9-]*$/.exec(page);
  if (!found) return false;
  const [, folder] = found;
  return folder === undefined || isLanguage(folder);
}

/**
 * Returns the mistakes in the language of an added page: it has to be that of the folder, and no other page may be a translation
 * of the same page. `translations` collects the pages by language and translated page.
 */
function languageMistakes(
  text: string,
  fileName: string,
  page: string,
  translations: Map<string, string>,
): readonly Mistake[] {
  const { value, lineOf } = readFileText(text, fileName);
  const { head } = Object(value);
  // Without a head there is one mistake already.
  if (typeof head !== 'object') return [];
  const { lang, translates } = Object(head);
  const folder = page.includes('/') ? page.split('/')[0] : undefined;
  const mistake = (field: string, problem: string) => ({
    fileName,
    line: lineOf(['head', field]),
    field: `head.${field}`,
    problem,
  });
  if (folder !== lang) {
    const is = lang === undefined ? 'is missing' : `is "${lang}"`;
    const expected =
      folder === undefined
        ? `the page in the folder ${lang}: pages/${lang}/${page}.yaml`
        : `"${folder}", as its folder`;
    return [mistake('lang', `${is}, expected ${expected}`)];
  }
  if (typeof translates !== 'string') return [];
  if (lang === undefined)
    return [mistake('translates', 'is there without a language, expected lang beside it')];
  const version = `${lang} ${translates}`;
  const other = translations.get(version);
  translations.set(version, page);
  if (other === undefined) return [];
  return [
    mistake('translates', `is "${translates}", expected a page that ${other}.yaml does not translate yet`),
  ];
}

/** Returns a mistake about the whole file. */
const aboutFile = (fileName: string, problem: string): Mistake => ({
  fileName,
  line: 1,
  field: wholeFile,
  problem,
});

/** Checks all content files in `root` and returns all mistakes, including files without a schema and missing files. */
export function checkDirectory(
  root: string,
  schemas: ContentSchemas,
  references: References = {},
): Mistake[] {
  const files = contentFiles(root);
  const translations = new Map<string, string>();
  const mistakes = files.flatMap((fileName): readonly Mistake[] => {
    const added = fileName.startsWith(addedPagesFolder);
    const expectedEndings = added ? ['.yaml'] : ['.yaml', '.md'];
    const ending = extname(fileName);
    if (!expectedEndings.includes(ending)) {
      const found = ending === '' ? 'no ending' : `the ending ${ending}`;
      return [aboutFile(fileName, `has ${found}, expected ${expectedEndings.join(' or ')}`)];
    }
    const schema = schemas[schemaName(fileName)];
    if (schema === undefined) {
      const known = Object.keys(schemas).filter((name) => dirname(name) === dirname(contentName(fileName)));
      const meant = suggestion(
        basename(contentName(fileName)),
        known.map((name) => basename(name)),
      );
      return [aboutFile(fileName, `is not a known content file, expected one with a schema${meant}`)];
    }
    if (
      fileName.startsWith(languagesFolder) &&
      !isLanguage(fileName.slice(languagesFolder.length, -ending.length))
    ) {
      const expected = 'the two letters of a language other than English, such as de.yaml';
      return [aboutFile(fileName, `is no language by its name, expected ${expected}`)];
    }
    const page = fileName.slice(addedPagesFolder.length, -ending.length);
    if (added && !isAddress(page)) {
      const expected =
        'small letters, digits and hyphens, such as our-offer.yaml, or de/unser-angebot.yaml in another language';
      return [aboutFile(fileName, `is the address /${page}, expected ${expected}`)];
    }
    if (added && references.takenAddresses?.has(page)) {
      const expected = 'one that nothing else has, such as our-offer.yaml';
      return [aboutFile(fileName, `is the address /${page}, which is taken, expected ${expected}`)];
    }
    const text = readFileSync(join(root, fileName), 'utf8');
    const own = checkContent(text, schema, fileName, references).mistakes ?? [];
    return added ? [...own, ...languageMistakes(text, fileName, page, translations)] : own;
  });
  const present = new Set(files.map(schemaName));
  const absent = Object.keys(schemas).filter((name) => !name.includes('*') && !present.has(name));
  return [
    ...mistakes,
    ...absent.map((name) =>
      aboutFile(`src/${name}${expectedEnding(schemas[name])}`, 'is missing, expected a file of this name'),
    ),
  ];
}

/** Returns an error with its message instead of a stack, as the mistake is in the content and not in the code. */
function contentError(mistakes: readonly Mistake[]): Error {
  const error = new Error(`The content has mistakes:\n${describeMistakes(mistakes)}`);
  error.stack = error.message;
  return error;
}

/** Translates the value of a content file. `name` is the file's path in `src` without its extension. */
type Translate = (name: string, value: unknown) => unknown;

/**
 * Returns a Vite plugin for imports of content files. An import returns the output of the file's schema, or fails with the
 * file's mistakes. The development server logs the mistakes of all files at its start, and reloads after a correction.
 */
export function contentPlugin(
  schemas: ContentSchemas,
  readReferences: () => References = () => ({}),
  translate: Translate = (_, value) => value,
): Plugin {
  let root = process.cwd();
  /** Files that the development server could not load. */
  const refused = new Set<string>();
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const { command, mode } = this.environment.config;
      // Vitest's servers have nobody to tell.
      if (command !== 'serve' || mode === 'test') return;
      const mistakes = checkDirectory(root, schemas, readReferences());
      if (mistakes.length > 0) this.warn(contentError(mistakes).message);
    },
    hotUpdate({ file }) {
      // Vite sends no update for a module that failed to load, so its error would stay after the correction. The correction may
      // be in another file, to which the failed file refers.
      if (refused.size === 0 || !/\.(?:yaml|md)$/.test(file) || this.environment.name !== 'client') return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    load: {
      filter: { id: /\.(?:yaml|md)$/ },
      async handler(id) {
        const fileName = relative(root, id).replaceAll('\\', '/');
        if (!/^src\/(?:content|pages)\//.test(fileName)) return null;
        const schema = schemas[schemaName(fileName)];
        const references = readReferences();
        if (schema === undefined) throw contentError(checkDirectory(root, schemas, references));
        const text = await readFile(id, 'utf8');
        const checked = checkContent(text, schema, fileName, references);
        if (checked.mistakes) {
          refused.add(id);
          // Without own mistakes, a file that it refers to has mistakes.
          const own = checked.mistakes.length > 0;
          throw contentError(own ? checked.mistakes : checkDirectory(root, schemas, references));
        }
        refused.delete(id);
        return {
          code: `export default ${JSON.stringify(translate(contentName(fileName), checked.value))};\n`,
          map: { mappings: '' },
          moduleType: 'js',
        };
      },
    },
  };
}
