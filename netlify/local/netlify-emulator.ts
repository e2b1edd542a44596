import type { NetlifyDev } from '@netlify/dev';
import { Mutex } from 'async-mutex';

const off = { enabled: false } as const;

/** Paths of the functions. */
export const functionPaths = /^\/(?:api|\.netlify)\//;

/** Drops the emulator's progress messages and shows its warnings and errors. */
const logger = {
  log: () => undefined,
  warn: (message?: string) => console.warn(message ?? ''),
  error: (message?: string) => console.error(message ?? ''),
};

type Features = ConstructorParameters<typeof NetlifyDev>[0];

async function startEmulator(features: Features): Promise<NetlifyDev> {
  // Loading the emulator takes seconds, so a wrong port is reported before.
  const { NetlifyDev: Emulator } = await import('@netlify/dev');
  const netlify = new Emulator({
    logger,
    skipGitignore: true,
    serverAddress: null,
    headers: { enabled: true },
    // These use the network or start services of their own.
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
 * Starts Netlify's emulator (`@netlify/dev`) with the features that this site uses. It follows netlify.toml, serves the
 * published folder and never uses the network.
 *
 * Files use a second emulator: in one emulator a catch-all rule would win over files and give them the headers of its target.
 * Files may come from a copy, `filesRoot`, with its own netlify.toml. `functions: false` is for tests that call the functions
 * directly.
 *
 * A mutex serialises the bundling of functions. The emulator bundles a function at each request, shares a pending bundle with
 * concurrent requests, and deletes it after the first answer, when other requests may not have loaded it yet. The mutex is
 * released when the call has its worker, so slow calls do not delay others.
 */
export async function startNetlifyEmulator(
  projectRoot: string,
  { functions = true, filesRoot = projectRoot } = {},
) {
  const rules = await startEmulator({ projectRoot, staticFiles: off, functions: { enabled: functions } });
  const files = await startEmulator({ projectRoot: filesRoot, functions: off, redirects: off });
  const turn = new Mutex();
  return {
    /** Answers from functions and redirects. Undefined if none matches. */
    async handle(request: Request) {
      const { pathname } = new URL(request.url);
      if (!functionPaths.test(pathname)) return rules.handleAndIntrospect(request);
      const release = await turn.acquire();
      process.once('worker', release);
      try {
        return await rules
          .handleAndIntrospect(request.clone())
          // Retry a failed bundle: no code has run yet, and another local run may have been bundling the same function.
          .catch(() => rules.handleAndIntrospect(request));
      } finally {
        process.off('worker', release);
        release();
      }
    },
    /** Answers from files, with the headers of their rules. */
    handleFile: (request: Request) => files.handle(request),
    stop: async () => void (await Promise.all([rules.stop(), files.stop()])),
  };
}

/** The started emulator. */
export type NetlifyEmulator = Awaited<ReturnType<typeof startNetlifyEmulator>>;
