import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleNotification } from '../../tests/support/sample-notification.ts';
import { openDelivery, plannedDestinations } from './destinations.ts';
import type { Log } from './log.ts';

const log: Log = () => undefined;

const settings = {
  POSTMARK_SERVER_TOKEN: 'token',
  POSTMARK_API_URL: 'http://postmark.example',
  NOTIFY_FROM: 'site@example.com',
  NOTIFY_TO: 'team@example.com, sales@example.com',
  NOTIFY_FALLBACK: 'oncall@example.org',
  NOTIFY_WEBHOOK: 'https://crm.example/hook',
  NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
};

type Variables = Readonly<Record<string, string | undefined>>;

describe('plannedDestinations', () => {
  const planned = (variables: Variables, context = 'production') =>
    plannedDestinations({ ...settings, ...variables }, context);

  it.each([
    ['all', {}, ['inbox 1', 'inbox 2', 'webhook']],
    [
      'no token and no sender',
      { POSTMARK_SERVER_TOKEN: '', NOTIFY_FROM: '' },
      ['inbox 1', 'inbox 2', 'webhook'],
    ],
    ['no recipient', { NOTIFY_TO: '' }, ['inbox 1', 'webhook']],
    ['an invalid recipient', { NOTIFY_TO: 'team@example.com, nobody' }, ['inbox 1', 'webhook']],
    ['an invalid webhook', { NOTIFY_WEBHOOK: 'nowhere' }, ['inbox 1', 'inbox 2', 'webhook']],
    ['no webhook', { NOTIFY_WEBHOOK: '' }, ['inbox 1', 'inbox 2']],
    [
      'nine recipients',
      { NOTIFY_TO: Array(9).fill('a@b.example').join(), NOTIFY_WEBHOOK: '' },
      Array.from({ length: 9 }, (_, index) => `inbox ${index + 1}`),
    ],
  ])('with %s gives a place for each', (_name, variables, destinations) => {
    expect(planned(variables)).toEqual(destinations);
  });

  it('outside production counts PREVIEW_NOTIFY_TO only', () => {
    expect(planned({}, 'deploy-preview')).toEqual(['inbox 1']);
    expect(planned({ PREVIEW_NOTIFY_TO: 'a@b.example, c@d.example' }, 'deploy-preview')).toEqual([
      'inbox 1',
      'inbox 2',
    ]);
  });
});

describe('openDelivery', () => {
  let requests: string[];
  beforeEach(() => {
    requests = [];
    vi.stubGlobal('fetch', async (input: unknown, init?: { readonly body?: string }) => {
      const { To = '' } = JSON.parse(init?.body ?? '{}');
      requests.push(`${input} ${To}`);
      return Response.json({ ErrorCode: 0, Message: 'OK', MessageID: 'an-id' });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const open = (variables: Variables = {}, context = 'production') =>
    openDelivery({ ...settings, ...variables }, log, context);

  it('names the places of the settings', () => {
    expect(open()).toMatchObject({
      mailboxes: ['inbox 1', 'inbox 2', 'fallback 1'],
      fallbacks: ['fallback 1'],
      webhooks: ['webhook'],
    });
    expect(open({ POSTMARK_SERVER_TOKEN: '' })).toMatchObject({
      mailboxes: [],
      fallbacks: [],
      webhooks: ['webhook'],
    });
    expect(open({ NOTIFY_WEBHOOK_SECRET: '' })).toMatchObject({ webhooks: [] });
  });

  it.each([
    ['inbox 2', 'http://postmark.example/email sales@example.com'],
    ['fallback 1', 'http://postmark.example/email oncall@example.org'],
    ['webhook', 'https://crm.example/hook '],
  ])('sends to %s what is at its place', async (destination, request) => {
    expect(await open().send({ ...sampleNotification, destination })).toMatchObject({ sent: true });
    expect(requests).toEqual([request]);
  });

  it('sends a digest to the place', async () => {
    await open().sendDigest('inbox 2', [sampleNotification]);
    expect(requests).toEqual(['http://postmark.example/email sales@example.com']);
  });

  it.each(['inbox 3', 'fallback 2', 'webhook'])(
    'throws for %s, which is not in the settings',
    async (destination) => {
      const delivery = open({ NOTIFY_WEBHOOK: '' });
      await expect(delivery.send({ ...sampleNotification, destination })).rejects.toThrow(
        `No settings for ${destination}`,
      );
      expect(requests).toEqual([]);
    },
  );

  it('checks the account only if mails can be sent', async () => {
    expect(await open({ NOTIFY_FROM: '' }).refusedAccount()).toBeUndefined();
    expect(requests).toEqual([]);
    await open().refusedAccount();
    expect(requests).toEqual(['http://postmark.example/server ']);
  });
});
