import * as z from 'zod/mini';

/** The variables of the running function; a variable that is set to nothing counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Settings that are usable, or one sentence that names the variable at fault, never its value. */
export type Settings<Values> =
  | { readonly usable: true; readonly values: Values }
  | { readonly usable: false; readonly sentence: string };

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** The driver wants user, host and database; what it would say about a broken address repeats the password. */
function isConnectionString(value: string): boolean {
  if (!isUrl(value, ['postgres:', 'postgresql:'])) return false;
  const { username, hostname, pathname } = new URL(value);
  return username !== '' && hostname !== '' && pathname.length > 1;
}

function required(name: string, expected: string) {
  return z.string({ error: `${name} is not set: ${expected}.` });
}

function optionalAddress(name: string) {
  return z.optional(
    z.string({ error: `${name} is not an http or https address.` }).check(
      z.refine((value) => isUrl(value, ['http:', 'https:']), {
        error: `${name} is not an http or https address.`,
      }),
    ),
  );
}

function mailAddresses(name: string, expected: string) {
  return required(name, expected).check(
    z.regex(/^[^\p{Cc}@]*[^\p{Cc}\s@,]@[^\p{Cc}\s@,][^\p{Cc}]*$/u, {
      error: `${name} is not an e-mail address: ${expected}.`,
    }),
  );
}

const databaseSchema = z.object({
  DATABASE_URL: required('DATABASE_URL', 'expected the Postgres connection string of the writing role').check(
    z.refine(isConnectionString, {
      error: 'DATABASE_URL is not a Postgres connection string with user, host and database.',
    }),
  ),
  NEON_FETCH_ENDPOINT: optionalAddress('NEON_FETCH_ENDPOINT'),
});
export type DatabaseSettings = z.output<typeof databaseSchema>;

const mailSchema = z.object({
  POSTMARK_SERVER_TOKEN: required('POSTMARK_SERVER_TOKEN', 'expected the token of a Postmark server').check(
    z.regex(/^[\x21-\x7e]+$/, {
      error: 'POSTMARK_SERVER_TOKEN contains a character no token has.',
    }),
  ),
  POSTMARK_API_URL: optionalAddress('POSTMARK_API_URL'),
  NOTIFY_FROM: mailAddresses('NOTIFY_FROM', 'expected the sender of the notifications'),
  NOTIFY_TO: mailAddresses('NOTIFY_TO', "expected the team's inbox"),
});
export type MailSettings = z.output<typeof mailSchema>;

const clientKeySchema = z.object({
  CLIENT_HASH_KEY: required(
    'CLIENT_HASH_KEY',
    "expected the secret that visitors' addresses are hashed with",
  ),
});
export type ClientKeySettings = z.output<typeof clientKeySchema>;

const heartbeatSchema = z.object({ HEARTBEAT_URL: optionalAddress('HEARTBEAT_URL') });
export type HeartbeatSettings = z.output<typeof heartbeatSchema>;

function read<Schema extends z.ZodMiniObject>(
  schema: Schema,
  variables: Variables,
): Settings<z.output<Schema>> {
  // By name: going through a whole process.env costs as much as a statement.
  const set = Object.keys(schema.shape)
    .map((name) => [name, variables[name]] as const)
    .filter(([, value]) => value !== '');
  const result = z.safeParse(schema, Object.fromEntries(set));
  if (result.success) return { usable: true, values: result.data };
  return {
    usable: false,
    sentence: result.error.issues[0]?.message ?? 'A setting is not usable.',
  };
}

/** Where and as whom the functions write. */
export function readDatabaseSettings(variables: Variables): Settings<DatabaseSettings> {
  return read(databaseSchema, variables);
}

/** How notifications are sent. Without these settings leads are stored all the same and their notifications wait. */
export function readMailSettings(variables: Variables): Settings<MailSettings> {
  return read(mailSchema, variables);
}

/** What visitors' addresses are hashed with. Without it no client is counted or told from another. */
export function readClientKey(variables: Variables): Settings<ClientKeySettings> {
  return read(clientKeySchema, variables);
}

/** Whom the scheduled runs report to; nobody where it is not set. */
export function readHeartbeatSettings(variables: Variables): Settings<HeartbeatSettings> {
  return read(heartbeatSchema, variables);
}
