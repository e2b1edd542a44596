import { isTimeout, withinLimit } from './time-limit.ts';

const timeoutMilliseconds = 3000;

function failAddress(address: string): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/fail`;
  return url;
}

/**
 * Reports a run to a heartbeat monitor: GET to its address after a good run, else POST of the problems as JSON to
 * `<address>/fail`. Takes at most 3.1 seconds and never throws. Returns undefined if the monitor accepted the report, else a
 * code. The code never contains the address, which is a secret.
 */
export async function sendHeartbeat(
  address: string,
  problems: object | undefined,
): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await withinLimit(timeoutMilliseconds, (signal) =>
      problems === undefined
        ? fetch(address, { signal })
        : fetch(failAddress(address), { method: 'POST', headers, body: JSON.stringify(problems), signal }),
    );
    await response.body?.cancel();
    return response.ok ? undefined : `heartbeat_http_${response.status}`;
  } catch (error) {
    return isTimeout(error) ? 'heartbeat_timeout' : 'heartbeat_unreachable';
  }
}
