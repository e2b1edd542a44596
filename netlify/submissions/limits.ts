/**
 * New leads that one client may store in one window; replays and duplicates do not count. A lecture hall behind one address
 * has to fit. The database holds the same number as a check of its own, which decides between requests at the same moment.
 */
export const leadsPerWindow = 60;

/** Length of the window; windows start on the clock, so that this and the database agree where one ends. */
export const windowMinutes = 10;

/** How long a claimed notification belongs to its worker; far above the time a worker can take. */
export const leaseSeconds = 60;
