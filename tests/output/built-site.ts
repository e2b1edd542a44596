import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHead, readContent } from '../../src/build/content/read-content.ts';
import type { LanguageWords } from '../../src/content/language.ts';
import { hasWords } from '../../src/content/translate.ts';
import { siteRoutes } from '../../src/routes.ts';
import { defaultLanguage, languageOf, pageTitle } from '../../src/site.ts';

/** The folder of the build under test. */
export const dist = join(import.meta.dirname, '..', '..', 'dist');

/** The paths of all built files, relative to `dist`. */
export const builtFiles = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));

/** Returns the text of a built file. */
export function readBuilt(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** Every page of the route table with its file, title, description and HTML. */
export const builtPages = siteRoutes.map((route) => {
  const file = route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`;
  const { title, description } = pageHead(route.content);
  return { ...route, title: pageTitle(title), description, file, html: readBuilt(file) };
});

/** Returns the words of frame and forms on a page in another language; undefined where they are English. */
export function wordsOf(path: string): LanguageWords | undefined {
  const language = languageOf(path);
  if (language === defaultLanguage || !hasWords(language)) return undefined;
  return readContent(`content/languages/${language}`) as LanguageWords;
}
