import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LocalRunError } from './command-line.ts';
import { serve } from './http-server.ts';
import { startNetlifyEmulator } from './netlify-emulator.ts';
import { prepareSiteEnvironment } from './services.ts';
import { createSiteApp } from './site-app.ts';

const buildLimitMilliseconds = 180_000;
const buildOutputBytes = 64 * 1024 * 1024;

/** The absolute path of the project. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the local run's data, relative to the project. */
export const dataFolder = '.local';

/** Throws a LocalRunError if the port is in use or not permitted. Call it before a slow start. */
export async function requirePort(port: number): Promise<void> {
  await (await serve(() => new Response(), port)).stop();
}

/** Throws a LocalRunError if the folder has no built site. */
export function requireBuild(directory: string): void {
  if (existsSync(join(directory, 'index.html'))) return;
  throw new LocalRunError(
    `There is no built site in ${directory}; run npm run build, or start without --no-build.`,
  );
}

/** Builds the site. A failed build prints its output and throws a LocalRunError. */
async function buildSite(projectRoot: string): Promise<void> {
  const build = promisify(execFile)(process.execPath, ['src/build/build.ts'], {
    cwd: projectRoot,
    timeout: buildLimitMilliseconds,
    maxBuffer: buildOutputBytes,
  });
  // Stop the build when this process ends.
  const end = () => build.child.kill();
  process.once('exit', end);
  await build
    .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      process.stderr.write(`${stdout}${stderr}`);
      throw new LocalRunError('The build failed; see its output above.');
    })
    .finally(() => process.off('exit', end));
}

/**
 * Copies netlify.toml and the built site to a temporary folder. Unlike `dist`, the copy does not change while the project is
 * built again. `path` is the folder, `directory` its `dist`. The copy is removed at the latest when this process ends.
 */
export async function copyBuild(projectRoot: string) {
  const path = await mkdtemp(join(tmpdir(), 'skillsai-site-'));
  const directory = join(path, 'dist');
  const remove = () => rmSync(path, { recursive: true, force: true });
  // Also on exit: Ctrl-C ends the process after a few seconds, even if `remove` was not called.
  process.once('exit', remove);
  await cp(join(projectRoot, 'dist'), directory, { recursive: true });
  await cp(join(projectRoot, 'netlify.toml'), join(path, 'netlify.toml'));
  return {
    path,
    directory,
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

/**
 * Serves a project's site on localhost as Netlify would, with an embedded database and a mailbox unless the environment names
 * others. By default it serves the existing build, on a free port (0), with temporary data; other data is kept in `.local`. It
 * serves a copy, so later builds do not affect it. The returned `url` has no trailing slash. Throws a LocalRunError or an
 * AdministrationError and leaves nothing running.
 */
export async function startSite({
  port = 0,
  build = false,
  temporary = true,
  projectRoot = repositoryRoot,
  drain = false,
} = {}) {
  if (!build) requireBuild(join(projectRoot, 'dist'));
  await requirePort(port);
  await using stack = new AsyncDisposableStack();
  const environment = await prepareSiteEnvironment(temporary ? undefined : join(projectRoot, dataFolder), {
    drain,
  });
  stack.defer(environment.stop);
  if (build) await buildSite(projectRoot);
  const copy = await copyBuild(projectRoot);
  stack.defer(copy.remove);
  const netlify = await startNetlifyEmulator(projectRoot, { filesRoot: copy.path });
  stack.defer(netlify.stop);
  const server = await serve(createSiteApp(netlify, copy.directory, environment.mailbox).fetch, port);
  stack.defer(server.stop);
  const started = stack.move();
  return { ...environment, url: `http://localhost:${server.port}`, stop: () => started.disposeAsync() };
}

/** The running local site. Stopping it takes at most 8 seconds. */
export type RunningSite = Awaited<ReturnType<typeof startSite>>;
