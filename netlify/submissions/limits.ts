/** Length of the window in which a client's leads are counted. Windows are aligned to the epoch, so that code and database agree. */
export const windowMinutes = 10;

/** From this number on, submissions that failed since the last scheduled run are an alarm; a single one may be a visitor who gave up. */
export const manyFailedSubmissions = 3;
