import * as z from 'zod/mini';
import type { Log } from './log.ts';

/** Environment variables. An empty value counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether a connection string has user, host and database. The driver checks that too, but its error repeats the password. */
function isConnectionString(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) return false;
  // Without a host there is no user either (URL Standard, "cannot have a username/password/port").
  return url.username !== '' && url.pathname.length > 1;
}

/** A required variable. Each error message continues a sentence that begins with the variable's name. */
export const required = (expected: string) => z.string({ error: `is not set: ${expected}.` });

export const optionalAddress = z.optional(
  z.url({ protocol: /^https?$/, error: 'is not an http or https address.' }),
);

/** Whether a connection string names a Neon database. For those the driver derives the endpoint from the host. */
export function isNeonAddress(connectionString: string): boolean {
  return /\.neon\.tech$/i.test(URL.parse(connectionString)?.hostname ?? '');
}

/** Whether the password is masked as in Neon's console: asterisks or bullets, perhaps after a prefix such as `npg_`. */
function hasMaskedPassword(connectionString: string): boolean {
  return /^\w*(?:\*|%E2%80%A2){3,}$/.test(URL.parse(connectionString)?.password ?? '');
}

/** What a connection string needs, and the fault of one without it, which continues a sentence that begins with the variable's name. */
const connectionStringRules: readonly (readonly [isMet: (value: string) => boolean, fault: string])[] = [
  [isConnectionString, 'is not a Postgres connection string with user, host and database.'],
  [
    (value) => !/\s/.test(value),
    'contains white space: copy the connection string again, without the space or line break.',
  ],
  // A PostgreSQL server other than Neon's may admit a user without a password.
  [
    (value) => !isNeonAddress(value) || URL.parse(value)?.password !== '',
    'has no password, which Neon requires: copy the connection string with its password.',
  ],
  [
    (value) => !hasMaskedPassword(value),
    'has a masked password: show the password first, then copy the connection string again.',
  ],
];

/**
 * Returns the first fault of a copied connection string that the driver would not notice, or report together with the password.
 * Undefined if there is none. The fault continues a sentence that begins with the variable's name and repeats nothing of the value.
 */
export const connectionStringFault = (value: string): string | undefined =>
  connectionStringRules.find(([isMet]) => !isMet(value))?.[1];

const connectionString = (expected: string) =>
  required(expected).check(
    ...connectionStringRules.map(([isMet, error]) => z.refine<string>(isMet, { error })),
  );

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
    PREVIEW_DATABASE_URL: connectionString(
      'previews and netlify dev need a database of their own, never that of DATABASE_URL',
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
        error: 'names the database of DATABASE_URL: a preview needs its own.',
      },
    ),
    hasEndpoint('PREVIEW_DATABASE_URL'),
  );
export type DatabaseSettings = z.output<typeof databaseSchema>;

/** Whether a URL names this machine: `localhost`, a subdomain of it, 127.0.0.0/8 or ::1. */
export function isOnThisMachine(address: string | undefined): boolean {
  const { hostname = '' } = URL.parse(address ?? '') ?? {};
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}

const clientKeySchema = z.object({
  CLIENT_HASH_KEY: required("expected the secret that visitors' addresses are hashed with"),
});

const heartbeatSchema = z.object({ HEARTBEAT_URL: optionalAddress });

const bounceSchema = z.object({
  POSTMARK_WEBHOOK_SECRET: required('expected the password of the webhook for bounces').check(
    z.minLength(16, { error: 'has fewer than 16 characters.' }),
  ),
});

/**
 * Returns a function that reads and validates the schema's variables. For a missing or invalid one it returns undefined and
 * logs a sentence with the variable's name, never its value. It validates again only after a change, because validation takes
 * as long as a database statement.
 */
export function reader<Schema extends z.ZodMiniObject>(schema: Schema) {
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
 * Whether a deploy uses the live site's services: its database, its team's inbox and its webhook. `deployContext` is Netlify's
 * (docs.netlify.com/functions/api). Only production does. `dev` is the context of a local run and of `netlify dev`, which gives the
 * functions the site's own variables, so it does with LIVE_SERVICES only.
 */
export function usesLiveServices(variables: Variables, deployContext: string | undefined): boolean {
  return deployContext === 'production' || (deployContext === 'dev' && variables.LIVE_SERVICES === 'allowed');
}

/**
 * Returns the database of a deploy: DATABASE_URL where it uses the live services, else PREVIEW_DATABASE_URL. Returns undefined and
 * logs the reason if the context is missing or a variable is invalid.
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
  if (usesLiveServices(variables, deployContext)) return readOwnDatabase(variables, log);
  const settings = readPreviewDatabase(variables, log);
  return settings && { ...settings, DATABASE_URL: settings.PREVIEW_DATABASE_URL };
}

/**
 * Returns the key that visitors' addresses and the values of leads are hashed with. Without the key, leads are not counted
 * per client.
 */
export const readClientKey = reader(clientKeySchema);

/** Returns the password that Postmark's webhook for bounces sends, at least 16 characters. */
export const readBounceSettings = reader(bounceSchema);

/** Returns the address that scheduled runs report to, if it is set. */
export const readHeartbeatSettings = reader(heartbeatSchema);

/**
 * Whether overdue notifications of earlier submissions are sent too. With a remote database `npm start` sets SEND_OVERDUE to
 * `no`, because those notifications belong to that database's team.
 */
export function sendsOverdue(variables: Variables): boolean {
  return variables.SEND_OVERDUE !== 'no';
}
