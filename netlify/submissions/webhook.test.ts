import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFaultyService } from '../../tests/support/faulty-service.ts';
import { sampleNotification } from '../../tests/support/sample-notification.ts';
import { type HttpServer, serve } from '../local/http-server.ts';
import { sendWebhook } from './webhook.ts';

const secret = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
const notification = { ...sampleNotification, destination: 'webhook' };

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let received: Received[];
let receiver: HttpServer;
let respond: (request: Request) => Response;

beforeEach(async () => {
  received = [];
  respond = () => new Response('ok');
  receiver = await serve(async (request) => {
    received.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return respond(request);
  });
  return async () => {
    vi.useRealTimers();
    await receiver.stop();
  };
});

const send = (lead = notification, origin = receiver.origin) =>
  sendWebhook({ NOTIFY_WEBHOOK: `${origin}/hooks/leads?key=1`, NOTIFY_WEBHOOK_SECRET: secret }, lead);

describe('sendWebhook', () => {
  it('sends the lead as JSON with a signature that Standard Webhooks verifies', async () => {
    expect(await send()).toEqual({ sent: true });
    const [{ headers, body }] = received as [Received];
    expect(headers['content-type']).toBe('application/json');
    expect(headers['webhook-id']).toBe(notification.id);
    expect(new Webhook(secret).verify(body, headers)).toEqual({
      type: 'lead.meeting',
      timestamp: '2026-11-21T00:12:30.000Z',
      text: `Meeting request ${notification.reference}`,
      data: {
        kind: 'meeting',
        reference: notification.reference,
        fields: {
          firstName: 'Aoife',
          lastName: `O'Brien <b>`,
          organizationName: 'A & B\r\nReference: M-00000000',
          email: 'aoife@example.com',
          meetingType: 'Demo',
        },
        attribution: notification.attribution,
      },
    });
  });

  it('sends what docs/variables.md shows', async () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/variables.md', 'utf8')) ?? [];
    const documented = JSON.parse(example);
    await send({
      ...notification,
      columns: { ...notification.columns, last_name: 'Byrne', organisation_name: 'Byrne Ltd' },
      attribution: { ...notification.attribution, campaign: { source: 'letter' } },
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(documented);
  });

  it('has a signature that another secret or body does not have', async () => {
    await send();
    const [{ headers, body }] = received as [Received];
    const other = `whsec_${Buffer.from('another secret of 24 bytes').toString('base64')}`;
    expect(() => new Webhook(other).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret).verify(body.replace('Aoife', 'Eve'), headers)).toThrow();
  });

  it('keeps the id at the next try and signs it with its own time', async () => {
    await send();
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    await send();
    const [first, second] = received as [Received, Received];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(new Webhook(secret).verify(second.body, second.headers)).toBeDefined();
    expect(Number(second.headers['webhook-timestamp'])).toBeGreaterThanOrEqual(
      Number(first.headers['webhook-timestamp']) + 60,
    );
  });

  it.each([
    [204, undefined],
    [400, 'webhook_http_400'],
    [410, 'webhook_http_410'],
    [429, 'webhook_http_429'],
    [500, 'webhook_http_500'],
    [304, 'webhook_redirected'],
  ])('gives for the status %i the code %s', async (status, code) => {
    respond = () => new Response(null, { status });
    expect(await send()).toEqual(code === undefined ? { sent: true } : { sent: false, code, cause: 'other' });
  });

  it('does not follow a redirect', async () => {
    respond = () =>
      new Response(null, { status: 307, headers: { Location: `${receiver.origin}/elsewhere` } });
    expect(await send()).toEqual({ sent: false, code: 'webhook_redirected', cause: 'other' });
    expect(received).toHaveLength(1);
  });

  it('gives up after four seconds without a response, and does not wait for the body of one', async () => {
    const hanging = await startFaultyService({
      target: receiver.origin,
      faultOf: () => ({ afterWork: false, response: 'hang' }),
    });
    const slow = await startFaultyService({
      target: receiver.origin,
      faultOf: () => ({ afterWork: false, response: 'slow body' }),
    });
    const started = performance.now();
    expect(await send(notification, slow.origin)).toEqual({ sent: true });
    expect(performance.now() - started).toBeLessThan(3000);
    expect(await send(notification, hanging.origin)).toEqual({
      sent: false,
      code: 'webhook_timeout',
      cause: 'other',
    });
    await Promise.all([hanging.stop(), slow.stop()]);
  });

  it('says that nobody answers', async () => {
    await receiver.stop();
    expect(await send()).toEqual({ sent: false, code: 'webhook_unreachable', cause: 'other' });
  });
});
