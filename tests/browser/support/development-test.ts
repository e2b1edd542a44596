import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { createServer } from 'vite';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import { storiesPage, storiesPath } from '../../../netlify/local/stories-page.ts';
import { videosPage, videosScript } from '../video/videos-page.ts';
import { test as guarded } from './guarded-test.ts';

/** Vite's server for pages that are not in the build. */
interface DevelopmentServer {
  /** `http://localhost:49152`, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the development server as `npm run dev` does, without functions and database, and has it read everything that
 * its pages import: the styles are complete then, and no late discovery loads a page anew in the middle of a test.
 */
async function startDevelopmentServer(): Promise<DevelopmentServer> {
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
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** The guarded `test` on the development server. */
export const test = guarded.extend<object, { readonly server: DevelopmentServer }>({
  server: [
    // Playwright reads the fixtures a fixture needs from this pattern, and this one needs none but the browser.
    async ({ browser: _browser }, use) => {
      const server = await startDevelopmentServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  allowedOrigins: ({ server }, use) => use([server.url]),
});
