/**
 * The environment the PostgreSQL programs run in: this process's own without the PG variables, which would change the
 * cluster, and with a fixed locale, which keeps messages in English and the server single-threaded on macOS.
 */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('DATABASE_'),
  );
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}
