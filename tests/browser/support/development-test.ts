import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { createServer } from 'vite';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import { storiesPage, storiesPath } from '../../../netlify/local/stories-page.ts';
import { videosPage, videosScript } from '../video/videos-page.ts';
import { test as guarded } from './guarded-test.ts';

/** The guarded `test` on the development server, for pages that are not in the build. */
export const test = guarded.extend<object, { readonly serverUrl: string }>({
  /**
   * Starts the development server as `npm run dev` does, without functions and database, and has it read everything that
   * its pages import: the styles are complete then, and no late discovery loads a page anew in the middle of a test.
   */
  serverUrl: [
    // Playwright reads the fixtures a fixture needs from this pattern, and this one needs none but the browser.
    async ({ browser: _browser }, use) => {
      const cacheDir = await mkdtemp(join(tmpdir(), 'skillsai-development-'));
      const port = await getPort();
      const server = await createServer({
        root: repositoryRoot,
        configFile: join(repositoryRoot, 'vite.config.ts'),
        cacheDir,
        logLevel: 'error',
        plugins: [storiesPage(), videosPage()],
        server: { port, strictPort: true, host: 'localhost', watch: null },
      });
      await server.listen();
      for (const script of [`${storiesPath}main.tsx`, videosScript]) await server.warmupRequest(script);
      await server.waitForRequestsIdle();
      await use(`http://localhost:${port}`);
      await server.close();
      await rm(cacheDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  allowedOrigins: ({ serverUrl }, use) => use([serverUrl]),
});
