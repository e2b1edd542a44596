import { setTimeout as pause } from 'node:timers/promises';
import { neon, neonConfig } from '@neondatabase/serverless';
import * as z from 'zod/mini';
import type { DatabaseSettings } from './environment.ts';

export interface Statement {
  readonly text: string;
  /** Values by number; null stands for SQL's null, arrays and objects travel as JSON text. */
  readonly parameters?: readonly (string | number | boolean | null)[];
}

/** Properties of which nothing is known: a row's, an error's. */
type Facts = Readonly<Record<string, unknown>>;

export interface Database {
  /** Runs one statement until the signal ends it. Throws a DatabaseFailure; an ended insert may have been committed. */
  run(statement: Statement, signal: AbortSignal): Promise<readonly Facts[]>;
}

/** A statement that failed. The message is a code: a driver's own messages may hold values and passwords. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  /** Whether the same statement may succeed a moment later. */
  readonly transient: boolean;
  /** Name of the check constraint that refused a value, where that is what happened. */
  readonly constraint: string | undefined;

  constructor(code: string, transient: boolean, constraint?: string) {
    super(code);
    this.transient = transient;
    this.constraint = constraint;
  }
}

/**
 * SQLSTATE classes by which the database refuses a statement by rule, so that it would refuse it again: feature missing (0A),
 * data (22), constraint (23), credentials (28), database or schema missing (3D, 3F), syntax or right missing (42), view's
 * check (44). Everything else passes by itself: connections, locks, restarts, disks, failovers.
 */
const refusals = /^(?:0A|22|23|28|3D|3F|42|44)/;

function wasAborted(error: unknown): boolean {
  const { name }: Facts = Object(error);
  return name === 'TimeoutError' || name === 'AbortError';
}

/** A code for whatever the driver threw. */
export function databaseFailure(error: unknown): DatabaseFailure {
  const { name, code, message, sourceError }: Facts = Object(error);
  if (wasAborted(error) || wasAborted(sourceError)) return new DatabaseFailure('database_timeout', true);
  // The answer was no JSON, or not the driver's.
  if (name !== 'NeonDbError') return new DatabaseFailure('database_unreadable', true);
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    const [, constraint] = /violates check constraint "(\w{1,63})"/.exec(String(message)) ?? [];
    return new DatabaseFailure(`sqlstate_${code}`, !refusals.test(code), constraint);
  }
  if (sourceError !== undefined) return new DatabaseFailure('database_unreachable', true);
  const status = /\(HTTP status (\d{3})\)/.exec(String(message))?.[1];
  // Without an SQLSTATE it was not the database that refused, but something in front of it, which may know better soon.
  return new DatabaseFailure(status === undefined ? 'database_refused' : `database_http_${status}`, true);
}

const derivedEndpoint = neonConfig.fetchEndpoint;

/** The database behind Neon's HTTP endpoint. Nothing is sent before the first statement. */
export function openDatabase({ DATABASE_URL, NEON_FETCH_ENDPOINT }: DatabaseSettings): Database {
  neonConfig.fetchEndpoint = NEON_FETCH_ENDPOINT ?? derivedEndpoint;
  const sql = neon(DATABASE_URL, { disableWarningInBrowsers: true });
  return {
    async run({ text, parameters = [] }, signal) {
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

/** Runs one statement and reads its rows; throws a DatabaseFailure also where they are not those of the schema. */
export async function readRows<Schema extends z.ZodMiniType>(
  database: Database,
  statement: Statement,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const result = z.safeParse(schema, await database.run(statement, signal));
  if (!result.success) throw new DatabaseFailure('database_unreadable', true);
  return result.data;
}

/** One try: long enough for a database that has to wake up, short enough for a second and a third. */
const tryMilliseconds = 2800;
const pausesMilliseconds = [100, 300, 900] as const;

/** Less is left than a statement needs even in good health. */
const minMilliseconds = 150;

/**
 * Runs an operation that may run twice, again after each transient failure, until the deadline, a moment of
 * `performance.now()`. The operation's signal ends its try. Throws what the last try threw.
 */
export async function untilDeadline<Result>(
  deadline: number,
  operation: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const remaining = () => Math.max(0, deadline - performance.now());
  for (let failures = 0; ; failures += 1) {
    const limit = Math.min(tryMilliseconds, remaining());
    try {
      return await operation(AbortSignal.timeout(Math.ceil(limit)));
    } catch (error) {
      const wait = pausesMilliseconds[failures] ?? pausesMilliseconds[2];
      const again =
        error instanceof DatabaseFailure && error.transient && remaining() > wait + minMilliseconds;
      if (!again) throw error;
      await pause(wait);
    }
  }
}
