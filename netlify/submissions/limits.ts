/**
 * New leads that one client may store in one window; replays and duplicates do not count. The limit leaves room for a lecture
 * hall behind one address. A check constraint of the database has the same number.
 */
export const leadsPerWindow = 60;

/** Length of a window. Windows are aligned to the epoch, so that the code and the database agree where they end. */
export const windowMinutes = 10;

/** How long a claimed job belongs to its worker: far longer than a worker can take. `claim_notifications` has the same value. */
export const leaseSeconds = 60;
