import pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** The site's database as its administrator sees it. */
export interface TestDatabase {
  /** Runs one SQL statement; at most 5 seconds. */
  query(text: string, parameters?: readonly unknown[]): Promise<readonly Row[]>;
  /** Empties every table once the notifications that are on their way have ended, which takes at most 6 seconds. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Longest wait for notifications on their way, in milliseconds: a little more than the mail client's own limit. */
const settleTimeout = 6_000;
const statementTimeout = 5_000;

/** Notifications that were neither sent nor refused yet: a function is still at work on them. */
const onTheirWay = "select id from notification_outbox where status = 'pending' and last_error is null";

/** The migrations keep their history in another schema. */
const tables = "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'";

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Opens connections when they are needed. The URL holds a password and goes into no message. */
export function openTestDatabase(adminUrl: string): TestDatabase {
  const pool = new pg.Pool({
    connectionString: adminUrl,
    max: 2,
    connectionTimeoutMillis: statementTimeout,
    query_timeout: statementTimeout,
  });
  // The server ends idle connections when it stops; without a listener that would end the process.
  pool.on('error', () => undefined);
  const query = async (text: string, parameters: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...parameters])).rows;
  return {
    query,
    async empty() {
      const deadline = Date.now() + settleTimeout;
      while ((await query(onTheirWay)).length > 0 && Date.now() < deadline) await delay(50);
      const names = (await query(tables)).map(({ name }) => String(name));
      await query(`truncate ${names.join(', ')}`);
    },
    close: () => pool.end(),
  };
}
