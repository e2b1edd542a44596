import { setTimeout as pause } from 'node:timers/promises';
import { neon, neonConfig } from '@neondatabase/serverless';
import * as z from 'zod/mini';
import type { DatabaseSettings } from './environment.ts';
import { isTimeout, withinLimit } from './time-limit.ts';

export interface Statement {
  readonly text: string;
  /** The values of `$1`, `$2`, …. Arrays and objects are sent as JSON text. */
  readonly parameters?: readonly (string | number | boolean | null)[];
}

type UnknownProperties = Readonly<Record<string, unknown>>;

export interface Database {
  /** Runs one statement until the signal aborts it. Throws a DatabaseFailure; an aborted insert may have been committed. */
  run(statement: Statement, signal: AbortSignal): Promise<readonly UnknownProperties[]>;
}

/** A failed statement. The message is a code, because a driver's own messages may hold values and passwords. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  /** Whether the same statement may succeed a moment later. */
  readonly transient: boolean;
  /** The check constraint that rejected a value, if any. */
  readonly constraint: string | undefined;

  constructor(code: string, transient: boolean, constraint?: string) {
    super(code);
    this.transient = transient;
    this.constraint = constraint;
  }
}

/**
 * SQLSTATE classes that a retry cannot fix: unsupported feature (0A), data (22), constraint (23), credentials (28), missing
 * database or schema (3D, 3F), syntax or missing privilege (42), check of a view (44). All others are transient: connections,
 * locks, restarts, disks, failovers.
 */
const permanentFailures = /^(?:0A|22|23|28|3D|3F|42|44)/;

function wasAborted(error: unknown): boolean {
  return isTimeout(error) || Object(error).name === 'AbortError';
}

/** Converts anything that the driver throws to a DatabaseFailure. */
export function databaseFailure(error: unknown): DatabaseFailure {
  const { name, code, message, sourceError }: UnknownProperties = Object(error);
  if (wasAborted(error) || wasAborted(sourceError)) return new DatabaseFailure('database_timeout', true);
  // The response was not JSON, or not in the driver's format.
  if (name !== 'NeonDbError') return new DatabaseFailure('database_unreadable', true);
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    const [, constraint] = /violates check constraint "(\w{1,63})"/.exec(String(message)) ?? [];
    return new DatabaseFailure(`sqlstate_${code}`, !permanentFailures.test(code), constraint);
  }
  if (sourceError !== undefined) return new DatabaseFailure('database_unreachable', true);
  const status = /\(HTTP status (\d{3})\)/.exec(String(message))?.[1];
  // Without an SQLSTATE the refusal came from a proxy in front of the database and may be temporary.
  return new DatabaseFailure(status === undefined ? 'database_refused' : `database_http_${status}`, true);
}

const derivedEndpoint = neonConfig.fetchEndpoint;

/** Returns the database behind Neon's HTTP endpoint. Nothing is sent before the first statement. */
export function openDatabase({ DATABASE_URL, NEON_FETCH_ENDPOINT }: DatabaseSettings): Database {
  neonConfig.fetchEndpoint = NEON_FETCH_ENDPOINT ?? derivedEndpoint;
  const sql = neon(DATABASE_URL, { disableWarningInBrowsers: true });
  return {
    async run({ text, parameters = [] }, signal) {
      try {
        // The connection string is a header: following a redirect would send it to another host.
        return await sql.query(text, [...parameters], {
          fetchOptions: { signal, redirect: 'error' },
        });
      } catch (error) {
        throw databaseFailure(error);
      }
    },
  };
}

/** Runs one statement and returns its parsed rows. Throws a DatabaseFailure, also for rows that do not match the schema. */
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

/** Limit of one try: long enough for a database that has to wake up, short enough to leave time for a retry. */
const defaultTryMilliseconds = 2800;
const pausesMilliseconds = [100, 300, 900] as const;

/** Do not retry with less time left than this. */
const minMilliseconds = 150;

/**
 * Runs an idempotent operation and retries it after each transient failure until the deadline, in `performance.now()` time.
 * The signal aborts a try that takes longer than `tryMilliseconds`; a try that misses it ends 100 ms later. Throws the error of the last
 * try.
 */
export async function untilDeadline<Result>(
  deadline: number,
  operation: (signal: AbortSignal) => Promise<Result>,
  tryMilliseconds = defaultTryMilliseconds,
): Promise<Result> {
  const remaining = () => Math.max(0, deadline - performance.now());
  for (let failures = 0; ; failures += 1) {
    const limit = Math.min(tryMilliseconds, remaining());
    try {
      return await withinLimit(Math.ceil(limit), operation);
    } catch (thrown) {
      const error = isTimeout(thrown) ? databaseFailure(thrown) : thrown;
      const wait = pausesMilliseconds[failures] ?? pausesMilliseconds[2];
      const mayRetry =
        error instanceof DatabaseFailure && error.transient && remaining() > wait + minMilliseconds;
      if (!mayRetry) throw error;
      await pause(wait);
    }
  }
}
