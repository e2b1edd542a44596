import * as z from 'zod/mini';
import { emailField } from '../../src/submissions/schemas.ts';
import type { Log } from './log.ts';

/** Environment variables. An empty value counts as not set. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Whether a connection string has user, host and database. The driver checks that too, but its error repeats the password. */
function isConnectionString(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) return false;
  // Without a host there is no user either (URL Standard, "cannot have a username/password/port").
  return url.username !== '' && url.pathname.length > 1;
}

/** A required variable. Each error message continues a sentence that begins with the variable's name. */
const required = (expected: string) => z.string({ error: `is not set: ${expected}.` });

const optionalAddress = z.optional(
  z.url({ protocol: /^https?$/, error: 'is not an http or https address.' }),
);

/** Splits a header value at its commas, except those in quotes. */
function splitAddresses(value: string): readonly string[] {
  return (value.match(/(?:"[^"]*"|[^",])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== '');
}

const address = z.object({ email: emailField() });

/** Whether a value is one address, with or without a display name. */
function isMailbox(value: string): boolean {
  if (/\p{Cc}/u.test(value)) return false;
  const [, named] = /^(?:[^<>@"]*|"[^"]*" *)<([^<>]+)>$/.exec(value) ?? [];
  return z.safeParse(address, { email: named ?? value }).success;
}

function mailbox(expected: string) {
  const error = `is not an e-mail address: ${expected}.`;
  return required(expected).check(z.refine(isMailbox, { error }));
}

/** One or more addresses, separated by commas. Each recipient gets a separate mail. */
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

/** Whether a connection string names a Neon database. For those the driver derives the endpoint from the host. */
export function isNeonAddress(connectionString: string): boolean {
  return /\.neon\.tech$/i.test(URL.parse(connectionString)?.hostname ?? '');
}

/** Rejects a database that is not Neon's and has no NEON_FETCH_ENDPOINT. */
function hasEndpoint<Name extends string>(name: Name) {
  type Settings = Readonly<Record<Name, string> & { NEON_FETCH_ENDPOINT?: string | undefined }>;
  return z.refine<Settings>(
    (settings) => settings.NEON_FETCH_ENDPOINT !== undefined || isNeonAddress(settings[name]),
    {
      path: [name],
      error:
        'is not a Neon address (…neon.tech), so NEON_FETCH_ENDPOINT has to be set: without it the driver would send the password to a host that it guesses.',
    },
  );
}

const databaseSchema = z
  .object({
    DATABASE_URL: connectionString('expected the Postgres connection string of the writing role'),
    NEON_FETCH_ENDPOINT: optionalAddress,
  })
  .check(hasEndpoint('DATABASE_URL'));

/** Host and database, ignoring `-pooler`. */
function databaseOf(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return host.replace('-pooler.', '.') + pathname;
}

const previewSchema = z
  .object({
    PREVIEW_DATABASE_URL: connectionString('a preview needs its own database, never that of DATABASE_URL'),
    DATABASE_URL: z.optional(z.string()),
    NEON_FETCH_ENDPOINT: optionalAddress,
  })
  .check(
    z.refine(
      ({ PREVIEW_DATABASE_URL: preview, DATABASE_URL: other = '' }) =>
        !isConnectionString(other) || databaseOf(preview) !== databaseOf(other),
      {
        path: ['PREVIEW_DATABASE_URL'],
        error: 'names the database of DATABASE_URL: a preview needs its own.',
      },
    ),
    hasEndpoint('PREVIEW_DATABASE_URL'),
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

// Validated separately: an invalid fallback must not stop the mails to the team's inbox.
const fallbackSchema = z.object({
  NOTIFY_FALLBACK: z.optional(mailboxes('expected a second recipient, or nothing')),
});

/** How notifications are sent and to whom. */
export interface MailSettings extends z.output<typeof mailSchema> {
  readonly NOTIFY_FALLBACK: readonly string[];
}

const clientKeySchema = z.object({
  CLIENT_HASH_KEY: required("expected the secret that visitors' addresses are hashed with"),
});

const heartbeatSchema = z.object({ HEARTBEAT_URL: optionalAddress });

/**
 * Returns a function that reads and validates the schema's variables. For a missing or invalid one it returns undefined and
 * logs a sentence with the variable's name, never its value. It validates again only after a change, because validation takes
 * as long as a database statement.
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
 * Returns the database of a deploy, selected by Netlify's deploy context (docs.netlify.com/functions/api). DATABASE_URL is for
 * the live site and local runs. Previews and branch deploys use PREVIEW_DATABASE_URL only. Returns undefined and logs the
 * reason if the context is missing or a variable is invalid.
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

/** Returns the mail settings. Without valid ones it returns undefined: leads are still stored, and their notifications wait. */
export function readMailSettings(variables: Variables, log: Log): MailSettings | undefined {
  const settings = readInbox(variables, log);
  const fallback = readFallback(variables, log)?.NOTIFY_FALLBACK ?? [];
  return settings && { ...settings, NOTIFY_FALLBACK: fallback };
}

/**
 * Returns the key that visitors' addresses and the values of leads are hashed with. Without the key, leads are not counted
 * per client.
 */
export const readClientKey = reader(clientKeySchema);

/** Returns the address that scheduled runs report to, if it is set. */
export const readHeartbeatSettings = reader(heartbeatSchema);

/**
 * Whether overdue notifications of earlier submissions are sent too. With a remote database `npm start` sets SEND_OVERDUE to
 * `no`, because those notifications belong to that database's team.
 */
export function sendsOverdue(variables: Variables): boolean {
  return variables.SEND_OVERDUE !== 'no';
}
