/**
 * New leads that one client may store in one window; replays and duplicates do not count. A lecture hall behind one address
 * has to fit. The database has the same number as a check, which decides between concurrent requests.
 */
export const leadsPerWindow = 60;

/** Length of the window; windows start on the clock, so that this and the database agree where one ends. */
export const windowMinutes = 10;

/** How long a claimed job belongs to its worker; far above the time a worker can take. The claim function has the same. */
export const leaseSeconds = 60;
