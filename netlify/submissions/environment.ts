import * as z from 'zod/mini';
import { emailField } from '../../src/submissions/schemas.ts';
import type { Log } from './log.ts';

/** Environment variables. An empty one counts as not set. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Whether the driver takes it: with user, host and database. The driver's own error would repeat the password. */
function isConnectionString(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) return false;
  // Without a host there is no user either (URL Standard, "cannot have a username/password/port").
  return url.username !== '' && url.pathname.length > 1;
}

/** A required variable. The messages follow its name. */
const required = (expected: string) => z.string({ error: `is not set: ${expected}.` });

const optionalAddress = z.optional(
  z.url({ protocol: /^https?$/, error: 'is not an http or https address.' }),
);

/** Splits a header value at its commas, except those in quotes. */
function splitAddresses(value: string): readonly string[] {
  return (value.match(/(?:"[^"]*"|[^",])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== '');
}

const address = z.object({ email: emailField() });

/** Whether a text is one address, with or without a display name. */
function isMailbox(value: string): boolean {
  if (/\p{Cc}/u.test(value)) return false;
  const [, named] = /^(?:[^<>@"]*|"[^"]*" *)<([^<>]+)>$/.exec(value) ?? [];
  return z.safeParse(address, { email: named ?? value }).success;
}

function mailbox(expected: string) {
  const error = `is not an e-mail address: ${expected}.`;
  return required(expected).check(z.refine(isMailbox, { error }));
}

/** One address or several, separated by commas; each is a recipient of its own. */
function mailboxes(expected: string) {
  const error = `is not an e-mail address: ${expected}.`;
  const isList = (value: string) => {
    const parts = splitAddresses(value);
    return parts.length > 0 && parts.every(isMailbox);
  };
  return z.pipe(required(expected).check(z.refine(isList, { error })), z.transform(splitAddresses));
}

function connectionString(expected: string) {
  const error = 'is not a Postgres connection string with user, host and database.';
  return required(expected).check(z.refine(isConnectionString, { error }));
}

/** Whether a connection string names a database of Neon, whose endpoint the driver can derive from the host. */
export function isNeonAddress(connectionString: string): boolean {
  return /\.neon\.tech$/i.test(URL.parse(connectionString)?.hostname ?? '');
}

/** Refuses a database that is not Neon's and has no endpoint. */
function reachable<Name extends string>(name: Name) {
  type Settings = Readonly<Record<Name, string> & { NEON_FETCH_ENDPOINT?: string | undefined }>;
  return z.refine<Settings>(
    (settings) => settings.NEON_FETCH_ENDPOINT !== undefined || isNeonAddress(settings[name]),
    {
      path: [name],
      error:
        'is no address of Neon (…neon.tech), for which NEON_FETCH_ENDPOINT has to be set: the driver would send the password to a host that it guesses.',
    },
  );
}

const databaseSchema = z
  .object({
    DATABASE_URL: connectionString('expected the Postgres connection string of the writing role'),
    NEON_FETCH_ENDPOINT: optionalAddress,
  })
  .check(reachable('DATABASE_URL'));

/** Host and database, ignoring `-pooler`. */
function databaseOf(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return host.replace('-pooler.', '.') + pathname;
}

const previewSchema = z
  .object({
    PREVIEW_DATABASE_URL: connectionString(
      'a preview takes a database of its own, never that of DATABASE_URL',
    ),
    DATABASE_URL: z.optional(z.string()),
    NEON_FETCH_ENDPOINT: optionalAddress,
  })
  .check(
    z.refine(
      ({ PREVIEW_DATABASE_URL: preview, DATABASE_URL: other = '' }) =>
        !isConnectionString(other) || databaseOf(preview) !== databaseOf(other),
      {
        path: ['PREVIEW_DATABASE_URL'],
        error: 'names the database of DATABASE_URL: a preview takes one of its own.',
      },
    ),
    reachable('PREVIEW_DATABASE_URL'),
  );
export type DatabaseSettings = z.output<typeof databaseSchema>;

const mailSchema = z.object({
  POSTMARK_SERVER_TOKEN: required('expected the token of a Postmark server').check(
    z.regex(/^[\x21-\x7e]+$/, { error: 'contains a character no token has.' }),
  ),
  POSTMARK_API_URL: optionalAddress,
  NOTIFY_FROM: mailbox('expected the sender of the notifications'),
  NOTIFY_TO: mailboxes("expected the team's inbox"),
});

// Apart from the others: a bad fallback must not stop the mails to the team's inbox.
const fallbackSchema = z.object({
  NOTIFY_FALLBACK: z.optional(mailboxes('expected a second recipient, or nothing')),
});

/** How notifications are sent, and to whom. */
export interface MailSettings extends z.output<typeof mailSchema> {
  readonly NOTIFY_FALLBACK: readonly string[];
}

const clientKeySchema = z.object({
  CLIENT_HASH_KEY: required("expected the secret that visitors' addresses are hashed with"),
});

const heartbeatSchema = z.object({ HEARTBEAT_URL: optionalAddress });

/**
 * Returns a reader of settings. It returns their values, or undefined if one is missing or invalid; the log then names the
 * variable in one sentence, never its value. It checks again only what has changed, as checking costs as much as a statement.
 */
function reader<Schema extends z.ZodMiniObject>(schema: Schema) {
  const names = Object.keys(schema.shape);
  let texts: readonly unknown[] = [];
  let result: z.core.util.SafeParseResult<z.output<Schema>> | undefined;
  return (variables: Variables, log: Log): z.output<Schema> | undefined => {
    const current = names.map((name) => variables[name] || undefined);
    if (result === undefined || current.some((text, index) => text !== texts[index])) {
      result = z.safeParse(schema, Object.fromEntries(names.map((name, index) => [name, current[index]])));
      texts = current;
    }
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    log('error', { event: 'configuration', sentence: `${issue?.path.join()} ${issue?.message}` });
    return undefined;
  };
}

const readOwnDatabase = reader(databaseSchema);
const readPreviewDatabase = reader(previewSchema);

/**
 * Returns the database of a deploy, by the context that Netlify gives (docs.netlify.com/functions/api). DATABASE_URL is the
 * live site's. Previews and branch deploys never use it and have PREVIEW_DATABASE_URL. Without a context there is none.
 */
export function readDatabaseSettings(
  variables: Variables,
  log: Log,
  deployContext: string | undefined,
): DatabaseSettings | undefined {
  if (deployContext === undefined || deployContext === '') {
    const sentence = 'The context of the deploy is missing, so no database is used.';
    log('error', { event: 'configuration', sentence });
    return undefined;
  }
  if (['production', 'dev'].includes(deployContext)) return readOwnDatabase(variables, log);
  const settings = readPreviewDatabase(variables, log);
  return settings && { ...settings, DATABASE_URL: settings.PREVIEW_DATABASE_URL };
}

const readInbox = reader(mailSchema);
const readFallback = reader(fallbackSchema);

/** Returns how notifications are sent. Without these settings leads are stored all the same and their notifications wait. */
export function readMailSettings(variables: Variables, log: Log): MailSettings | undefined {
  const settings = readInbox(variables, log);
  const fallback = readFallback(variables, log)?.NOTIFY_FALLBACK ?? [];
  return settings && { ...settings, NOTIFY_FALLBACK: fallback };
}

/**
 * Returns the key of the hashes: of visitors' addresses, and of what a lead says. Without it no client is counted or told
 * from another.
 */
export const readClientKey = reader(clientKeySchema);

/** Returns whom the scheduled runs report to; nobody if it is not set. */
export const readHeartbeatSettings = reader(heartbeatSchema);

/**
 * Whether notifications of earlier submissions are sent as well. `npm start` says no beside a database on another machine,
 * whose notifications belong to its own team.
 */
export function sendsOverdue(variables: Variables): boolean {
  return variables.SEND_OVERDUE !== 'no';
}
