import { neon, neonConfig } from '@neondatabase/serverless';
import { databaseFailure } from './database-failure.ts';
import type { DatabaseSettings } from './environment.ts';

export interface Statement {
  readonly text: string;
  /** Values by number; null stands for SQL's null, arrays and objects travel as JSON text. */
  readonly parameters: readonly (string | number | boolean | null)[];
}

export type Row = Readonly<Record<string, unknown>>;

/** The database as the pipeline sees it. */
export interface Database {
  /** Runs one statement until the signal ends it. Throws a DatabaseFailure; an ended insert may have been committed. */
  run(statement: Statement, signal: AbortSignal): Promise<readonly Row[]>;
}

const derivedEndpoint = neonConfig.fetchEndpoint;

/** The database behind Neon's HTTP endpoint. Nothing is sent before the first statement. */
export function openDatabase({ DATABASE_URL, NEON_FETCH_ENDPOINT }: DatabaseSettings): Database {
  neonConfig.fetchEndpoint = NEON_FETCH_ENDPOINT ?? derivedEndpoint;
  const sql = neon(DATABASE_URL, { disableWarningInBrowsers: true });
  return {
    async run({ text, parameters }, signal) {
      try {
        // A redirect would carry the connection string, a header of its own name, to wherever it points.
        return await sql.query(text, [...parameters], {
          fetchOptions: { signal, redirect: 'error' },
        });
      } catch (error) {
        throw databaseFailure(error);
      }
    },
  };
}
