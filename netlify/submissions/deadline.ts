import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseFailure } from './database.ts';

/** The moment by which an answer has to be ready. */
export interface Deadline {
  /** Milliseconds left, never below zero. */
  remaining(): number;
}

/** A deadline that many milliseconds from now. */
export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return { remaining: () => Math.max(0, end - performance.now()) };
}

/** One try: long enough for a database that has to wake up, short enough for a second and a third. */
const tryMilliseconds = 2800;
const pausesMilliseconds = [100, 300, 900] as const;

/** Less is left than a statement needs even in good health. */
const minMilliseconds = 150;

/**
 * Runs an operation that may safely run twice, again after each transient failure, until the deadline. The
 * operation gets a signal that ends its try. Throws the last DatabaseFailure.
 */
export async function untilDeadline<Result>(
  deadline: Deadline,
  operation: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    const limit = Math.min(tryMilliseconds, deadline.remaining());
    try {
      return await operation(AbortSignal.timeout(Math.ceil(limit)));
    } catch (error) {
      const wait = pausesMilliseconds[failures] ?? pausesMilliseconds[2];
      const again =
        error instanceof DatabaseFailure && error.transient && deadline.remaining() > wait + minMilliseconds;
      if (!again) throw error;
      await pause(wait);
    }
  }
}
