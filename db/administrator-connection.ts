import type { ClientConfig } from 'pg';

/** The variable that holds the administrator's connection string. */
export const administratorVariable = 'DATABASE_ADMIN_URL';

const connectLimitMilliseconds = 10_000;
const statementLimitMilliseconds = 60_000;
const lockLimitMilliseconds = 15_000;

/** A connection string that cannot be used, said without repeating it. */
export class ConnectionStringError extends Error {
  override readonly name = 'ConnectionStringError';
}

function parse(connectionString: string): URL {
  const url = URL.canParse(connectionString) ? new URL(connectionString) : undefined;
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new ConnectionStringError(
      `${administratorVariable} is not a PostgreSQL connection string (postgresql://user:password@host/database).`,
    );
  }
  if (url.hostname.split('.')[0]?.endsWith('-pooler')) {
    throw new ConnectionStringError(
      `${administratorVariable} names Neon's connection pooler, which keeps no session; use the direct connection string (the host without "-pooler").`,
    );
  }
  return url;
}

/**
 * The settings of the administrator's connection, every wait limited: 10 s to connect, 15 s for a lock, 60 s a statement.
 * Throws a ConnectionStringError for a string that cannot be used; neither it nor the messages repeat the string.
 */
export function administratorConnection(connectionString: string): ClientConfig {
  const url = parse(connectionString);
  // `require` is about to mean less in node-postgres, which warns about it; verify-full is what it means today.
  if (url.searchParams.get('sslmode') === 'require') {
    url.searchParams.set('sslmode', 'verify-full');
  }
  return {
    connectionString: url.href,
    connectionTimeoutMillis: connectLimitMilliseconds,
    lock_timeout: lockLimitMilliseconds,
    statement_timeout: statementLimitMilliseconds,
    query_timeout: statementLimitMilliseconds + 5000,
    idle_in_transaction_session_timeout: statementLimitMilliseconds,
    application_name: 'skillsai-administration',
  };
}

const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its host and port',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host could not be looked up',
  ETIMEDOUT: 'its host does not answer',
  '28P01': 'the user or password is wrong',
  '28000': 'the user may not log in',
  '3D000': 'the database does not exist',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting or stopping',
};

/** What a failed connection means, as half a sentence without names or secrets. */
export function connectionFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'the reason is unknown';
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof AggregateError && code === '') {
    return connectionFailure(error.errors[0]);
  }
  if (meanings[code] !== undefined) return meanings[code];
  if (error.message.includes('timeout')) return 'the server does not answer';
  return code === '' ? 'the server refused it' : `the server refused it (${code})`;
}
