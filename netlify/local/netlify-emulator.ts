import type { NetlifyDev } from '@netlify/dev';
import { Mutex } from 'async-mutex';

const off = { enabled: false } as const;

/** Paths of the functions. */
export const functionPaths = /^\/(?:api|\.netlify)\//;

/** Hides the emulator's progress messages and shows its warnings and errors. */
const logger = {
  log: () => undefined,
  warn: (message?: string) => console.warn(message ?? ''),
  error: (message?: string) => console.error(message ?? ''),
};

type Features = ConstructorParameters<typeof NetlifyDev>[0];

async function startEmulator(features: Features): Promise<NetlifyDev> {
  // Imported here because loading takes seconds, and a wrong port should be reported first.
  const { NetlifyDev: Emulator } = await import('@netlify/dev');
  const netlify = new Emulator({
    logger,
    skipGitignore: true,
    serverAddress: null,
    headers: { enabled: true },
    // These features use the network or start their own services.
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
 * Starts Netlify's emulator (`@netlify/dev`) with the features that this site uses. It applies netlify.toml, serves the
 * published folder and never uses the network.
 *
 * Files use a second emulator: in one emulator a catch-all rule would win over files and give them the headers of its target.
 * `filesRoot` may be a copy of the project with its own netlify.toml. `functions: false` is for tests that call the functions
 * directly.
 *
 * A mutex serialises the bundling of functions. The emulator bundles a function at each request and shares a pending bundle
 * with concurrent requests. It deletes the bundle after the first response, when other requests may not have loaded it yet.
 * The mutex is released when the function's worker starts, so that a slow function does not delay other requests.
 */
export async function startNetlifyEmulator(
  projectRoot: string,
  { functions = true, filesRoot = projectRoot } = {},
) {
  const rules = await startEmulator({ projectRoot, staticFiles: off, functions: { enabled: functions } });
  const files = await startEmulator({ projectRoot: filesRoot, functions: off, redirects: off });
  const bundling = new Mutex();
  return {
    /** Returns the response of a function or redirect, or undefined if none matches. */
    async handle(request: Request) {
      const { pathname } = new URL(request.url);
      if (!functionPaths.test(pathname)) return rules.handleAndIntrospect(request);
      const release = await bundling.acquire();
      process.once('worker', release);
      try {
        return await rules
          .handleAndIntrospect(request.clone())
          // Retry a failed bundle: the function has not run yet, and another local run may have been bundling it.
          .catch(() => rules.handleAndIntrospect(request));
      } finally {
        process.off('worker', release);
        release();
      }
    },
    /** Returns a file with the headers of its rules, or undefined if there is none. */
    handleFile: (request: Request) => files.handle(request),
    stop: async () => void (await Promise.all([rules.stop(), files.stop()])),
  };
}

/** The started emulator. */
export type NetlifyEmulator = Awaited<ReturnType<typeof startNetlifyEmulator>>;
