/** How long an operation may take to end after its abort, in milliseconds. */
const graceMilliseconds = 100;

/** Returns whether an error says that time was up. */
export const isTimeout = (error: unknown): boolean => Object(error).name === 'TimeoutError';

/**
 * Calls `operation` with a signal that aborts it after `milliseconds`. Throws a TimeoutError if it has not ended 100 ms after that:
 * `fetch` misses the abort where the garbage collector took its request (https://github.com/nodejs/undici/pull/4984).
 */
export async function withinLimit<Result>(
  milliseconds: number,
  operation: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { promise: missed, reject } = Promise.withResolvers<never>();
  const error = new DOMException('The operation was aborted and did not end.', 'TimeoutError');
  const timer = setTimeout(() => reject(error), milliseconds + graceMilliseconds);
  try {
    return await Promise.race([operation(AbortSignal.timeout(milliseconds)), missed]);
  } finally {
    clearTimeout(timer);
  }
}
