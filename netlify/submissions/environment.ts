import * as z from 'zod/mini';
import type { Log } from './log.ts';

/** A variable that is set to nothing counts as not set. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The driver wants user, host and database; what it would say about a broken address repeats the password. */
function isConnectionString(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) return false;
  // Without a host there is no user either (URL Standard, "cannot have a username/password/port").
  return url.username !== '' && url.pathname.length > 1;
}

/** The messages go on where the variable's name ends. */
const required = (expected: string) => z.string({ error: `is not set: ${expected}.` });

const optionalAddress = z.optional(
  z.url({ protocol: /^https?$/, error: 'is not an http or https address.' }),
);

function mailAddresses(expected: string) {
  const error = `is not an e-mail address: ${expected}.`;
  return required(expected).check(z.regex(/^[^\p{Cc}@]*[^\p{Cc}\s@,]@[^\p{Cc}\s@,][^\p{Cc}]*$/u, { error }));
}

function connectionString(expected: string) {
  const error = 'is not a Postgres connection string with user, host and database.';
  return required(expected).check(z.refine(isConnectionString, { error }));
}

const databaseSchema = z.object({
  DATABASE_URL: connectionString('expected the Postgres connection string of the writing role'),
  NEON_FETCH_ENDPOINT: optionalAddress,
});

/** What two connection strings have in common that name one database of Neon, pooled or not. */
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
  );
export type DatabaseSettings = z.output<typeof databaseSchema>;

const mailSchema = z.object({
  POSTMARK_SERVER_TOKEN: required('expected the token of a Postmark server').check(
    z.regex(/^[\x21-\x7e]+$/, { error: 'contains a character no token has.' }),
  ),
  POSTMARK_API_URL: optionalAddress,
  NOTIFY_FROM: mailAddresses('expected the sender of the notifications'),
  NOTIFY_TO: mailAddresses("expected the team's inbox"),
  NOTIFY_FALLBACK: z.optional(mailAddresses('expected a second recipient, or nothing')),
});
export type MailSettings = z.output<typeof mailSchema>;

const clientKeySchema = z.object({
  CLIENT_HASH_KEY: required("expected the secret that visitors' addresses are hashed with"),
});

const heartbeatSchema = z.object({ HEARTBEAT_URL: optionalAddress });

/**
 * A reader of settings: their values, or undefined where they are not usable; the log then says in one sentence which variable
 * is at fault, never its value. It checks again only what has changed: going through everything costs as much as a statement.
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
 * Where and as whom the functions write, by the context of their deploy (docs.netlify.com/functions/api). DATABASE_URL is the
 * live site's: a preview or the deploy of a branch never uses it, and has PREVIEW_DATABASE_URL instead.
 */
export function readDatabaseSettings(
  variables: Variables,
  log: Log,
  deployContext = '',
): DatabaseSettings | undefined {
  if (['', 'production', 'dev'].includes(deployContext)) return readOwnDatabase(variables, log);
  const settings = readPreviewDatabase(variables, log);
  return settings && { ...settings, DATABASE_URL: settings.PREVIEW_DATABASE_URL };
}

/** How notifications are sent. Without these settings leads are stored all the same and their notifications wait. */
export const readMailSettings = reader(mailSchema);

/** What visitors' addresses are hashed with. Without it no client is counted or told from another. */
export const readClientKey = reader(clientKeySchema);

/** Whom the scheduled runs report to; nobody where it is not set. */
export const readHeartbeatSettings = reader(heartbeatSchema);
