/** A statement that failed. The message is a code: a driver's own messages may hold values and passwords. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  /** Whether the same statement may succeed a moment later. */
  readonly passing: boolean;

  constructor(code: string, passing: boolean) {
    super(code);
    this.passing = passing;
  }
}

/**
 * SQLSTATE classes and codes that pass: connection trouble (08), serialisation and deadlock (40), too many connections
 * (53), operator intervention such as a restart or a statement that ran too long (57), and a read-only failover (25006).
 */
const passingStates = /^(?:08|40|53|57)|^25006$/;

interface ErrorFacts {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly sourceError?: unknown;
}

function facts(error: unknown): ErrorFacts {
  return typeof error === 'object' && error !== null ? error : {};
}

function wasEnded(error: unknown): boolean {
  const { name } = facts(error);
  return name === 'TimeoutError' || name === 'AbortError';
}

/** Tells what went wrong from whatever the driver threw, keeping only a code that names it. */
export function databaseFailure(error: unknown): DatabaseFailure {
  const { name, code, message, sourceError } = facts(error);
  if (wasEnded(error) || wasEnded(sourceError)) {
    return new DatabaseFailure('database_timeout', true);
  }
  if (name !== 'NeonDbError') {
    // The answer was no JSON, or not the driver's.
    return new DatabaseFailure('database_unreadable', true);
  }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    return new DatabaseFailure(`sqlstate_${code}`, passingStates.test(code));
  }
  if (sourceError !== undefined) {
    return new DatabaseFailure('database_unreachable', true);
  }
  const status = /\(HTTP status (\d{3})\)/.exec(String(message))?.[1];
  return status === undefined
    ? new DatabaseFailure('database_refused', false)
    : new DatabaseFailure(`database_http_${status}`, true);
}
