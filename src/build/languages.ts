import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { hasWords, languageFile, translatedPages, translator } from '../content/translate.ts';
import { type SiteRoute, siteRoutes } from '../routes.ts';
import { defaultLanguage, languageOf } from '../site.ts';
import { unfinishedBuild } from './finished-build.ts';
import { readContent } from './read-content.ts';

/** The variable that says which language the build is of; English without it. Set by the build itself, and for `npm run dev`. */
export const languageVariable = 'SITE_LANGUAGE';

/**
 * Returns the languages of the added pages besides English. Each has a build of its own (decision 0031). Reads the pages
 * themselves, as the route table may be that of the last build.
 */
export const otherLanguages = (): readonly string[] => [
  ...new Set(translatedPages().map(({ language }) => language)),
];

/** Returns the routes of the pages in a language; the empty one is English. */
export const routesIn = (language: string): readonly SiteRoute[] =>
  siteRoutes.filter(({ path }) => languageOf(path) === (language || defaultLanguage));

/** Returns the folder of the unfinished build of a language. */
export const languageBuild = (language: string) =>
  language === '' ? unfinishedBuild : join(dirname(unfinishedBuild), 'languages', language);

/** Returns the language of the words of frame and forms on the pages in a language: English where it has no file of words. */
export const frameLanguage = (language: string) =>
  language !== '' && hasWords(language) ? language : defaultLanguage;

/** Returns the function that gives content files in the words of a language; undefined where it has none. */
export function contentTranslator(language: string) {
  if (language === '' || !hasWords(language)) return undefined;
  return translator(
    language,
    readContent(`content/languages/${language}`) as Parameters<typeof translator>[1],
  );
}

/** The modules whose place another one takes in the build of a language that has a file of words. */
const replacements = (language: string): Readonly<Partial<Record<string, string>>> => ({
  'src/content/translation.ts': languageFile(language),
  'src/content/format.ts': 'src/content/translated-format.ts',
  'src/submissions/sentences.ts': 'src/forms/translated/sentences.ts',
  'src/submissions/form-fields.ts': 'src/forms/translated/form-fields.ts',
});

/** Vite plugin: gives the words of a language to the modules that have them in English. Does nothing for English. */
export function languagePlugin(language: string): Plugin {
  const replaced = frameLanguage(language) === language ? replacements(language) : {};
  return {
    name: 'language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:translation|format|sentences|form-fields)\.ts$/ },
      async handler(id, importer, options) {
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        const { root } = this.environment.config;
        const at = (path: string) => relative(root, path).replaceAll('\\', '/');
        const replacement = resolved && replaced[at(resolved.id)];
        // The module that takes the place imports the one that was there.
        if (!replacement || (importer && at(importer) === replacement)) return resolved;
        return join(root, replacement);
      },
    },
  };
}

/** Adds the pages and scripts of the other languages to the site built in `directory`, and removes their own builds. */
export function addLanguages(directory: string): void {
  for (const language of otherLanguages()) {
    const build = languageBuild(language);
    for (const file of globSync([`${language}/**/*.html`, 'assets/**/*.*'], { cwd: build })) {
      const target = join(directory, file);
      if (!existsSync(target)) cpSync(join(build, file), target);
    }
    rmSync(build, { recursive: true });
  }
}
