import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { hasWords, languageFile, translatedPages, translator } from '../../content/translate.ts';
import { type SiteRoute, siteRoutes } from '../../routes.ts';
import { defaultLanguage, languageOf } from '../../site.ts';
import { readContent } from '../content/read-content.ts';
import { unfinishedBuild } from '../finished-build.ts';

/** The environment variable with the language to build; English by default. The build sets it; set it yourself for `npm run dev`. */
export const languageVariable = 'SITE_LANGUAGE';

/**
 * Returns the languages of the added pages, except English. Each is a separate build (decision 0031). Reads the page files,
 * because the route table may still be that of the last build.
 */
export const otherLanguages = (): readonly string[] => [
  ...new Set(translatedPages().map(({ language }) => language)),
];

/** Returns the routes of the pages in a language. An empty string is English. */
export const routesIn = (language: string): readonly SiteRoute[] =>
  siteRoutes.filter(({ path }) => languageOf(path) === (language || defaultLanguage));

/** Returns the folder of the unfinished build of a language. */
export const languageBuild = (language: string) =>
  language === '' ? unfinishedBuild : join(dirname(unfinishedBuild), 'languages', language);

/** Returns the language of header, footer and forms on pages in a language: English if that language has no language file. */
export const frameLanguage = (language: string) =>
  language !== '' && hasWords(language) ? language : defaultLanguage;

/** Returns a function that translates content files into a language, or undefined if the language has no language file. */
export function contentTranslator(language: string) {
  if (language === '' || !hasWords(language)) return undefined;
  return translator(
    language,
    readContent(`content/languages/${language}`) as Parameters<typeof translator>[1],
  );
}

/** Modules and their replacements in the build of a language with a language file. */
const replacements = (language: string): Readonly<Partial<Record<string, string>>> => ({
  'src/content/translation.ts': languageFile(language),
  'src/content/format.ts': 'src/content/translated-format.ts',
  'src/submissions/sentences.ts': 'src/forms/translated/sentences.ts',
  'src/submissions/form-fields.ts': 'src/forms/translated/form-fields.ts',
});

/** Returns a Vite plugin that replaces modules with English text in the build of a language. Does nothing for English. */
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
        // A replacement imports the original module.
        if (!replacement || (importer && at(importer) === replacement)) return resolved;
        return join(root, replacement);
      },
    },
  };
}

/** Adds the pages and scripts of the other languages to the site built in `directory`, and removes their builds. */
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
