import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, securityHeaders } from '../../netlify/security-headers.ts';
import { isPreview } from '../content/days.ts';
import { outboundLinks } from '../content/links.ts';
import { siteRoutes } from '../routes.ts';
import { newsFeedPath, searchWordsPath } from '../site.ts';
import { endedPages } from './added-files.ts';
import { publishCalendar } from './calendar.ts';
import { readManifest } from './client-manifest.ts';
import { publishDocuments } from './documents.ts';
import { publishDrawings } from './drawings.ts';
import { buildEditor, editorFolder, editorHeaders, headersWithEditor } from './editor.ts';
import { editorSettings } from './editor-config.ts';
import { filmsPath, publishFilms } from './films.ts';
import { inlineScriptHashes } from './finish-page.ts';
import { addLanguages } from './languages.ts';
import { newsFeed } from './news-feed.ts';
import { publishPictures } from './pictures.ts';
import { playerOrigins } from './player-origins.ts';
import { readContent } from './read-content.ts';
import { searchWords } from './search-words.ts';
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
} from './site-files.ts';
import { stylesheetOf } from './stylesheets.ts';
import { toolSources } from './tool-sources.ts';

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
  mkdirSync(join(directory, '.well-known'));
  writeFileSync(join(directory, '.well-known', 'security.txt'), securityFile(origin, new Date()));
  writeFileSync(join(directory, 'llms.txt'), languageModelFile(siteRoutes, origin));
  writeFileSync(join(directory, speculationRulesPath), speculationRules());
  writeFileSync(
    join(directory, newsFeedPath),
    newsFeed(readContent('pages/news/page'), readContent('content/news'), origin),
  );
  const htmlOf = (path: string) =>
    readFileSync(join(directory, path === '/' ? '/index.html' : `${path}.html`), 'utf8');
  const https = servesHttps(process.env);
  const policyOptions = { https, playerOrigins: playerOrigins(), toolSources: toolSources() };
  const pages = new Map(
    siteRoutes.flatMap(({ path }) => {
      const file = path === '/' ? '/index.html' : `${path}.html`;
      const html = htmlOf(path);
      const films = html.includes(` href="${filmsPath}`);
      const policy = contentSecurityPolicy({
        ...policyOptions,
        films,
        inlineScripts: inlineScriptHashes(html),
      });
      return [path, file].map((address) => [address, policy] as const);
    }),
  );
  const indexed = siteRoutes.filter(({ index }) => index).map(({ path }) => path);
  writeFileSync(
    join(directory, searchWordsPath),
    searchWords(new Map(indexed.map((path) => [path, htmlOf(path)]))),
  );
  const editor = editorSettings(process.env);
  if (editor) await buildEditor(directory, editor);
  const root = readdirSync(directory, { withFileTypes: true });
  const names = (folders: boolean) =>
    root.filter((entry) => entry.isDirectory() === folders).map(({ name }) => name);
  writeFileSync(
    join(directory, '_headers'),
    headersFile(
      {
        ...securityHeaders(policyOptions),
        ...(editor ? headersWithEditor : {}),
        ...(isPreview(process.env) ? { 'X-Robots-Tag': 'noindex' } : {}),
      },
      {
        pages,
        folders: names(true).filter((name) => !siteRoutes.some(({ path }) => path.startsWith(`/${name}/`))),
        folderHeaders: {
          ...(editor ? { [editorFolder]: editorHeaders } : {}),
          // A browser that opens a film directly shows a document with a player, which has to load the film.
          films: { 'Content-Security-Policy': contentSecurityPolicy({ ...policyOptions, films: true }) },
        },
        files: [...names(false), 'sitemap.xml', 'robots.txt'].filter((name) => !name.endsWith('.html')),
      },
    ),
  );
  writeFileSync(
    join(directory, '_redirects'),
    redirectsFile(
      stylesheet,
      outboundLinks.bookingPage.href,
      readContent('content/redirects').redirects,
      endedPages(),
    ),
  );
  writeFileSync(join(directory, 'sitemap.xml'), sitemap(siteRoutes, origin));
  writeFileSync(join(directory, 'robots.txt'), robotsFile(isPreview(process.env) ? undefined : origin));
}
