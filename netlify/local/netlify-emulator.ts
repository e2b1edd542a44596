import { NetlifyDev } from '@netlify/dev';
import { createTurns } from './turn-taking.ts';

const off = { enabled: false } as const;
const on = { enabled: true } as const;

/** Where functions answer. */
const functionPaths = /^\/(?:api|\.netlify)\//;

/** Bundling and loading a function takes a fifth of this on a small machine. */
const turnMilliseconds = 1500;

/** What the emulator says in passing is dropped; what goes wrong is shown. */
const logger = {
  log: () => undefined,
  warn: (message?: string) => console.warn(message ?? ''),
  error: (message?: string) => console.error(message ?? ''),
};

type Feature = Readonly<{ enabled: boolean }>;

async function startEmulator(projectRoot: string, rules: Feature, files: Feature): Promise<NetlifyDev> {
  const netlify = new NetlifyDev({
    projectRoot,
    logger,
    skipGitignore: true,
    serverAddress: null,
    functions: rules,
    redirects: rules,
    headers: on,
    staticFiles: files,
    // Everything that would reach for the network or start services of its own.
    aiGateway: off,
    blobs: off,
    database: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    images: off,
    server: off,
  });
  await netlify.start();
  return netlify;
}

/** Netlify's own emulator (`@netlify/dev`) with the parts this site uses: functions, headers, redirects, static files. */
export interface NetlifyEmulator {
  /** The whole chain: functions, redirects, files. Undefined where nothing answers. */
  handle: NetlifyDev['handleAndIntrospect'];
  /** Files and their header rules only. */
  handleFile: NetlifyDev['handle'];
  stop(): Promise<void>;
}

interface EmulatorOptions {
  readonly projectRoot: string;
  /** False where something else serves the files, as in development. */
  readonly files: boolean;
}

/**
 * Starts the emulator. It answers from netlify.toml and the published folder, and never touches the network.
 *
 * Functions are called in turn. The emulator bundles one anew per request, hands a bundle under way to the requests that
 * arrive meanwhile, and deletes it when the first of them is answered, perhaps before the others have loaded it; and every
 * call has a worker of its own, so that two hundred at once would take gigabytes. A slow call holds the next one up for
 * 1.5 s at most.
 */
export async function startNetlifyEmulator({
  projectRoot,
  files,
}: EmulatorOptions): Promise<NetlifyEmulator> {
  const whole = await startEmulator(projectRoot, on, files ? on : off);
  const filesOnly = await startEmulator(projectRoot, off, on);
  const inTurn = createTurns(turnMilliseconds);
  return {
    handle(request, options) {
      const reading = request.method === 'GET' || request.method === 'HEAD';
      if (reading && !functionPaths.test(new URL(request.url).pathname)) {
        return whole.handleAndIntrospect(request, options);
      }
      return inTurn(async () => {
        try {
          return await whole.handleAndIntrospect(request.clone(), options);
        } catch {
          // The bundle failed, so nothing has run yet; another local run in this folder may have been bundling the same.
          return whole.handleAndIntrospect(request, options);
        }
      });
    },
    handleFile: (request, options) => filesOnly.handle(request, options),
    async stop() {
      await Promise.all([whole.stop(), filesOnly.stop()]);
    },
  };
}
