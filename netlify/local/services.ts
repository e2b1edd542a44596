import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { localDatabaseUrlFile } from '../../db/connection.ts';
import { migrate } from '../../db/migrate.ts';
import { isNeonAddress, isOnThisMachine } from '../submissions/environment.ts';
import { LocalRunError } from './command-line.ts';
import { startDatabase, withClient } from './database.ts';
import { startMailbox } from './mailbox.ts';
import { startNeonEndpoint } from './neon-endpoint.ts';

/** The database role of the functions. The migrations create it without a login. */
const writerName = 'site_writer';

async function giveWriterLogin(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl);
  url.username = writerName;
  url.password = randomBytes(24).toString('base64url');
  await withClient(adminUrl, (client) =>
    client.query(`ALTER ROLE ${writerName} LOGIN PASSWORD ${client.escapeLiteral(url.password)}`),
  );
  return url.href;
}

/**
 * Starts the embedded database behind Neon's HTTP protocol, migrates it and gives `site_writer` a login. Takes about half a
 * second. Data is kept in `directory`, with a file that tells `npm run leads` the connection string; without a directory it is
 * temporary. Throws a LocalRunError or an AdministrationError and leaves nothing running. `stop` takes at most 6 seconds; the
 * database also stops when this process ends.
 */
export async function startLocalDatabase(directory?: string) {
  await using stack = new AsyncDisposableStack();
  const { adminUrl, stop } = await startDatabase(directory && join(directory, 'database'));
  stack.defer(stop);
  await migrate(adminUrl);
  const writerUrl = await giveWriterLogin(adminUrl);
  const endpoint = await startNeonEndpoint(adminUrl);
  stack.defer(endpoint.stop);
  if (directory !== undefined) {
    const file = join(directory, basename(localDatabaseUrlFile));
    await writeFile(file, adminUrl, { mode: 0o600 });
    stack.defer(() => rm(file, { force: true }));
  }
  const started = stack.move();
  return { adminUrl, writerUrl, neonEndpoint: endpoint.url, stop: () => started.disposeAsync() };
}

/**
 * The connection strings of the administrator and of the functions' role (for DATABASE_URL), and the value for
 * NEON_FETCH_ENDPOINT. Both connection strings contain passwords: never log them.
 */
export type LocalDatabase = Awaited<ReturnType<typeof startLocalDatabase>>;

function setVariables(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/**
 * Returns the key for the functions' hashes. It is derived from the connection string of another database, or random and stored
 * in the directory of the embedded one. So it lasts as long as the database, and a submission that is sent again after a
 * restart is recognised. Without a directory the key is new.
 */
async function hashKeyFor(databaseUrl: string | undefined, directory: string | undefined): Promise<string> {
  if (databaseUrl !== undefined) return createHash('sha256').update(databaseUrl).digest('hex');
  const key = randomBytes(32).toString('hex');
  if (directory === undefined) return key;
  const file = join(directory, 'client-hash-key');
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(file, key, { mode: 0o600, flag: 'wx' });
    return key;
  } catch {
    return (await readFile(file, 'utf8').catch(() => '')).trim() || key;
  }
}

/**
 * Throws a LocalRunError, because a remote database would be used with the local mailbox. The mailbox's mails are marked as
 * sent, so the team of that database would never get them.
 */
function refuseLocalMailbox(): never {
  throw new LocalRunError(
    'DATABASE_URL names a database on another machine, and the local mailbox would receive its notifications instead of its team; set POSTMARK_API_URL as well, with the POSTMARK_SERVER_TOKEN, NOTIFY_FROM and NOTIFY_TO of that database, or unset DATABASE_URL.',
  );
}

/** Throws a LocalRunError for a database without an endpoint: the driver would send the password to a host that it guesses. */
function requireEndpoint(databaseUrl: string | undefined, endpoint: string | undefined): void {
  if (databaseUrl === undefined || endpoint !== undefined || isNeonAddress(databaseUrl)) return;
  throw new LocalRunError(
    'DATABASE_URL is not a Neon address (…neon.tech), and NEON_FETCH_ENDPOINT is not set; for a PostgreSQL of your own run npm run db:endpoint in another terminal and set NEON_FETCH_ENDPOINT to the address that the command prints (docs/releases.md, "A PostgreSQL of your own").',
  );
}

/**
 * Sets the environment variables of the functions. Starts the embedded database unless DATABASE_URL is set, and the mailbox
 * unless POSTMARK_API_URL is set. Another database is migrated only if DATABASE_ADMIN_URL is set; the functions never get that
 * variable. Without a directory all data is temporary.
 *
 * Pending notifications of a remote database are sent only with `drain`: they belong to that database's team, and this run may
 * have sample addresses. `drains` says whether pending notifications are sent.
 *
 * Returns `adminUrl` and `mailbox`, each undefined unless started here, and `stop`, which ends the services and restores the
 * environment within 6 seconds. Throws a LocalRunError if a remote database would be used with the local mailbox, and if a
 * database that is not Neon's has no endpoint.
 */
export async function prepareSiteEnvironment(directory?: string, { drain = false } = {}) {
  const given = (name: string) => process.env[name]?.trim() || undefined;
  await using stack = new AsyncDisposableStack();
  const otherAdminUrl = given('DATABASE_ADMIN_URL');
  const otherDatabaseUrl = given('DATABASE_URL');
  const ownDatabase = otherDatabaseUrl === undefined;
  const ownMailbox = given('POSTMARK_API_URL') === undefined;
  const isRemote =
    !ownDatabase && !isOnThisMachine(otherDatabaseUrl) && !isOnThisMachine(given('NEON_FETCH_ENDPOINT'));
  if (isRemote && ownMailbox) refuseLocalMailbox();
  requireEndpoint(otherDatabaseUrl, given('NEON_FETCH_ENDPOINT'));
  const drains = drain || !isRemote;
  if (!ownDatabase && otherAdminUrl !== undefined) await migrate(otherAdminUrl);
  const database = ownDatabase ? await startLocalDatabase(directory) : undefined;
  if (database) stack.defer(database.stop);
  const mailbox = ownMailbox ? await startMailbox(directory && join(directory, 'mailbox')) : undefined;
  if (mailbox) stack.defer(mailbox.stop);
  const variables = {
    DATABASE_URL: database?.writerUrl ?? otherDatabaseUrl,
    NEON_FETCH_ENDPOINT: database?.neonEndpoint ?? given('NEON_FETCH_ENDPOINT'),
    DATABASE_ADMIN_URL: undefined,
    POSTMARK_API_URL: mailbox?.url ?? given('POSTMARK_API_URL'),
    POSTMARK_SERVER_TOKEN: given('POSTMARK_SERVER_TOKEN') ?? 'local-mailbox',
    NOTIFY_FROM: given('NOTIFY_FROM') ?? 'website@skillsai.example',
    NOTIFY_TO: given('NOTIFY_TO') ?? 'team@skillsai.example',
    CLIENT_HASH_KEY: given('CLIENT_HASH_KEY') ?? (await hashKeyFor(otherDatabaseUrl, directory)),
    LIVE_SERVICES: 'allowed',
    SEND_OVERDUE: drains ? given('SEND_OVERDUE') : 'no',
  };
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  setVariables(variables);
  stack.defer(() => setVariables(before));
  const started = stack.move();
  return { adminUrl: database?.adminUrl, mailbox, drains, stop: () => started.disposeAsync() };
}
