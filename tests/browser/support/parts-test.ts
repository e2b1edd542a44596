import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { build } from 'vite';
import { serve } from '../../../netlify/local/http-server.ts';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import { storiesPath } from '../../../netlify/local/stories-page.ts';
import { answerVideos, ownVideos, videosPath, videosScript } from '../video/videos-page.ts';
import { test as guarded } from './guarded-test.ts';

/** The pages of parts, by their paths: the script of each, and the element that it renders into. */
const pages = {
  [storiesPath]: { name: 'stories', script: 'src/stories/main.tsx' },
  [videosPath]: { name: 'videos', script: videosScript },
};

type Page = (typeof pages)[keyof typeof pages];

/** Builds the scripts of the pages, with React's warnings. Returns the files by their addresses, and the HTML of a page. */
async function buildPages() {
  const input = Object.fromEntries(Object.values(pages).map(({ name, script }) => [name, script]));
  const built = await build({
    root: repositoryRoot,
    configFile: join(repositoryRoot, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    plugins: [ownVideos()],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Vite built nothing.');
  const { output } = result;
  const files = new Map<string, string | Uint8Array>(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const addresses = [...files.keys()];
  const styles = addresses
    .filter((address) => address.endsWith('.css'))
    .map((address) => `<link rel="stylesheet" href="${address}">`);
  const htmlOf = ({ name }: Page) => {
    const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
    return `<!doctype html><html lang="en-GB"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>
<link rel="icon" href="/favicon.svg">${styles.join('')}<div id="${name}"></div>
<script type="module" src="/${entry?.fileName}"></script></html>`;
  };
  return { files, htmlOf };
}

/** Serves the pages of parts on a free port, with the pictures and fonts of the built site. */
async function servePages() {
  const { files, htmlOf } = await buildPages();
  const answer = (body: string | Uint8Array<ArrayBuffer>, path: string) =>
    new Response(body, { headers: { 'Content-Type': getMimeType(path) ?? 'text/html; charset=utf-8' } });
  return serve(async ({ url }) => {
    const { pathname } = new URL(url);
    const page = Object.entries(pages).find(([path]) => path === pathname)?.[1];
    const file = files.get(pathname);
    if (page) return answerVideos(pathname, htmlOf(page)) ?? answer(htmlOf(page), pathname);
    if (file !== undefined) return answer(typeof file === 'string' ? file : new Uint8Array(file), pathname);
    const path = ['dist', 'public']
      .map((folder) => join(repositoryRoot, folder, decodeURI(pathname)))
      .find(existsSync);
    if (path) return answer(new Uint8Array(await readFile(path)), pathname);
    return answerVideos(pathname) ?? new Response('Not Found', { status: 404 });
  });
}

/** The guarded `test` on pages that show parts of the site in their states and are not in the build. */
export const test = guarded.extend<object, { readonly serverUrl: string }>({
  serverUrl: [
    // Playwright reads the fixtures a fixture needs from this pattern, and this one needs none but the browser.
    async ({ browser: _browser }, use) => {
      const server = await servePages();
      await use(`http://localhost:${server.port}`);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  allowedOrigins: ({ serverUrl }, use) => use([serverUrl]),
});
