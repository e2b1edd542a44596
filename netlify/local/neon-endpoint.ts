import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import pg, { type QueryArrayConfig } from 'pg';
import * as z from 'zod/mini';
import { serve } from './http-server.ts';

/** The maximum of connections per connection string. Further statements wait. */
export const poolSize = 20;
const connectTimeout = 20_000;
const statementTimeout = 30_000;
const stopTimeout = 1000;

/** A statement with its parameters in the format of `@neondatabase/serverless`. The site uses no batches. */
const statementSchema = z.object({
  query: z.string(),
  params: z._default(z.array(z.nullable(z.union([z.string(), z.number(), z.boolean()]))), []),
});

/** Runs a statement and returns its result in Neon's format: every value is null or PostgreSQL's text representation. */
async function runStatement(client: pg.PoolClient, { query, params }: z.infer<typeof statementSchema>) {
  const config: QueryArrayConfig & { readonly queryMode: 'extended' } = {
    text: query,
    values: params.map((value) => (value === null ? null : `${value}`)),
    rowMode: 'array',
    // Leave values unparsed, because the driver parses them by `dataTypeID`.
    types: { getTypeParser: () => (value: string) => value },
    // Refuses several statements in one query, even without parameters, as Neon does.
    queryMode: 'extended',
  };
  const { command, rowCount, fields, rows } = await client.query(config);
  return { command, rowCount, fields, rows, rowAsArray: true };
}

/** The fields of an error that Neon writes as text or null. */
const errorFields = [
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'table',
  'column',
  'schema',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const satisfies readonly (keyof pg.DatabaseError)[];

/** Returns an error in Neon's format, in which an error that is not PostgreSQL's has the same fields, all empty but the message. */
function errorBody(message: string, error?: pg.DatabaseError) {
  const fields = errorFields.map((field) => [field, error?.[field] ?? null]);
  const { code = '', severity = '' } = error ?? {};
  return { message, code, severity, ...Object.fromEntries(fields) };
}

/** PostgreSQL's code of a wrong password. Neon's proxy checks the password itself, so its refusal has no code. */
const wrongPassword = '28P01';

function newPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 5000,
  });
  // The pool replaces a broken idle connection at the next request.
  return pool.on('error', () => undefined);
}

/**
 * Starts an HTTP endpoint for `@neondatabase/serverless` 1.2, by default on a free port. It runs statements on the PostgreSQL
 * server of `adminUrl`, as the user of the request's connection string. It responds as Neon's proxy does, which
 * `tests/contracts` compares: with 400 to PostgreSQL's errors and wrong passwords, with 500 to an unreachable server.
 */
export async function startNeonEndpoint(adminUrl: string, port = 0) {
  const { host } = new URL(adminUrl);
  const pools = new Map<string, pg.Pool>();
  const app = new Hono();
  let underWay = 0;
  app.use(async (_context, next) => {
    underWay += 1;
    await next();
    underWay -= 1;
  });
  app.post('/sql', async (context) => {
    const connectionString = context.req.header('neon-connection-string') ?? '';
    const request = statementSchema.safeParse(await context.req.json().catch(() => undefined));
    if (URL.parse(connectionString)?.host !== host || !request.success) {
      return context.json(
        { message: 'The request is not a statement of the driver for the local server.' },
        400,
      );
    }
    const pool = pools.get(connectionString) ?? newPool(connectionString);
    pools.set(connectionString, pool);
    const client = await pool.connect();
    let broken = false;
    try {
      // The request may have been aborted while it waited for a connection. Its signal is set one turn later.
      await nextTurn();
      if (context.req.raw.signal.aborted) return context.body(null);
      return context.json(await runStatement(client, request.data));
    } catch (error) {
      broken = !(error instanceof pg.DatabaseError);
      throw error;
    } finally {
      client.release(broken);
    }
  });
  app.all('*', (context) => context.json({ message: 'Only POST /sql is served.' }, 405));
  app.onError((error, context) => {
    if (!(error instanceof pg.DatabaseError)) {
      return context.json(errorBody('Control plane request failed'), 500);
    }
    if (error.code === wrongPassword) {
      return context.json(errorBody(error.message.replaceAll('"', "'")), 400);
    }
    return context.json(errorBody(error.message, error), 400);
  });
  const server = await serve(app.fetch, port, '--port');
  return {
    /** The value for NEON_FETCH_ENDPOINT. */
    url: `${server.origin}/sql`,
    /** Returns the number of statements that run or wait, including those of aborted requests. */
    underWay: () => underWay,
    /** Closes the server and its connections. Waits at most one second for running statements. */
    async stop() {
      await server.stop();
      const ends = [...pools.values()].map((pool) => pool.end());
      await Promise.race([Promise.allSettled(ends), delay(stopTimeout, undefined, { ref: false })]);
    },
  };
}
