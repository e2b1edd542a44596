import { chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import { LocalRunError } from './command-line.ts';
import {
  administratorName,
  chooseDatabaseUser,
  databaseProgram,
  prepareCluster,
} from './database-cluster.ts';
import { runningServerFolder, startDatabaseProcess } from './database-process.ts';

const databaseName = 'skillsai';
const maxAttempts = 4;
const pauseMilliseconds = 250;
const stoppingLimitMilliseconds = 4000;

/** Runs `work` with a new connection: at most 10 seconds to connect, 20 seconds per statement. Database errors are thrown. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 20_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the server's arguments: TCP on 127.0.0.1 only, no socket files, no statement text in messages. */
function serverArguments(folder: string, port: number, temporary: boolean): readonly string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: `${port}`,
    max_connections: '120',
    shared_buffers: '32MB',
    timezone: 'UTC',
    // By default failed statements are logged with their values, which include personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // Temporary data need not survive a crash.
    ...(temporary ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {}),
  };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function connectionString(port: number, password: string): Promise<string> {
  const server = `postgresql://${administratorName}:${password}@127.0.0.1:${port}`;
  await withClient(`${server}/postgres`, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  });
  return `${server}/${databaseName}`;
}

/**
 * Waits at most 4 seconds until no server uses the folder. Throws a LocalRunError if a server still uses it. Also throws if the
 * folder was copied while its server was running, because such a copy may be inconsistent.
 */
async function untilFolderIsFree(folder: string): Promise<void> {
  const limit = Date.now() + stoppingLimitMilliseconds;
  for (;;) {
    const running = await runningServerFolder(folder);
    if (running === undefined) return;
    if ((await realpath(running).catch(() => running)) !== (await realpath(folder))) {
      throw new LocalRunError(
        `The database folder ${folder} was copied from ${running} while its database was running; delete the copy and start again.`,
      );
    }
    if (Date.now() > limit) {
      throw new LocalRunError(
        `The database folder ${folder} is in use by another run; stop the other run with Ctrl-C in its terminal, and start again.`,
      );
    }
    await delay(pauseMilliseconds);
  }
}

/** Starts a server on `folder`. A given `temporary` folder is removed when the server ends. */
async function startOn(folder: string, temporary?: string) {
  const user = await chooseDatabaseUser(folder);
  if (temporary !== undefined && user.owner) await chown(temporary, user.owner.uid, user.owner.gid);
  let reason: string | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const password = await prepareCluster(folder, user);
    await untilFolderIsFree(folder);
    const port = await getPort({ host: '127.0.0.1' });
    const command = [databaseProgram('postgres'), ...serverArguments(folder, port, temporary !== undefined)];
    const { ready, stop } = startDatabaseProcess(user.prefix, command, temporary);
    try {
      reason = await ready;
      if (reason === undefined) return { adminUrl: await connectionString(port, password), stop };
    } catch (error) {
      reason = error instanceof Error ? error.message : 'it accepts no connection';
    }
    await stop();
    // Retry transient failures: a port taken meanwhile, shared memory of a killed server, a concurrent start.
    if (!/could not create any TCP|shared memory|lock file/.test(reason)) break;
    await delay(pauseMilliseconds);
  }
  throw new LocalRunError(
    `PostgreSQL did not start on the database folder ${folder}: ${reason}; if the folder is damaged, delete it and start again (the leads stored in it go with it).`,
  );
}

/**
 * Starts an embedded PostgreSQL 18 on a free port of 127.0.0.1. Its data is in `directory` or, by default, in a temporary
 * folder that is removed when the database stops. It stops at the latest when this process ends. `adminUrl` contains the
 * administrator's password: never log it. Throws a LocalRunError if the folder is in use, damaged or inaccessible.
 */
export async function startDatabase(directory?: string) {
  if (directory !== undefined) return startOn(resolve(directory));
  const temporary = await mkdtemp(join(tmpdir(), 'skillsai-database-'));
  try {
    return await startOn(join(temporary, 'database'), temporary);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    throw error;
  }
}

/** A running embedded database. */
export type RunningDatabase = Awaited<ReturnType<typeof startDatabase>>;
