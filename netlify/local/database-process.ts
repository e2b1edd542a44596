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
 * Runs PostgreSQL for as long as the process that started this script lives. That one holds the other end of standard
 * input; however it ends, that end closes, and PostgreSQL is stopped: in order (SIGINT), then at once, as its manual
 * defines the signals (server-shutdown). Arguments: a folder to remove at the end, or nothing, and the command.
 */
const guardScript = `
folder=$1; shift
"$@" < /dev/null & server=$!
# From here on only the server holds the pipe of its messages, which closes when it ends.
exec 2> /dev/null
cat > /dev/null
kill -INT $server
{ sleep 2; kill -QUIT $server; sleep 1; kill -KILL $server; } & timer=$!
wait $server
kill $timer
[ -z "$folder" ] || rm -rf "$folder"
`;

/** Starts the server under a guard, which ends it when this process ends for whatever reason. */
export function startDatabaseProcess(
  prefix: readonly string[],
  command: readonly string[],
  removedFolder = '',
) {
  const script = ['sh', '-c', guardScript, 'database-guard', removedFolder];
  const guard = spawn('env', [...prefix, ...script, ...command], {
    env: databaseEnvironment(),
    // A session of its own: Ctrl-C in the terminal reaches this process only, which then stops things in order.
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
    // Read on and drop: a full pipe would stop the server, and what it says later may hold personal data.
    if (output.length > keptOutputCharacters) return;
    output += text;
    if (output.includes('ready to accept connections')) ready.resolve(undefined);
  });
  guard.stderr.once('close', () => {
    ready.resolve(/(?:FATAL|PANIC): +(.+)/.exec(output)?.[1] ?? (output.trim() || 'it ended at once'));
    guard.stdin.end();
  });
  return {
    /** Settles once the server takes connections (undefined) or will not (the server's own reason). At most 30 seconds. */
    ready: ready.promise.finally(() => clearTimeout(limit)),
    /** Stops the server in order, should it still run, and waits until it and its guard are gone; at most 5 seconds. */
    async stop() {
      guard.stdin.end();
      const kill = setTimeout(() => guard.kill('SIGKILL'), stopLimitMilliseconds);
      await ended.promise;
      clearTimeout(kill);
    },
  };
}

/**
 * The folder of the server that is still running, starting or stopping perhaps, by this folder's lock file: this one, or
 * the one that this is a copy of. Undefined where none is, and the lock file of a server that was killed is removed then;
 * PostgreSQL itself would take any process that has its number now for that server.
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
