import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { AdministrationError, administratorVariable, connectAdministrator } from './connection.ts';

const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

/** Where the applied migrations are written down: beside the site's tables, not among them. */
const history = { schema: 'migrations', table: 'applied' } as const;

const historyComments = `
  COMMENT ON SCHEMA migrations IS 'Which files of db/migrations this database has seen.';
  COMMENT ON TABLE migrations.applied IS 'One row per applied file of db/migrations, written by npm run db:migrate.';
  COMMENT ON COLUMN migrations.applied.id IS 'Order of application.';
  COMMENT ON COLUMN migrations.applied.name IS 'Name of the file, without .sql.';
  COMMENT ON COLUMN migrations.applied.run_on IS 'When the file was applied, in the time zone of the session.';
`;

function describe(error: unknown, migration: string | undefined): string {
  const message = error instanceof Error ? error.message : 'unknown reason';
  if (message.includes('canceling statement due to lock timeout')) {
    return 'The migrations did not run: another migration is running, or a table is in use; try again.';
  }
  return migration === undefined
    ? `The migrations did not run: ${message}`
    : `The migration ${migration} failed and nothing was changed: ${message}`;
}

/**
 * Brings the database up to date: runs the SQL files of `directory` (by default `db/migrations`) that it has not seen, in
 * the order of their numbers, all in one transaction and under an advisory lock, so that two runs at once do no harm.
 * Returns the names that were applied, none when there was nothing to do. Throws an
 * AdministrationError, one sentence that does not repeat the connection string.
 */
export async function migrate(adminUrl: string, directory = migrationsDirectory): Promise<readonly string[]> {
  const client = await connectAdministrator(adminUrl);
  let current: string | undefined;
  const ignore = () => undefined;
  try {
    const applied = await runner({
      dbClient: client,
      dir: directory,
      direction: 'up',
      ignorePattern: '(?!\\d+_.*\\.sql$).*',
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
    if (adminUrl === '') {
      throw new AdministrationError(
        `${administratorVariable} is not set; it holds the connection string that migrations run with.`,
      );
    }
    for (const name of await migrate(adminUrl)) console.log(`Applied ${name}.`);
  } catch (error) {
    console.error(error instanceof AdministrationError ? error.message : 'The migrations did not run.');
    process.exitCode = 1;
  }
}
