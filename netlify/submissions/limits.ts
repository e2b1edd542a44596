/** Length of the window in which a client's leads are counted. Windows are aligned to the epoch, so that code and database agree. */
export const windowMinutes = 10;
