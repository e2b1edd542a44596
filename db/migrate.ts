import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';
import { AdministrationError, administratorVariable, connectAdministrator } from './connection.ts';

const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

/** The table of the applied migrations, in a schema of its own. */
const history = { schema: 'migrations', table: 'applied' } as const;

const historyComments = `
  COMMENT ON SCHEMA migrations IS 'Which files of db/migrations this database has seen.';
  COMMENT ON TABLE migrations.applied IS 'One row per applied file of db/migrations, written by npm run db:migrate.';
  COMMENT ON COLUMN migrations.applied.id IS 'Order of application.';
  COMMENT ON COLUMN migrations.applied.name IS 'Name of the file, without .sql.';
  COMMENT ON COLUMN migrations.applied.run_on IS 'When the file was applied, in the time zone of the session.';
`;

/**
 * A migration that waits for a table blocks every submission, and the functions give up after 5.5 seconds. So a migration gives
 * up earlier, lets the submissions through and tries again.
 */
const lockTimeout = '2s';
const maxTries = 12;
const pauseMilliseconds = 1500;

/** The first of each series of earlier migrations that the present ones replaced. */
const replacedMigrations = ['0001_create-leads', '0001_leads'] as const;

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('canceling statement due to lock timeout');
}

function describe(error: unknown, migration: string | undefined): string {
  if (error instanceof AdministrationError) return error.message;
  const message = error instanceof Error ? error.message : 'unknown reason';
  if (isLockTimeout(error)) {
    return 'The migrations did not run: another migration is running, or a table is in use; try again.';
  }
  return migration === undefined
    ? `The migrations did not run: ${message}`
    : `The migration ${migration} failed and nothing was changed: ${message}`;
}

/** Throws an AdministrationError for a database of the earlier migrations, which cannot be upgraded. */
async function refuseEarlierTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('${history.schema}.${history.table}') IS NOT NULL AS exists`,
  );
  if (rows[0]?.exists !== true) return;
  const { rowCount } = await client.query(
    `SELECT FROM ${history.schema}.${history.table} WHERE name = ANY($1)`,
    [replacedMigrations],
  );
  if (rowCount === 0) return;
  throw new AdministrationError(
    'This database has the tables of an earlier version, which these migrations do not continue; nothing was changed. Create a new database and migrate that; the leads stay in this one (docs/releases.md, "An earlier database"). A local one: delete .local/database.',
  );
}

/**
 * Applies the new files of `directory` (by default `db/migrations`) in the order of their numbers, in one transaction. An
 * advisory lock makes concurrent runs safe. Waits at most two seconds for a lock on a table, then retries, for about 40 seconds
 * in all. A `.js` file may leave the transaction, as creating an index concurrently requires. Returns the applied names, without
 * `.sql`; none if there was nothing to do. Throws an AdministrationError, whose message does not contain the connection string,
 * also where that is empty.
 */
export async function migrate(adminUrl: string, directory = migrationsDirectory): Promise<readonly string[]> {
  if (adminUrl === '') {
    throw new AdministrationError(
      `${administratorVariable} is not set; set it to the connection string of the database’s owner.`,
    );
  }
  const client = await connectAdministrator(adminUrl);
  let current: string | undefined;
  const ignore = () => undefined;
  const run = () =>
    runner({
      dbClient: client,
      dir: directory,
      direction: 'up',
      ignorePattern: '(?!\\d+_.*\\.(?:sql|js)$).*',
      migrationsSchema: history.schema,
      createMigrationsSchema: true,
      migrationsTable: history.table,
      advisoryLockMode: 'wait',
      checkOrder: true,
      singleTransaction: true,
      logger: {
        info(line: string) {
          current = /^### MIGRATION (\S+)/.exec(line)?.[1] ?? current;
        },
        warn: ignore,
        error: ignore,
      },
    });
  const runWithRetries = async (tries: number): ReturnType<typeof run> => {
    try {
      return await run();
    } catch (error) {
      if (tries <= 1 || !isLockTimeout(error)) throw error;
      await pause(pauseMilliseconds);
      return runWithRetries(tries - 1);
    }
  };
  try {
    await client.query(`SET lock_timeout = '${lockTimeout}'`);
    await refuseEarlierTables(client);
    const applied = await runWithRetries(maxTries);
    if (applied.length > 0) await client.query(historyComments);
    return applied.map(({ name }) => name);
  } catch (error) {
    throw new AdministrationError(describe(error, current));
  } finally {
    await client.end().catch(ignore);
  }
}

if (import.meta.main) {
  try {
    const adminUrl = process.env[administratorVariable] ?? '';
    for (const name of await migrate(adminUrl)) console.log(`Applied ${name}.`);
  } catch (error) {
    console.error(error instanceof AdministrationError ? error.message : 'The migrations did not run.');
    process.exitCode = 1;
  }
}
