import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dev } from 'vite-react-ssg/node';
import { runUntilStopped, wantedPort } from './command-line.ts';
import { answerMailboxPage } from './mailbox-page.ts';
import { type NetlifyEmulator, startNetlifyEmulator } from './netlify-emulator.ts';
import { partsPage, partsPath } from './parts-page.ts';
import { dataFolder, prepareSiteEnvironment, type SiteEnvironment } from './site-environment.ts';
import type { SiteHandler } from './site-handler.ts';
import { listenOnLoopback } from './site-listen.ts';
import { answerNodeRequest } from './site-message.ts';
import { repositoryRoot } from './site-server.ts';

/** Where functions answer; everything else is Vite's. */
const functionPaths = /^\/(?:api|\.netlify\/functions|__mailbox)(?:[/.?]|$)/;

function functionHandler(netlify: NetlifyEmulator, { mailbox }: SiteEnvironment): SiteHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const messages = mailbox?.messages() ?? [];
    const result = answerMailboxPage(pathname, messages) ?? (await netlify.handle(request))?.response;
    return result ?? new Response('Not Found', { status: 404 });
  };
}

/**
 * Serves the functions and the mailbox inside Vite's own server. `@netlify/vite-plugin` would do the first, but passes no
 * setting for geolocation on, so it asks a server on the internet at every start, and prints advice about linking.
 */
function localFunctions(handler: SiteHandler): Plugin {
  return {
    name: 'local-functions',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (functionPaths.test(request.url ?? '')) {
          void answerNodeRequest(handler, request, response);
        } else {
          next();
        }
      });
    },
  };
}

await runUntilStopped(async () => {
  const port = wantedPort();
  await (await listenOnLoopback(() => undefined, port)).stop();
  const environment = await prepareSiteEnvironment(join(repositoryRoot, dataFolder));
  const netlify = await startNetlifyEmulator({
    projectRoot: repositoryRoot,
    files: false,
  });
  process.chdir(repositoryRoot);
  await dev(
    // What the build does to finished pages reads the build's own manifest.
    { onPageRendered: (_path, html) => html },
    {
      clearScreen: false,
      plugins: [localFunctions(functionHandler(netlify, environment)), partsPage()],
      server: { port, strictPort: true, host: 'localhost' },
    },
    { onlyUrl: true },
  );
  if (environment.mailbox !== undefined) {
    console.log(`The mailbox:  http://localhost:${port}/__mailbox`);
  }
  console.log('The leads:    npm run leads');
  console.log(`The parts:    http://localhost:${port}${partsPath}`);
  return {
    async stop() {
      await Promise.all([netlify.stop(), environment.stop()]);
    },
  };
});
