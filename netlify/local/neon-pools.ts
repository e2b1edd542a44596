import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Connections per connection string; further statements wait for one. */
const poolSize = 20;
const pooledStrings = 8;
const connectLimitMilliseconds = 20_000;
const statementLimitMilliseconds = 30_000;
const stopLimitMilliseconds = 1000;

/** Pools of connections, one per connection string, so that every statement runs as the role the caller names. */
export interface NeonPools {
  connect(connectionString: string): Promise<pg.PoolClient>;
  /** Closes the connections; waits at most a second for statements under way. */
  stop(): Promise<void>;
}

function newPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectLimitMilliseconds,
    statement_timeout: statementLimitMilliseconds,
    query_timeout: statementLimitMilliseconds + 5000,
    idleTimeoutMillis: 60_000,
  });
  // An idle connection that breaks (the server stopped) is replaced on the next request.
  pool.on('error', () => undefined);
  return pool;
}

/** Keeps at most eight pools of 20 connections; the one used longest ago makes room for a new connection string. */
export function createNeonPools(): NeonPools {
  const pools = new Map<string, pg.Pool>();

  async function drop(connectionString: string): Promise<void> {
    const pool = pools.get(connectionString);
    pools.delete(connectionString);
    await pool?.end().catch(() => undefined);
  }

  return {
    async connect(connectionString) {
      const pool = pools.get(connectionString) ?? newPool(connectionString);
      pools.delete(connectionString);
      pools.set(connectionString, pool);
      const [oldest] = pools.keys();
      if (pools.size > pooledStrings && oldest !== undefined) {
        void drop(oldest);
      }
      return pool.connect();
    },
    async stop() {
      await Promise.race([
        Promise.all([...pools.keys()].map(drop)),
        delay(stopLimitMilliseconds, undefined, { ref: false }),
      ]);
    },
  };
}
