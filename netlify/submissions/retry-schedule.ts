const minute = 60;
const hour = 60 * minute;

/**
 * Seconds to wait after the first, second, … failed try: soon at first, since most failures are short, then longer, a
 * little over a day in all, so that an outage over night or a wrong token costs no notification.
 */
const waitsSeconds = [
  1 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
] as const;

/** Tries before a notification is given up. */
export const mostAttempts = waitsSeconds.length + 1;

/** How long a claimed notification belongs to its worker; far above the time a worker can take. */
export const leaseSeconds = 60;

/** Seconds until the next try, after `attempts` tries (1 to 10). */
export function waitSeconds(attempts: number): number {
  return waitsSeconds[Math.max(0, attempts - 1)] ?? 12 * hour;
}
