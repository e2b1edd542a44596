import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { createServer } from 'vite';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import { storiesPage, storiesPath } from '../../../netlify/local/stories-page.ts';

/** Vite's server for the page of stories. */
export interface DevelopmentServer {
  /** `http://localhost:49152`, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the development server as `npm run dev` does, without functions and database, and has it read everything that
 * the page imports: the styles are complete then, and no late discovery loads the page anew in the middle of a test.
 */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'skillsai-stories-'));
  const port = await getPort();
  const server = await createServer({
    root: repositoryRoot,
    configFile: join(repositoryRoot, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    plugins: [storiesPage()],
    server: { port, strictPort: true, host: 'localhost', watch: null },
  });
  await server.listen();
  await server.warmupRequest(`${storiesPath}main.tsx`);
  await server.waitForRequestsIdle();
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
