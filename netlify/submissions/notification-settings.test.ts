import { beforeEach, describe, expect, it } from 'vitest';
import type { Log } from './log.ts';
import { readNotificationSettings } from './notification-settings.ts';

const lines: object[] = [];
const log: Log = (level, line) => void lines.push({ level, ...line });
beforeEach(() => void lines.splice(0));

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 'x').toString('base64')}`;

const account = { POSTMARK_SERVER_TOKEN: 'token', NOTIFY_FROM: 'Website <site@example.com>' };
const complete = {
  ...account,
  NOTIFY_TO: 'team@example.com, sales@example.com',
  NOTIFY_FALLBACK: 'oncall@example.org',
  NOTIFY_WEBHOOK: 'https://crm.example/hooks?key=1',
  NOTIFY_WEBHOOK_SECRET: secretOf(24),
  PREVIEW_NOTIFY_TO: 'editor@example.com',
};

type Variables = Readonly<Record<string, string | undefined>>;
const read = (variables: Variables, context = 'production') =>
  readNotificationSettings({ ...complete, ...variables }, log, context);
const withoutMail = { account: undefined, inboxes: [], fallbacks: [] };

const sender = 'expected the sender of the notifications.';
const inbox = "expected the team's inbox.";
const notMailbox = 'is not an e-mail address:';
const notAddress = 'is not an https address without name and password.';
const notSecret = 'is not whsec_ and 24 to 64 bytes in base64.';

it('reads the account, the recipients, the fallback and the webhook', () => {
  expect(read({ POSTMARK_API_URL: 'https://mail.example' })).toEqual({
    account: { ...account, POSTMARK_API_URL: 'https://mail.example' },
    inboxes: ['team@example.com', 'sales@example.com'],
    fallbacks: ['oncall@example.org'],
    webhook: {
      NOTIFY_WEBHOOK: complete.NOTIFY_WEBHOOK,
      NOTIFY_WEBHOOK_SECRET: complete.NOTIFY_WEBHOOK_SECRET,
    },
    hourlyLimit: 100,
    isPreview: false,
  });
  expect(lines).toEqual([]);
});

it('reads a list of recipients, whose display names may contain commas', () => {
  const NOTIFY_TO = '"Sales, Ltd" <sales@example.com>,Team <team@example.com>,';
  expect(read({ NOTIFY_TO }).inboxes).toEqual([
    '"Sales, Ltd" <sales@example.com>',
    'Team <team@example.com>',
  ]);
});

it('needs neither a fallback nor a webhook', () => {
  const settings = read({ NOTIFY_FALLBACK: '', NOTIFY_WEBHOOK: '', NOTIFY_WEBHOOK_SECRET: '' });
  expect(settings).toMatchObject({ fallbacks: [], webhook: undefined });
  expect(lines).toEqual([]);
});

describe('an invalid variable costs only what needs it and is logged without its value', () => {
  it.each([
    ['POSTMARK_SERVER_TOKEN', '', 'is not set: expected the token of a Postmark server.'],
    ['POSTMARK_SERVER_TOKEN', 'to\nken', 'contains a character no token has.'],
    ['POSTMARK_API_URL', 'api.postmarkapp.com', 'is not an http or https address.'],
    ['NOTIFY_FROM', '', `is not set: ${sender}`],
    ['NOTIFY_FROM', 'site@example.com\r\nBcc: x@example.com', `${notMailbox} ${sender}`],
    ['NOTIFY_FROM', 'site@example.com, b@example.com', `${notMailbox} ${sender}`],
    ['NOTIFY_TO', '', `is not set: ${inbox}`],
    ['NOTIFY_TO', 'nobody', `${notMailbox} ${inbox}`],
    ['NOTIFY_TO', 'team@example.com, nobody', `${notMailbox} ${inbox}`],
    ['NOTIFY_TO', ' , ', `${notMailbox} ${inbox}`],
    ['NOTIFY_TO', 'team@example', `${notMailbox} ${inbox}`],
    ['NOTIFY_TO', 'a@b.example <team@example.com>', `${notMailbox} ${inbox}`],
    ['NOTIFY_TO', Array(10).fill('team@example.com').join(), 'has more than 9 addresses.'],
  ])('%s %j: the mails', (name, value, fault) => {
    const { webhook, ...mail } = read({ [name]: value });
    expect(mail).toEqual({ ...withoutMail, hourlyLimit: 100, isPreview: false });
    expect(webhook).toBeDefined();
    expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence: `${name} ${fault}` }]);
  });

  it.each([
    ['nobody', `${notMailbox} expected a second recipient, or nothing.`],
    [Array(10).fill('team@example.com').join(), 'has more than 9 addresses.'],
  ])('NOTIFY_FALLBACK %j: the fallback', (NOTIFY_FALLBACK, fault) => {
    const settings = read({ NOTIFY_FALLBACK });
    expect(settings).toEqual({ ...read({}), fallbacks: [] });
    const sentence = `NOTIFY_FALLBACK ${fault}`;
    expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence }]);
  });

  it.each([
    ['NOTIFY_WEBHOOK', 'crm.example', notAddress],
    ['NOTIFY_WEBHOOK', 'http://crm.example/hook', notAddress],
    ['NOTIFY_WEBHOOK', 'http://127.0.0.1.crm.example/hook', notAddress],
    ['NOTIFY_WEBHOOK', 'https://name@crm.example/hook', notAddress],
    ['NOTIFY_WEBHOOK', 'https://:password@crm.example/hook', notAddress],
    ['NOTIFY_WEBHOOK', 'ftp://crm.example/hook', notAddress],
    [
      'NOTIFY_WEBHOOK_SECRET',
      '',
      'is not set: expected the secret that the requests to NOTIFY_WEBHOOK are signed with.',
    ],
    ['NOTIFY_WEBHOOK_SECRET', secretOf(23), notSecret],
    ['NOTIFY_WEBHOOK_SECRET', secretOf(65), notSecret],
    ['NOTIFY_WEBHOOK_SECRET', secretOf(24).slice(6), notSecret],
    ['NOTIFY_WEBHOOK_SECRET', `${secretOf(24)}\n`, notSecret],
    ['NOTIFY_WEBHOOK_SECRET', 'whsec_a password of many characters', notSecret],
  ])('%s %j: the webhook', (name, value, fault) => {
    expect(read({ [name]: value })).toEqual({ ...read({}), webhook: undefined });
    expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence: `${name} ${fault}` }]);
  });
});

it.each([
  ['1', 1],
  ['99999', 99_999],
  ['off', null],
  ['', 100],
])('reads the hourly limit %j', (NOTIFY_HOURLY_LIMIT, hourlyLimit) => {
  expect(read({ NOTIFY_HOURLY_LIMIT })).toMatchObject({ hourlyLimit });
  expect(lines).toEqual([]);
});

it.each(['0', '-1', '1.5', '100000', 'Off', ' 5'])(
  'uses the default for the hourly limit %j and logs it',
  (limit) => {
    expect(read({ NOTIFY_HOURLY_LIMIT: limit })).toEqual(read({}));
    const sentence = 'NOTIFY_HOURLY_LIMIT is neither a number from 1 to 99999 nor off.';
    expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence }]);
  },
);

it.each(['http://localhost:9/hook', 'http://127.0.0.1:9/hook', 'http://[::1]:9/hook'])(
  'accepts the webhook %s on this machine',
  (NOTIFY_WEBHOOK) => {
    expect(read({ NOTIFY_WEBHOOK }).webhook).toMatchObject({ NOTIFY_WEBHOOK });
  },
);

describe('outside production', () => {
  const contexts = ['deploy-preview', 'branch-deploy', 'staging', 'dev', ''];

  it.each(contexts)('in the deploy context %j only PREVIEW_NOTIFY_TO is told', (context) => {
    expect(read({}, context)).toEqual({
      account: { ...account, POSTMARK_API_URL: undefined },
      inboxes: ['editor@example.com'],
      fallbacks: [],
      webhook: undefined,
      hourlyLimit: 100,
      isPreview: true,
    });
  });

  it.each(contexts)('in the deploy context %j nobody is told without PREVIEW_NOTIFY_TO', (context) => {
    const settings = read({ PREVIEW_NOTIFY_TO: '', POSTMARK_SERVER_TOKEN: '' }, context);
    expect(settings).toEqual({
      ...withoutMail,
      webhook: undefined,
      hourlyLimit: 100,
      isPreview: true,
    });
    expect(lines).toEqual([]);
  });

  it('an invalid PREVIEW_NOTIFY_TO is logged', () => {
    expect(read({ PREVIEW_NOTIFY_TO: 'nobody' }, 'dev')).toMatchObject(withoutMail);
    const sentence = `PREVIEW_NOTIFY_TO ${notMailbox} expected who gets the mails of previews, or nothing.`;
    expect(lines).toEqual([{ level: 'error', event: 'configuration', sentence }]);
  });
});

it('tells the team in a local run', () => {
  expect(read({ LIVE_SERVICES: 'allowed' }, 'dev')).toEqual(read({}));
});
