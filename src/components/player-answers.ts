/**
 * Whether anything answers at an address of another origin; rejects never. What it answers stays hidden from this page
 * (Fetch Standard, mode `no-cors`); a name that does not resolve, a refused connection or a blocker is `false`.
 */
export async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    });
    return true;
  } catch {
    return false;
  }
}
