import type { IncomingMessage, ServerResponse } from 'node:http';
import pg from 'pg';
import { readBody, sendJson, startLocalHttpServer } from './local-http-server.ts';
import { executeNeonRequest } from './neon-execute.ts';
import { createNeonPools, type NeonPools } from './neon-pools.ts';
import { NeonRequestError, readNeonRequest } from './neon-request.ts';

/** The running endpoint. */
export interface NeonEndpoint {
  /** What NEON_FETCH_ENDPOINT is to be. */
  readonly url: string;
  stop(): Promise<void>;
}

const bodyLimitBytes = 1024 * 1024;

/** The parts of a PostgreSQL error that the driver copies onto its NeonDbError. */
const errorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const;

function sendDatabaseError(response: ServerResponse, error: unknown): void {
  if (error instanceof NeonRequestError) {
    sendJson(response, 400, { message: error.message });
  } else if (error instanceof pg.DatabaseError) {
    const fields = errorFields.map((field) => [field, error[field] ?? null]);
    sendJson(response, 400, {
      message: error.message,
      ...Object.fromEntries(fields),
    });
  } else {
    sendJson(response, 500, { message: 'The database cannot be reached.' });
  }
}

/** The connection string of the request, which must lead to the one server this endpoint stands in front of. */
function connectionStringOf(request: IncomingMessage, server: string): string {
  const header = request.headers['neon-connection-string'];
  const text = typeof header === 'string' ? header : '';
  if (!URL.canParse(text)) {
    throw new NeonRequestError('The connection string is missing or broken.');
  }
  if (new URL(text).host !== server) {
    throw new NeonRequestError('The connection string names another server than the local one.');
  }
  return text;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pools: NeonPools,
  server: string,
): Promise<void> {
  if (request.method !== 'POST') {
    sendJson(response, 405, { message: 'Only POST is known here.' });
    return;
  }
  const body = await readBody(request, bodyLimitBytes);
  if (body === undefined) {
    sendJson(response, 413, { message: 'The request is too large.' });
    return;
  }
  try {
    const connectionString = connectionStringOf(request, server);
    const task = readNeonRequest(body, request.headers);
    const client = await pools.connect(connectionString);
    let broken = false;
    try {
      sendJson(response, 200, await executeNeonRequest(client, task));
    } catch (error) {
      broken = !(error instanceof pg.DatabaseError);
      throw error;
    } finally {
      client.release(broken);
    }
  } catch (error) {
    sendDatabaseError(response, error);
  }
}

/**
 * Starts the HTTP side of the local database: what `@neondatabase/serverless` 1.2 posts is run on the PostgreSQL server of
 * `adminUrl`, as the user of the request's own connection string. Listens on a free port of 127.0.0.1; bodies up to 1 MiB;
 * PostgreSQL errors answer 400 with their fields, an unreachable server 500, as Neon's proxy does.
 */
export async function startNeonEndpoint(adminUrl: string): Promise<NeonEndpoint> {
  const pools = createNeonPools();
  const { host } = new URL(adminUrl);
  const server = await startLocalHttpServer((request, response) => answer(request, response, pools, host));
  return {
    url: `${server.origin}/sql`,
    async stop() {
      await server.stop();
      await pools.stop();
    },
  };
}
