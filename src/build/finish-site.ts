import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, securityHeaders } from '../../netlify/security-headers.ts';
import { isPreview } from '../content/days.ts';
import { outboundLinks } from '../content/links.ts';
import { siteRoutes } from '../routes.ts';
import { newsFeedPath, searchWordsPath } from '../site.ts';
import { readManifest } from './bundle/client-manifest.ts';
import { stylesheetOf } from './bundle/stylesheets.ts';
import { endedPages } from './content/added-files.ts';
import { readContent } from './content/read-content.ts';
import { toolSources } from './content/tool-sources.ts';
import { buildEditor, editorFolder, editorHeaders, headersWithEditor } from './editor/editor.ts';
import { editorSettings } from './editor/editor-config.ts';
import { publishCalendar } from './files/calendar.ts';
import { publishDocuments } from './files/documents.ts';
import { publishDrawings } from './files/drawings.ts';
import { filmsPath, publishFilms } from './files/films.ts';
import { newsFeed } from './files/news-feed.ts';
import { publishPictures } from './files/pictures.ts';
import { playerOrigins } from './files/player-origins.ts';
import { searchWords } from './files/search-words.ts';
import {
  headersFile,
  languageModelFile,
  redirectsFile,
  robotsFile,
  securityFile,
  servesHttps,
  sitemap,
  speculationRules,
  speculationRulesPath,
} from './files/site-files.ts';
import { addLanguages } from './languages/languages.ts';
import { inlineScriptHashes } from './pages/finish-page.ts';

/** Returns the file of a page in the build, from the site's root. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

type PolicyOptions = Omit<Parameters<typeof contentSecurityPolicy>[0], 'films' | 'inlineScripts'>;

/** Returns the content security policy of each page, by its path and by its file. */
function pagePolicies(htmlOf: (path: string) => string, options: PolicyOptions): Map<string, string> {
  return new Map(
    siteRoutes.flatMap(({ path }) => {
      const html = htmlOf(path);
      const films = html.includes(` href="${filmsPath}`);
      const policy = contentSecurityPolicy({ ...options, films, inlineScripts: inlineScriptHashes(html) });
      return [path, fileOf(path)].map((address) => [address, policy] as const);
    }),
  );
}

/** Writes `_headers` for all that stands in `directory`, which needs every other file to be there. */
function writeHeaders(directory: string, htmlOf: (path: string) => string): void {
  const options = {
    https: servesHttps(process.env),
    playerOrigins: playerOrigins(),
    toolSources: toolSources(),
  };
  const hasEditor = editorSettings(process.env) !== undefined;
  const root = readdirSync(directory, { withFileTypes: true });
  const folders = root.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = root.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const headers = headersFile(
    {
      ...securityHeaders(options),
      ...(hasEditor ? headersWithEditor : {}),
      ...(isPreview(process.env) ? { 'X-Robots-Tag': 'noindex' } : {}),
    },
    {
      pages: pagePolicies(htmlOf, options),
      folders: folders.filter((name) => !siteRoutes.some(({ path }) => path.startsWith(`/${name}/`))),
      folderHeaders: {
        ...(hasEditor ? { [editorFolder]: editorHeaders } : {}),
        // A browser that opens a film directly shows a document with a player, which has to load the film.
        films: { 'Content-Security-Policy': contentSecurityPolicy({ ...options, films: true }) },
      },
      files: [...files, 'sitemap.xml', 'robots.txt'].filter((name) => !name.endsWith('.html')),
    },
  );
  writeFileSync(join(directory, '_headers'), headers);
}

/**
 * Writes the site's other files into `directory`: headers, redirects, sitemap, feed, pictures, editor. Removes the renderer's
 * manifests and its empty loader data. `origin` is the site's origin, without a trailing slash.
 */
export async function finishSite(directory: string, origin: string): Promise<void> {
  const stylesheet = stylesheetOf(readManifest(directory));
  for (const name of readdirSync(directory)) {
    if (name === '.vite' || name.startsWith('static-loader-data')) {
      rmSync(join(directory, name), { recursive: true });
    }
  }
  addLanguages(directory);
  publishPictures(directory);
  publishDrawings(directory);
  publishFilms(directory);
  publishCalendar(directory, origin);
  publishDocuments(directory);
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  const htmlOf = (path: string) => readFileSync(join(directory, fileOf(path)), 'utf8');
  const indexed = siteRoutes.filter(({ index }) => index).map(({ path }) => path);
  mkdirSync(join(directory, '.well-known'));
  write('.well-known/security.txt', securityFile(origin, new Date()));
  write('llms.txt', languageModelFile(siteRoutes, origin));
  write(speculationRulesPath, speculationRules());
  write(newsFeedPath, newsFeed(readContent('pages/news/page'), readContent('content/news'), origin));
  write(searchWordsPath, searchWords(new Map(indexed.map((path) => [path, htmlOf(path)]))));
  const editor = editorSettings(process.env);
  if (editor) await buildEditor(directory, editor);
  writeHeaders(directory, htmlOf);
  const { redirects } = readContent('content/redirects');
  write('_redirects', redirectsFile(stylesheet, outboundLinks.bookingPage.href, redirects, endedPages()));
  write('sitemap.xml', sitemap(siteRoutes, origin));
  write('robots.txt', robotsFile(isPreview(process.env) ? undefined : origin));
}
