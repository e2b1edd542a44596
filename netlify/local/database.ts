import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findDatabaseBinaries } from './database-binaries.ts';
import { administratorName, prepareCluster } from './database-cluster.ts';
import { clearServerLock } from './database-lock.ts';
import { type DatabaseProcess, startDatabaseProcess } from './database-process.ts';
import { databaseServerArguments } from './database-settings.ts';
import { chooseDatabaseUser, databaseCommand } from './database-user.ts';
import { freePort } from './free-port.ts';
import { LocalRunError } from './local-run-error.ts';

const databaseName = 'skillsai';
const attempts = 4;
const pauseMilliseconds = 250;

export interface DatabaseOptions {
  /** Data folder. Without it the data lies in a new temporary folder that goes when the database stops. */
  readonly directory?: string;
  /** TCP port on 127.0.0.1; a free one when not given. */
  readonly port?: number;
}

export interface RunningDatabase extends Omit<DatabaseProcess, 'ready'> {
  /** Connection string of the administrator, ordinary PostgreSQL protocol. Holds a password: never log it. */
  readonly adminUrl: string;
}

/** Connection string of the administrator of an embedded database on 127.0.0.1. */
export function administratorUrl(port: number, password: string, database = databaseName): string {
  return `postgresql://${administratorName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

async function createDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}

function notStarted(folder: string, reason: string): LocalRunError {
  return new LocalRunError(
    `PostgreSQL did not start on the database folder ${folder}: ${reason}; if the folder is damaged, delete it and start again (the leads stored in it go with it).`,
  );
}

/** Starts the server on the folder; the temporary folder, where one is given, goes when the server ends. */
async function startOn(
  folder: string,
  givenPort: number | undefined,
  temporary: string | undefined,
): Promise<RunningDatabase> {
  const binaries = findDatabaseBinaries();
  const user = chooseDatabaseUser(folder, binaries.postgres);
  let reason: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const password = await prepareCluster(folder, binaries, user);
    await clearServerLock(folder);
    const port = givenPort ?? (await freePort());
    const server = startDatabaseProcess(
      databaseCommand(
        user,
        binaries.postgres,
        databaseServerArguments({
          folder,
          port,
          temporary: temporary !== undefined,
        }),
      ),
      temporary,
    );
    reason = await server.ready;
    if (reason === undefined) {
      try {
        await createDatabase(administratorUrl(port, password, 'postgres'));
      } catch (error) {
        await server.stop();
        throw notStarted(folder, error instanceof Error ? error.message : 'it takes no connection');
      }
      return {
        adminUrl: administratorUrl(port, password),
        ended: server.ended,
        stop: server.stop,
      };
    }
    await server.stop();
    // These pass: another program took the port, a killed server's children hold its memory, another run came first.
    const passing = /could not create any TCP|shared memory|lock file/.test(reason);
    if (!passing) throw notStarted(folder, reason);
    if (givenPort !== undefined && reason.includes('TCP')) {
      throw new LocalRunError(`Port ${port} for the database is already taken.`);
    }
    await delay(pauseMilliseconds);
  }
  throw notStarted(folder, reason ?? 'the reason is unknown');
}

/**
 * Starts an embedded PostgreSQL 18 with an empty or kept database, listening on 127.0.0.1 only. It ends with this process
 * at the latest. Throws a LocalRunError, one sentence, where the folder is in use, damaged or out of reach, or the port is
 * taken. Takes about a second the first time.
 */
export async function startDatabase({ directory, port }: DatabaseOptions = {}): Promise<RunningDatabase> {
  if (directory !== undefined) return startOn(resolve(directory), port, undefined);
  const temporary = await mkdtemp(join(tmpdir(), 'skillsai-database-'));
  try {
    // The data inside may belong to another user, who has to get there; the data folder itself stays closed.
    await chmod(temporary, 0o711);
    return await startOn(join(temporary, 'database'), port, temporary);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    throw error;
  }
}
