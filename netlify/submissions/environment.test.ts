import { describe, expect, it } from 'vitest';
import {
  readClientKey,
  readDatabaseSettings,
  readHeartbeatSettings,
  readMailSettings,
} from './environment.ts';

const mail = {
  POSTMARK_SERVER_TOKEN: 'token',
  NOTIFY_FROM: 'Website <site@example.com>',
  NOTIFY_TO: 'team@example.com, sales@example.com',
};

describe('readDatabaseSettings', () => {
  it('takes a connection string and an endpoint', () => {
    const variables = {
      DATABASE_URL: 'postgresql://writer:secret@db.example/site',
      NEON_FETCH_ENDPOINT: 'http://127.0.0.1:4444/sql',
    };
    expect(readDatabaseSettings(variables)).toEqual({
      usable: true,
      values: variables,
    });
  });

  it('takes the short name of the protocol', () => {
    expect(readDatabaseSettings({ DATABASE_URL: 'postgres://writer@db.example/site' }).usable).toBe(true);
  });

  it.each([undefined, ''])('names the variable when it is %j', (value) => {
    expect(readDatabaseSettings({ DATABASE_URL: value })).toMatchObject({
      usable: false,
      sentence: expect.stringMatching(/^DATABASE_URL is not set/),
    });
  });

  it.each([
    'secret',
    'postgresql://secret',
    'postgresql://:secret@db.example/site',
    'postgresql:///secret',
    'postgresql://writer:secret@db.example/',
    'https://writer:secret@db.example/site',
    'postgresql://writer:secret@db.example:port/site',
  ])('refuses %s without repeating it', (value) => {
    const settings = readDatabaseSettings({ DATABASE_URL: value });
    expect(settings.usable).toBe(false);
    expect(JSON.stringify(settings)).toContain('DATABASE_URL');
    expect(JSON.stringify(settings)).not.toContain('secret');
  });

  const own = 'postgresql://writer:secret@ep-live.neon.example/site';
  const preview = 'postgresql://writer:secret@ep-preview-pooler.neon.example/site';

  it.each([undefined, '', 'production', 'dev'])('takes DATABASE_URL in the context %j', (context) => {
    const settings = readDatabaseSettings({ DATABASE_URL: own, PREVIEW_DATABASE_URL: preview }, context);
    expect(settings).toMatchObject({ values: { DATABASE_URL: own } });
  });

  it.each(['deploy-preview', 'branch-deploy', 'staging'])(
    'takes no DATABASE_URL in the context %s, but a database of its own',
    (context) => {
      const read = (url?: string) =>
        readDatabaseSettings({ DATABASE_URL: own, PREVIEW_DATABASE_URL: url }, context);
      expect(read(preview)).toEqual({ usable: true, values: { DATABASE_URL: preview } });
      expect(readDatabaseSettings({ PREVIEW_DATABASE_URL: preview }, context).usable).toBe(true);
      expect(read(preview.replace('/site', '/other')).usable).toBe(true);
      expect(read()).toMatchObject({ sentence: expect.stringMatching(/^PREVIEW_DATABASE_URL is not set/) });
      for (const url of [own, own.replace('ep-live', 'ep-live-pooler').replace('writer', 'other')]) {
        const refused = {
          usable: false,
          sentence: expect.stringMatching(/names the database of DATABASE_URL/),
        };
        expect(read(url)).toEqual(refused);
      }
    },
  );

  it('refuses an endpoint that is no address', () => {
    const settings = readDatabaseSettings({
      DATABASE_URL: 'postgresql://writer:secret@db.example/site',
      NEON_FETCH_ENDPOINT: 'ftp://db.example',
    });
    expect(JSON.stringify(settings)).toContain('NEON_FETCH_ENDPOINT');
  });
});

describe('readMailSettings', () => {
  it('takes names and lists of addresses', () => {
    expect(readMailSettings(mail)).toMatchObject({ usable: true });
  });

  it.each(Object.keys(mail))('names %s when it is missing', (name) => {
    const settings = readMailSettings({ ...mail, [name]: undefined });
    expect(JSON.stringify(settings)).toContain(`${name} is not set`);
  });

  it.each([
    ['NOTIFY_FROM', 'site@example.com\r\nBcc: x@example.com'],
    ['NOTIFY_TO', 'nobody'],
    ['NOTIFY_FALLBACK', 'nobody'],
    ['POSTMARK_SERVER_TOKEN', 'to\nken'],
    ['POSTMARK_API_URL', 'api.postmarkapp.com'],
  ])('refuses %s with %j', (name, value) => {
    const settings = readMailSettings({ ...mail, [name]: value });
    expect(settings.usable).toBe(false);
    expect(JSON.stringify(settings)).toContain(name);
  });
});

describe('readClientKey', () => {
  it('takes any secret and names the variable where there is none', () => {
    expect(readClientKey({ CLIENT_HASH_KEY: 'secret' })).toMatchObject({ usable: true });
    expect(readClientKey({ CLIENT_HASH_KEY: '' })).toMatchObject({
      usable: false,
      sentence: expect.stringMatching(/^CLIENT_HASH_KEY is not set/),
    });
  });
});

describe('readHeartbeatSettings', () => {
  it.each([{}, { HEARTBEAT_URL: '' }, { HEARTBEAT_URL: 'https://monitor.example/ping/secret' }])(
    'takes %o',
    (set) => {
      expect(readHeartbeatSettings(set)).toMatchObject({ usable: true });
    },
  );

  it.each(['secret', 'ftp://monitor.example/secret'])('refuses %s without repeating it', (value) => {
    const settings = readHeartbeatSettings({ HEARTBEAT_URL: value });
    expect(settings).toMatchObject({ usable: false, sentence: expect.stringContaining('HEARTBEAT_URL') });
    expect(JSON.stringify(settings)).not.toContain('secret');
  });
});
