import { availableParallelism } from 'node:os';
import { NetlifyDev } from '@netlify/dev';

const off = { enabled: false } as const;
const on = { enabled: true } as const;

/** Emulators that take posts. Each takes one at a time, so this bounds the workers and their memory. */
const postEmulators = Math.min(4, Math.max(2, availableParallelism()));

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
  /** The whole chain: functions, redirects, files. Posts wait for one of a few emulators to be free. */
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

/** Starts the emulator. It answers from netlify.toml and the published folder, and never touches the network. */
export async function startNetlifyEmulator({
  projectRoot,
  files,
}: EmulatorOptions): Promise<NetlifyEmulator> {
  const startFull = () => startEmulator(projectRoot, on, files ? on : off);
  const fileEmulator = await startEmulator(projectRoot, off, on);
  const readEmulator = await startFull();
  // One post each: the emulator bundles a function anew per request, hands the bundle of a request under way to those that
  // arrive meanwhile, and deletes it when the first of them is answered.
  const free = await Promise.all(Array.from({ length: postEmulators }, startFull));
  const all = [fileEmulator, readEmulator, ...free];
  const waiting: ((emulator: NetlifyDev) => void)[] = [];

  return {
    async handle(request, options) {
      if (request.method === 'GET' || request.method === 'HEAD') {
        return readEmulator.handleAndIntrospect(request, options);
      }
      const emulator = free.shift() ?? (await new Promise<NetlifyDev>((take) => waiting.push(take)));
      try {
        return await emulator.handleAndIntrospect(request, options);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free.push(emulator);
        else next(emulator);
      }
    },
    handleFile: (request, options) => fileEmulator.handle(request, options),
    async stop() {
      await Promise.all(all.map((emulator) => emulator.stop()));
    },
  };
}
