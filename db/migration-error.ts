/** Why the database could not be brought up to date: one sentence without connection string, password or data. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
