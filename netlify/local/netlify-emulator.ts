import type { NetlifyDev } from '@netlify/dev';
import { Mutex } from 'async-mutex';

const off = { enabled: false } as const;

/** Where functions answer. */
const functionPaths = /^\/(?:api|\.netlify)\//;

/** What the emulator says in passing is dropped; what goes wrong is shown. */
const logger = {
  log: () => undefined,
  warn: (message?: string) => console.warn(message ?? ''),
  error: (message?: string) => console.error(message ?? ''),
};

type Features = ConstructorParameters<typeof NetlifyDev>[0];

async function startEmulator(features: Features): Promise<NetlifyDev> {
  // Loading it takes seconds, which nobody waits for who only gave a wrong port.
  const { NetlifyDev: Emulator } = await import('@netlify/dev');
  const netlify = new Emulator({
    logger,
    skipGitignore: true,
    serverAddress: null,
    headers: { enabled: true },
    // Everything that would reach for the network or start services of its own.
    aiGateway: off,
    blobs: off,
    database: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    images: off,
    server: off,
    ...features,
  });
  await netlify.start();
  return netlify;
}

/**
 * Starts Netlify's own emulator (`@netlify/dev`) with the parts this site uses. It answers from netlify.toml and the published
 * folder and never touches the network. Files are asked for apart: a catch-all rule takes them for redirects otherwise and
 * gives them the headers of its target. They may come from a copy, `filesRoot`, which has a netlify.toml of its own. Tests may
 * call the functions themselves.
 *
 * Functions are bundled in turn. The emulator bundles one anew per request, hands a bundle under way to the requests that
 * arrive meanwhile, and deletes it when the first of them is answered, perhaps before the others have loaded it. The turn
 * ends as the call gets its worker, so that a slow call holds none of the others up.
 */
export async function startNetlifyEmulator(
  projectRoot: string,
  { functions = true, filesRoot = projectRoot } = {},
) {
  const rules = await startEmulator({ projectRoot, staticFiles: off, functions: { enabled: functions } });
  const files = await startEmulator({ projectRoot: filesRoot, functions: off, redirects: off });
  const turn = new Mutex();
  return {
    /** Functions and redirects. Undefined where neither answers. */
    async handle(request: Request) {
      const { pathname } = new URL(request.url);
      if (!functionPaths.test(pathname)) return rules.handleAndIntrospect(request);
      const release = await turn.acquire();
      process.once('worker', release);
      try {
        return await rules
          .handleAndIntrospect(request.clone())
          // The bundle failed, so nothing has run yet; another local run in this folder may have been bundling the same.
          .catch(() => rules.handleAndIntrospect(request));
      } finally {
        process.off('worker', release);
        release();
      }
    },
    /** Files and their header rules. */
    handleFile: (request: Request) => files.handle(request),
    stop: async () => void (await Promise.all([rules.stop(), files.stop()])),
  };
}

/** The started emulator. */
export type NetlifyEmulator = Awaited<ReturnType<typeof startNetlifyEmulator>>;
