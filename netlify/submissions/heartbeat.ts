const timeoutMilliseconds = 3000;

function failAddress(address: string): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/fail`;
  return url;
}

/**
 * Tells a heartbeat monitor how a run went: GET to its address if all is well, else POST to `<address>/fail` with the trouble
 * as JSON, since a GET has no content (RFC 9110, section 9.3.1). Takes three seconds at most and never throws. Returns a code
 * if the monitor did not accept it. The address is a secret and in no code.
 */
export async function sendHeartbeat(
  address: string,
  trouble: object | undefined,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await (trouble === undefined
      ? fetch(address, { signal })
      : fetch(failAddress(address), { method: 'POST', headers, body: JSON.stringify(trouble), signal }));
    await answer.body?.cancel();
    return answer.ok ? undefined : `heartbeat_http_${answer.status}`;
  } catch {
    return signal.aborted ? 'heartbeat_timeout' : 'heartbeat_unreachable';
  }
}
