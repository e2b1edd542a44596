/** Postmark's code 300: an address of the mail is refused. The team's own are fixed, so it is the Reply-To. */
export const refusedAddress = 'postmark_300';

interface ErrorFacts {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly message?: unknown;
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/**
 * A code for whatever Postmark's client threw: Postmark's own where it gave one, else the HTTP status. Its messages repeat
 * addresses and are dropped.
 */
export function failureCode(error: unknown): string {
  const { name, code, statusCode, message }: ErrorFacts =
    typeof error === 'object' && error !== null ? error : {};
  // Before the code: an aborted read of the answer is a DOMException, which has a code of its own.
  if (name === 'TimeoutError' || name === 'AbortError') return 'postmark_timeout';
  const own = positive(code);
  if (own !== undefined) return `postmark_${own}`;
  const status = positive(statusCode);
  if (status !== undefined) return `postmark_http_${status}`;
  // Of a request that got no answer at all the client keeps the message only.
  return /aborted|timeout/i.test(String(message)) ? 'postmark_timeout' : 'postmark_unreachable';
}
