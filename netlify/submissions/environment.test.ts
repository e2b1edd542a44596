import { beforeEach, describe, expect, it } from 'vitest';
import {
  readBounceSettings,
  readClientKey,
  readDatabaseSettings,
  readHeartbeatSettings,
  sendsOverdue,
  usesLiveServices,
} from './environment.ts';
import type { Log } from './log.ts';

const lines: object[] = [];
const log: Log = (level, line) => void lines.push({ level, ...line });
beforeEach(() => void lines.splice(0));

const DATABASE_URL = 'postgresql://writer:secret@ep-live.eu-central-1.aws.neon.tech/site';
type Variables = Readonly<Record<string, string | undefined>>;
const readOwnDatabase = (variables: Variables, logTo: Log) =>
  readDatabaseSettings(variables, logTo, 'production');

it.each([
  [readOwnDatabase, { DATABASE_URL, NEON_FETCH_ENDPOINT: 'http://127.0.0.1:4444/sql' }],
  [readOwnDatabase, { DATABASE_URL: 'postgres://writer:p*ss**@ep-live.westeurope.azure.NEON.tech/site' }],
  [
    readOwnDatabase,
    { DATABASE_URL: 'postgres://writer@db.example/site', NEON_FETCH_ENDPOINT: 'http://127.0.0.1:4444/sql' },
  ],
  [readClientKey, { CLIENT_HASH_KEY: 'secret' }],
  [readHeartbeatSettings, {}],
  [readBounceSettings, { POSTMARK_WEBHOOK_SECRET: 'sixteen letters.' }],
  [readHeartbeatSettings, { HEARTBEAT_URL: 'https://monitor.example/ping/secret' }],
])('%o accepts %j', (read, variables) => {
  expect(read(variables, log)).toEqual(variables);
  expect(lines).toEqual([]);
});

const noDatabase = 'is not set: expected the Postgres connection string of the writing role.';
const noConnection = 'is not a Postgres connection string with user, host and database.';
const whiteSpace = 'contains white space: copy the connection string again, without the space or line break.';
const noPassword = 'has no password, which Neon requires: copy the connection string with its password.';
const masked = 'has a masked password: show the password first, then copy the connection string again.';
const needsEndpoint =
  'is not a Neon address (…neon.tech), so NEON_FETCH_ENDPOINT has to be set: without it the driver would send the password to a host that it guesses.';
const noUrl = 'is not an http or https address.';
const readers = [readOwnDatabase, readClientKey, readHeartbeatSettings, readBounceSettings];

it.each([
  ['DATABASE_URL', undefined, noDatabase],
  ['DATABASE_URL', '', noDatabase],
  ['DATABASE_URL', 'secret', noConnection],
  ['DATABASE_URL', 'postgresql://secret', noConnection],
  ['DATABASE_URL', 'postgresql://:secret@db.example/site', noConnection],
  ['DATABASE_URL', 'postgresql:///secret', noConnection],
  ['DATABASE_URL', 'postgresql://writer:secret@db.example/', noConnection],
  ['DATABASE_URL', 'https://writer:secret@db.example/site', noConnection],
  ['DATABASE_URL', 'postgresql://writer:secret@db.example:port/site', noConnection],
  ['DATABASE_URL', ` ${DATABASE_URL}`, whiteSpace],
  ['DATABASE_URL', `${DATABASE_URL}\n`, whiteSpace],
  ['DATABASE_URL', DATABASE_URL.replace('secret', 'sec\tret'), whiteSpace],
  ['DATABASE_URL', DATABASE_URL.replace(':secret', ''), noPassword],
  ['DATABASE_URL', DATABASE_URL.replace('secret', ''), noPassword],
  ['DATABASE_URL', DATABASE_URL.replace('secret', '****'), masked],
  ['DATABASE_URL', DATABASE_URL.replace('secret', 'npg_************'), masked],
  ['DATABASE_URL', DATABASE_URL.replace('secret', '••••••••'), masked],
  ['DATABASE_URL', 'postgresql://writer:secret@db.example/site', needsEndpoint],
  ['DATABASE_URL', 'postgresql://writer:secret@127.0.0.1:5432/site', needsEndpoint],
  ['DATABASE_URL', 'postgresql://writer:secret@neon.tech.example/site', needsEndpoint],
  ['NEON_FETCH_ENDPOINT', 'ftp://secret', noUrl],
  ['CLIENT_HASH_KEY', '', "is not set: expected the secret that visitors' addresses are hashed with."],
  ['HEARTBEAT_URL', 'ftp://monitor.example/secret', noUrl],
  ['POSTMARK_WEBHOOK_SECRET', '', 'is not set: expected the password of the webhook for bounces.'],
  ['POSTMARK_WEBHOOK_SECRET', 'fifteen letters', 'has fewer than 16 characters.'],
])('rejects %s with the value %j and logs the reason without the value', (name, value, fault) => {
  const all = { DATABASE_URL, CLIENT_HASH_KEY: 'secret', POSTMARK_WEBHOOK_SECRET: 'sixteen letters.' };
  const variables = { ...all, [name]: value };
  const settings = readers.map((read) => read(variables, log));
  expect(settings.filter((read) => read === undefined)).toHaveLength(1);
  expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence: `${name} ${fault}` }]);
});

