/** What a person has to see to: codes of the log's errors, and counts. Nothing a visitor typed. */
export interface Trouble {
  readonly codes: readonly string[];
  readonly dead?: number;
  readonly overdue?: number;
  readonly oldestMinutes?: number;
}

const timeoutMilliseconds = 3000;

function failAddress(address: string): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/fail`;
  return url;
}

/**
 * Tells a heartbeat monitor how a run went: GET to its address when all is well, else POST to `<address>/fail` with the
 * trouble as JSON, since a GET has no content (RFC 9110, section 9.3.1). Takes three seconds at most and never throws;
 * returns a code where the monitor did not take it. The address is a secret and in no code.
 */
export async function sendHeartbeat(
  address: string,
  trouble: Trouble | undefined,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const answer =
      trouble === undefined
        ? await fetch(address, { signal })
        : await fetch(failAddress(address), {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(trouble),
            signal,
          });
    await answer.body?.cancel();
    return answer.ok ? undefined : `heartbeat_http_${answer.status}`;
  } catch {
    return signal.aborted ? 'heartbeat_timeout' : 'heartbeat_unreachable';
  }
}
