import { beforeEach, describe, expect, it } from 'vitest';
import {
  readClientKey,
  readDatabaseSettings,
  readHeartbeatSettings,
  readMailSettings,
  sendsOverdue,
} from './environment.ts';
import type { Log } from './log.ts';

const lines: object[] = [];
const log: Log = (level, line) => void lines.push({ level, ...line });
beforeEach(() => void lines.splice(0));

const DATABASE_URL = 'postgresql://writer:secret@ep-live.eu-central-1.aws.neon.tech/site';
const mail = {
  POSTMARK_SERVER_TOKEN: 'token',
  NOTIFY_FROM: 'Website <site@example.com>',
  NOTIFY_TO: 'team@example.com, sales@example.com',
};

type Variables = Readonly<Record<string, string | undefined>>;
const readOwnDatabase = (variables: Variables, logTo: Log) =>
  readDatabaseSettings(variables, logTo, 'production');

it.each([
  [readOwnDatabase, { DATABASE_URL, NEON_FETCH_ENDPOINT: 'http://127.0.0.1:4444/sql' }],
  [readOwnDatabase, { DATABASE_URL: 'postgres://writer@ep-live.westeurope.azure.NEON.tech/site' }],
  [
    readOwnDatabase,
    { DATABASE_URL: 'postgres://writer@db.example/site', NEON_FETCH_ENDPOINT: 'http://127.0.0.1:4444/sql' },
  ],
  [readClientKey, { CLIENT_HASH_KEY: 'secret' }],
  [readHeartbeatSettings, {}],
  [readHeartbeatSettings, { HEARTBEAT_URL: 'https://monitor.example/ping/secret' }],
])('%o accepts %j', (read, variables) => {
  expect(read(variables, log)).toEqual(variables);
  expect(lines).toEqual([]);
});

const noDatabase = 'is not set: expected the Postgres connection string of the writing role.';
const noConnection = 'is not a Postgres connection string with user, host and database.';
const needsEndpoint =
  'is not a Neon address (…neon.tech), so NEON_FETCH_ENDPOINT has to be set: without it the driver would send the password to a host that it guesses.';
const noUrl = 'is not an http or https address.';
const sender = 'expected the sender of the notifications.';
const inbox = "expected the team's inbox.";
const readers = [readOwnDatabase, readMailSettings, readClientKey, readHeartbeatSettings];

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
  ['DATABASE_URL', 'postgresql://writer:secret@db.example/site', needsEndpoint],
  ['DATABASE_URL', 'postgresql://writer:secret@127.0.0.1:5432/site', needsEndpoint],
  ['DATABASE_URL', 'postgresql://writer:secret@neon.tech.example/site', needsEndpoint],
  ['NEON_FETCH_ENDPOINT', 'ftp://secret', noUrl],
  ['POSTMARK_SERVER_TOKEN', '', 'is not set: expected the token of a Postmark server.'],
  ['NOTIFY_FROM', '', `is not set: ${sender}`],
  ['NOTIFY_TO', '', `is not set: ${inbox}`],
  ['POSTMARK_SERVER_TOKEN', 'to\nken', 'contains a character no token has.'],
  ['POSTMARK_API_URL', 'api.postmarkapp.com', noUrl],
  ['NOTIFY_FROM', 'site@example.com\r\nBcc: x@example.com', `is not an e-mail address: ${sender}`],
  ['NOTIFY_FROM', 'site@example.com, b@example.com', `is not an e-mail address: ${sender}`],
  ['NOTIFY_TO', 'nobody', `is not an e-mail address: ${inbox}`],
  ['NOTIFY_TO', 'team@example.com, nobody', `is not an e-mail address: ${inbox}`],
  ['NOTIFY_TO', ' , ', `is not an e-mail address: ${inbox}`],
  ['NOTIFY_TO', 'team@example', `is not an e-mail address: ${inbox}`],
  ['NOTIFY_TO', 'a@b.example <team@example.com>', `is not an e-mail address: ${inbox}`],
  ['CLIENT_HASH_KEY', '', "is not set: expected the secret that visitors' addresses are hashed with."],
  ['HEARTBEAT_URL', 'ftp://monitor.example/secret', noUrl],
])('rejects %s with the value %j and logs the reason without the value', (name, value, fault) => {
  const variables = { DATABASE_URL, ...mail, CLIENT_HASH_KEY: 'secret', [name]: value };
  const settings = readers.map((read) => read(variables, log));
  expect(settings.filter((read) => read === undefined)).toHaveLength(1);
  expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence: `${name} ${fault}` }]);
});

it('reads a list of recipients, whose display names may contain commas', () => {
  const variables = { ...mail, POSTMARK_API_URL: 'https://mail.example', NOTIFY_FALLBACK: 'a@b.example' };
  expect(readMailSettings(variables, log)).toEqual({
    ...variables,
    NOTIFY_TO: ['team@example.com', 'sales@example.com'],
    NOTIFY_FALLBACK: ['a@b.example'],
  });
  const NOTIFY_TO = '"Sales, Ltd" <sales@example.com>,Team <team@example.com>,';
  expect(readMailSettings({ ...mail, NOTIFY_TO }, log)).toMatchObject({
    NOTIFY_TO: ['"Sales, Ltd" <sales@example.com>', 'Team <team@example.com>'],
    NOTIFY_FALLBACK: [],
  });
  expect(lines).toEqual([]);
});

it('ignores an invalid fallback and logs its name', () => {
  expect(readMailSettings({ ...mail, NOTIFY_FALLBACK: 'nobody' }, log)).toMatchObject({
    NOTIFY_FALLBACK: [],
  });
  const sentence = 'NOTIFY_FALLBACK is not an e-mail address: expected a second recipient, or nothing.';
  expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence }]);
});

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

  it.each([undefined, ''])('returns no database in the deploy context %j', (context) => {
    const variables = { DATABASE_URL, PREVIEW_DATABASE_URL: preview };
    expect(readDatabaseSettings(variables, log, context)).toBeUndefined();
    const sentence = 'The context of the deploy is missing, so no database is used.';
    expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence }]);
  });

  it.each(['production', 'dev'])('returns DATABASE_URL in the deploy context %j', (context) => {
    const variables = { DATABASE_URL, PREVIEW_DATABASE_URL: preview };
    expect(readDatabaseSettings(variables, log, context)).toEqual({ DATABASE_URL });
  });

  it.each(['deploy-preview', 'branch-deploy', 'staging'])(
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
      const missing = 'is not set: a preview needs its own database, never that of DATABASE_URL.';
      const pooled = DATABASE_URL.replace('live', 'live-pooler').replace('writer', 'other');
      for (const url of [DATABASE_URL, pooled]) {
        expect(read({ DATABASE_URL, PREVIEW_DATABASE_URL: url })).toBeUndefined();
      }
      const same = { sentence: expect.stringMatching(/names the database of DATABASE_URL/) };
      expect(lines).toMatchObject([{ sentence: `PREVIEW_DATABASE_URL ${missing}` }, same, same]);
    },
  );
});
