import { parseArgs } from 'node:util';
import { failureMeaning } from '../../db/connection.ts';
import { isNeonAddress } from '../submissions/environment.ts';
import { LocalRunError, readPort, runUntilStopped } from './command-line.ts';
import { withClient } from './database.ts';
import { startNeonEndpoint } from './neon-endpoint.ts';

/** The oldest PostgreSQL that supports the migrations. */
const oldestMajorVersion = 14;
const defaultPort = '4444';

/** Returns the major version of the server in DATABASE_URL. Throws a LocalRunError if the site cannot use that server. */
export async function requireServer(databaseUrl: string): Promise<number> {
  if (!/^postgres(ql)?:$/.test(URL.parse(databaseUrl)?.protocol ?? '')) {
    throw new LocalRunError(
      'DATABASE_URL is not set to the connection string of a PostgreSQL server (postgresql://user:password@host/database).',
    );
  }
  if (isNeonAddress(databaseUrl)) {
    throw new LocalRunError('DATABASE_URL is a Neon address; Neon has its own endpoint.');
  }
  const version = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::integer as number`,
    );
    return Math.floor((rows[0]?.number ?? 0) / 10_000);
  }).catch((error: unknown) => {
    throw new LocalRunError(`The database in DATABASE_URL cannot be reached: ${failureMeaning(error)}.`);
  });
  if (version >= oldestMajorVersion) return version;
  throw new LocalRunError(
    `The database in DATABASE_URL is a PostgreSQL ${version}; the site needs ${oldestMajorVersion} or newer.`,
  );
}

/** Serves Neon's HTTP protocol, which the functions speak, for another PostgreSQL server. */
async function start() {
  const { values } = parseArgs({ options: { port: { type: 'string', default: defaultPort } } });
  const port = readPort(values.port, '--port');
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? '';
  const version = await requireServer(databaseUrl);
  const endpoint = await startNeonEndpoint(databaseUrl, port);
  console.log(`The endpoint: ${endpoint.url} (PostgreSQL ${version} at ${new URL(databaseUrl).host})`);
  console.log(`The site:     NEON_FETCH_ENDPOINT=${endpoint.url} npm start, with the same DATABASE_URL`);
  console.log('To stop:      Ctrl-C');
  return endpoint;
}

if (import.meta.main) await runUntilStopped(start);
