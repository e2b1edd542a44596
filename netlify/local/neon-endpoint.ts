import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import pg, { type QueryArrayConfig } from 'pg';
import * as z from 'zod/mini';
import { serve } from './http-server.ts';

/** Connections per connection string; further statements wait for one. */
export const poolSize = 20;
const connectTimeout = 20_000;
const statementTimeout = 30_000;
const stopTimeout = 1000;

/** One statement with its parameters in text form, as `@neondatabase/serverless` sends them; the site uses no batches. */
const statementSchema = z.object({
  query: z.string(),
  params: z._default(z.array(z.nullable(z.union([z.string(), z.number(), z.boolean()]))), []),
});

/** Runs a statement; its result as Neon's protocol carries it has every value as PostgreSQL's own text, or null. */
async function runStatement(client: pg.PoolClient, { query, params }: z.infer<typeof statementSchema>) {
  const config: QueryArrayConfig & { readonly queryMode: 'extended' } = {
    text: query,
    values: params.map((value) => (value === null ? null : `${value}`)),
    rowMode: 'array',
    // The driver parses the values by `dataTypeID`.
    types: { getTypeParser: () => (value: string) => value },
    // As Neon does: one statement per query, also where there are no parameters.
    queryMode: 'extended',
  };
  const { command, rowCount, fields, rows } = await client.query(config);
  return { command, rowCount, fields, rows, rowAsArray: true };
}

function newPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 5000,
  });
  // An idle connection that breaks (the server stopped) is replaced on the next request.
  return pool.on('error', () => undefined);
}

/**
 * Starts the HTTP side of the local database: what `@neondatabase/serverless` 1.2 posts is run on the PostgreSQL server of
 * `adminUrl`, as the user of the request's own connection string. Listens on a free port; PostgreSQL errors answer 400 with
 * their fields, an unreachable server 500, as Neon's proxy does.
 */
export async function startNeonEndpoint(adminUrl: string) {
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
      return context.json({ message: 'This is no statement of the driver for the local server.' }, 400);
    }
    const pool = pools.get(connectionString) ?? newPool(connectionString);
    pools.set(connectionString, pool);
    const client = await pool.connect();
    let broken = false;
    try {
      // Who gave up while this waited for a connection does not expect it to be done later; a turn of the event loop tells.
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
  app.all('*', (context) => context.json({ message: 'Only POST is known here.' }, 405));
  app.onError((error, context) =>
    error instanceof pg.DatabaseError
      ? context.json({ ...error, message: error.message }, 400)
      : context.json({ message: 'The database cannot be reached.' }, 500),
  );
  const server = await serve(app.fetch);
  return {
    /** What NEON_FETCH_ENDPOINT is to be. */
    url: `${server.origin}/sql`,
    /** How many statements are at work or wait for their turn, also of those who gave up. */
    underWay: () => underWay,
    /** Closes server and connections; waits at most a second for statements under way. */
    async stop() {
      await server.stop();
      const ends = [...pools.values()].map((pool) => pool.end());
      await Promise.race([Promise.allSettled(ends), delay(stopTimeout, undefined, { ref: false })]);
    },
  };
}
