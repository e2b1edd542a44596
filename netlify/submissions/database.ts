import { setTimeout as pause } from 'node:timers/promises';
import { neon, neonConfig } from '@neondatabase/serverless';
import * as z from 'zod/mini';
import type { DatabaseSettings } from './environment.ts';

export interface Statement {
  readonly text: string;
  /** Values by number. Arrays and objects are sent as JSON text. */
  readonly parameters?: readonly (string | number | boolean | null)[];
}

/** Unknown properties, of a row or an error. */
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
  /** Name of the check constraint that rejected a value, if one did. */
  readonly constraint: string | undefined;

  constructor(code: string, transient: boolean, constraint?: string) {
    super(code);
    this.transient = transient;
    this.constraint = constraint;
  }
}

/**
 * SQLSTATE classes of failures that a retry would repeat: feature missing (0A), data (22), constraint (23), credentials (28),
 * database or schema missing (3D, 3F), syntax or right missing (42), view's check (44). All others are transient: connections,
 * locks, restarts, disks, failovers.
 */
const refusals = /^(?:0A|22|23|28|3D|3F|42|44)/;

function wasAborted(error: unknown): boolean {
  const { name }: Facts = Object(error);
  return name === 'TimeoutError' || name === 'AbortError';
}

/** Returns a code for whatever the driver threw. */
export function databaseFailure(error: unknown): DatabaseFailure {
  const { name, code, message, sourceError }: Facts = Object(error);
  if (wasAborted(error) || wasAborted(sourceError)) return new DatabaseFailure('database_timeout', true);
  // The answer was no JSON, or not in the driver's format.
  if (name !== 'NeonDbError') return new DatabaseFailure('database_unreadable', true);
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    const [, constraint] = /violates check constraint "(\w{1,63})"/.exec(String(message)) ?? [];
    return new DatabaseFailure(`sqlstate_${code}`, !refusals.test(code), constraint);
  }
  if (sourceError !== undefined) return new DatabaseFailure('database_unreachable', true);
  const status = /\(HTTP status (\d{3})\)/.exec(String(message))?.[1];
  // Without an SQLSTATE a proxy in front of the database refused, which may pass.
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
        // A redirect would send the connection string, which is a header, to another host.
        return await sql.query(text, [...parameters], {
          fetchOptions: { signal, redirect: 'error' },
        });
      } catch (error) {
        throw databaseFailure(error);
      }
    },
  };
}

/** Runs one statement and returns its rows. Throws a DatabaseFailure, also for rows that do not match the schema. */
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

/** Limit of one try: long enough for a database that has to wake up, short enough for a retry. */
const tryMilliseconds = 2800;
const pausesMilliseconds = [100, 300, 900] as const;

/** Do not retry with less time left than this. */
const minMilliseconds = 150;

/**
 * Runs an idempotent operation and retries it after each transient failure until the deadline, a moment of
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
