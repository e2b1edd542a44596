import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { dev } from 'vite-react-ssg/node';
import { LocalRunError, runUntilStopped, wantedPort } from './command-line.ts';
import { requestListener } from './http-server.ts';
import { startNetlifyEmulator } from './netlify-emulator.ts';
import { prepareSiteEnvironment } from './services.ts';
import { createLocalApp, type LocalApp } from './site-app.ts';
import { dataFolder, repositoryRoot, requirePort } from './site-server.ts';
import { storiesPage, storiesPath } from './stories-page.ts';

/** Paths of the functions and the mailbox. Vite serves all others. */
const functionPaths = /^\/(?:api|\.netlify\/functions|__mailbox)(?:[/.?]|$)/;

/**
 * Returns a Vite plugin that serves the functions and the mailbox. `@netlify/vite-plugin` is not used: its geolocation, which
 * cannot be switched off, calls a server on the internet at every start, and it prints advice about linking.
 */
function localFunctions(app: LocalApp): Plugin {
  const listener = requestListener(app.fetch);
  return {
    name: 'local-functions',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (functionPaths.test(request.url ?? '')) void listener(request, response);
        else next();
      });
    },
  };
}

/**
 * Returns the hooks for the rendering of pages that always are those of the present configuration, and the plugin that keeps them so.
 * Vite reads the configuration again when its modules change, such as for a new page. The renderer keeps the hooks of its start,
 * which know the pages of that time.
 */
function presentPageHooks() {
  type Options = Partial<ViteReactSSGOptions>;
  let present: Options = {};
  const plugin: Plugin = {
    name: 'present-page-hooks',
    configResolved(config) {
      present = (config as { readonly ssgOptions?: Options }).ssgOptions ?? {};
    },
  };
  const hooks = {
    onBeforePageRender: async (...page) => present.onBeforePageRender?.(...page),
    onPageRendered: async (...page) => present.onPageRendered?.(...page),
  } satisfies Options;
  return { hooks, plugin };
}

/** Writes the modules that are made of content, which may have changed since. Throws a LocalRunError if a file cannot be read. */
function writeModules(): void {
  const program = join(repositoryRoot, 'src/build/types.ts');
  const { status } = spawnSync(process.execPath, [program], { cwd: repositoryRoot, stdio: 'inherit' });
  if (status !== 0) throw new LocalRunError('The content cannot be read; see above.');
}

await runUntilStopped(async () => {
  const port = wantedPort();
  await requirePort(port);
  writeModules();
  const { mailbox, stop } = await prepareSiteEnvironment(join(repositoryRoot, dataFolder));
  const netlify = await startNetlifyEmulator(repositoryRoot);
  const app = createLocalApp(mailbox, async (request) => {
    const result = await netlify.handle(request);
    return result?.response ?? new Response('Not Found', { status: 404 });
  });
  process.chdir(repositoryRoot);
  const { hooks, plugin } = presentPageHooks();
  await dev(
    {
      ...hooks,
      // Stylesheets load one by one here, so the order of the layers is declared first; otherwise the reset in `base` could win
      // over the components.
      async onPageRendered(path, html, context) {
        const page = (await hooks.onPageRendered(path, html, context)) ?? html;
        return page.replace('<head>', '<head><style>@layer base, components;</style>');
      },
    },
    {
      clearScreen: false,
      plugins: [localFunctions(app), storiesPage(), plugin],
      server: { port, strictPort: true, host: 'localhost' },
    },
    { onlyUrl: true },
  );
  if (mailbox !== undefined) console.log(`The mailbox:  http://localhost:${port}/__mailbox`);
  console.log('The leads:    npm run leads');
  console.log(`The stories:  http://localhost:${port}${storiesPath}`);
  return { stop: async () => void (await Promise.all([netlify.stop(), stop()])) };
});
