import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The role the submission functions connect as; the migrations make it, without a login. */
export const writerName = 'site_writer';

/**
 * Gives the writing role a login with a new random password and returns its connection string, which is to be kept out of
 * logs. Needs the migrations to have run; at most 20 seconds.
 */
export async function giveWriterLogin(adminUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `ALTER ROLE ${client.escapeIdentifier(writerName)} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.username = writerName;
  url.password = password;
  return url.href;
}