it.each([
  ['production', '', true],
  ['production', 'allowed', true],
  ['dev', 'allowed', true],
  ['dev', 'yes', false],
  ['dev', '', false],
  ['deploy-preview', 'allowed', false],
  ['branch-deploy', 'allowed', false],
  [undefined, 'allowed', false],
])(
  'in the deploy context %s with LIVE_SERVICES %j uses the live services: %j',
  (context, LIVE_SERVICES, uses) => {
    expect(usesLiveServices({ LIVE_SERVICES }, context)).toBe(uses);
  },
);

it.each([
  [undefined, true],
  ['no', false],
  ['yes', true],
])('with SEND_OVERDUE %j sends overdue notifications: %j', (SEND_OVERDUE, sends) => {
  expect(sendsOverdue({ SEND_OVERDUE })).toBe(sends);
});

it('reads a variable again after a change', () => {
  expect(readClientKey({ CLIENT_HASH_KEY: 'one' }, log)).toEqual({ CLIENT_HASH_KEY: 'one' });
  expect(readClientKey({ CLIENT_HASH_KEY: 'two' }, log)).toEqual({ CLIENT_HASH_KEY: 'two' });
});

describe('readDatabaseSettings', () => {
  const preview = 'postgresql://writer:secret@ep-preview-pooler.eu-central-1.aws.neon.tech/site';

  it('refuses a masked password in PREVIEW_DATABASE_URL too', () => {
    const variables = { PREVIEW_DATABASE_URL: preview.replace('secret', '****') };
    expect(readDatabaseSettings(variables, log, 'deploy-preview')).toBeUndefined();
    expect(lines).toMatchObject([{ sentence: `PREVIEW_DATABASE_URL ${masked}` }]);
  });

  it.each([undefined, ''])('returns no database in the deploy context %j', (context) => {
    const variables = { DATABASE_URL, PREVIEW_DATABASE_URL: preview };
    expect(readDatabaseSettings(variables, log, context)).toBeUndefined();
    const sentence = 'The context of the deploy is missing, so no database is used.';
    expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence }]);
  });

  it.each([
    ['production', ''],
    ['dev', 'allowed'],
  ])('returns DATABASE_URL in the deploy context %s with LIVE_SERVICES %j', (context, LIVE_SERVICES) => {
    const variables = { DATABASE_URL, PREVIEW_DATABASE_URL: preview, LIVE_SERVICES };
    expect(readDatabaseSettings(variables, log, context)).toEqual({ DATABASE_URL });
  });

  it.each(['deploy-preview', 'branch-deploy', 'staging', 'dev'])(
    'returns PREVIEW_DATABASE_URL, which has to be another database, in the deploy context %s',
    (context) => {
      const read = (variables: Readonly<Record<string, string>>) =>
        readDatabaseSettings(variables, log, context)?.DATABASE_URL;
      for (const url of [preview, preview.replace('/site', '/other')]) {
        expect(read({ DATABASE_URL, PREVIEW_DATABASE_URL: url })).toBe(url);
      }
      expect(read({ PREVIEW_DATABASE_URL: preview })).toBe(preview);
      expect(lines).toEqual([]);
      expect(read({ DATABASE_URL })).toBeUndefined();
      const missing =
        'is not set: previews and netlify dev need a database of their own, never that of DATABASE_URL.';
      const pooled = DATABASE_URL.replace('live', 'live-pooler').replace('writer', 'other');
      for (const url of [DATABASE_URL, pooled]) {
        expect(read({ DATABASE_URL, PREVIEW_DATABASE_URL: url })).toBeUndefined();
      }
      const same = { sentence: expect.stringMatching(/names the database of DATABASE_URL/) };
      expect(lines).toMatchObject([{ sentence: `PREVIEW_DATABASE_URL ${missing}` }, same, same]);
    },
  );
});
