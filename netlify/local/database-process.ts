import { execFile, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseEnvironment } from './database-cluster.ts';

const startLimitMilliseconds = 30_000;
const stopLimitMilliseconds = 5000;
const keptOutputCharacters = 20_000;

/**
 * Runs PostgreSQL until the parent process ends. Standard input closes then, and the script stops PostgreSQL: first by a fast
 * shutdown (SIGINT), then by an immediate one (SIGQUIT), then by SIGKILL (PostgreSQL manual, "Shutting Down the Server").
 * Arguments: a folder to remove at the end (may be empty), and the command.
 */
const guardScript = `
folder=$1; shift
"$@" < /dev/null & server=$!
# Only the server keeps the error stream open, so it closes when the server ends.
exec 2> /dev/null
cat > /dev/null
kill -INT $server
{ sleep 2; kill -QUIT $server; sleep 1; kill -KILL $server; } & timer=$!
wait $server
kill $timer
[ -z "$folder" ] || rm -rf "$folder"
`;

/** Starts the server under a guard process that stops the server when this process ends, even if it is killed. */
export function startDatabaseProcess(
  prefix: readonly string[],
  command: readonly string[],
  removedFolder = '',
) {
  const script = ['sh', '-c', guardScript, 'database-guard', removedFolder];
  const guard = spawn('env', [...prefix, ...script, ...command], {
    env: databaseEnvironment(),
    // In its own session Ctrl-C does not reach the guard, so this process can stop the services in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  guard.stdin.on('error', () => undefined);
  const ended = Promise.withResolvers<void>();
  guard.once('close', () => ended.resolve()).once('error', () => ended.resolve());
  const ready = Promise.withResolvers<string | undefined>();
  const limit = setTimeout(() => ready.resolve('it did not start in time'), startLimitMilliseconds);
  let output = '';
  guard.stderr.setEncoding('utf8').on('data', (text: string) => {
    // Keep reading, because a full pipe would block the server. Later messages are dropped: they may have personal data.
    if (output.length > keptOutputCharacters) return;
    output += text;
    if (output.includes('ready to accept connections')) ready.resolve(undefined);
  });
  guard.stderr.once('close', () => {
    ready.resolve(/(?:FATAL|PANIC): +(.+)/.exec(output)?.[1] ?? (output.trim() || 'it ended at once'));
    guard.stdin.end();
  });
  return {
    /** Resolves to undefined when the server accepts connections, or within 30 seconds to the reason why it does not. */
    ready: ready.promise.finally(() => clearTimeout(limit)),
    /** Stops the server and its guard, and waits at most 5 seconds for them to end. */
    async stop() {
      guard.stdin.end();
      const kill = setTimeout(() => guard.kill('SIGKILL'), stopLimitMilliseconds);
      await ended.promise;
      clearTimeout(kill);
    },
  };
}

/**
 * Returns the data folder of the running server in the lock file of `folder`: `folder` itself, or the folder it was copied
 * from. If no such server runs, it returns undefined and removes the stale lock file: PostgreSQL would mistake another process
 * with the old id for the server.
 */
export async function runningServerFolder(folder: string): Promise<string | undefined> {
  const file = join(folder, 'postmaster.pid');
  const [number = '', dataFolder = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const id = Number.parseInt(number, 10);
  const command =
    platform() === 'linux'
      ? readFile(`/proc/${id}/cmdline`, 'utf8')
      : promisify(execFile)('ps', ['-o', 'command=', '-p', `${id}`]).then(({ stdout }) => stdout);
  if ((await command.catch(() => '')).includes('postgres')) return dataFolder;
  await rm(file, { force: true });
  return undefined;
}
