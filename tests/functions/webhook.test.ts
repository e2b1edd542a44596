import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { makeDue, plantNotifications, siteForTests } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const secret = `whsec_${Buffer.from(`${marker}, 24 bytes or more`).toString('base64')}`;

/** The verified payloads that the receiver got. */
let received: unknown[];
/** The statuses of its next responses; later ones are 200. */
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  const receiver = await serve(async (request) => {
    received.push(new Webhook(secret).verify(await request.text(), Object.fromEntries(request.headers)));
    return new Response('thanks', { status: statuses.shift() ?? 200 });
  });
  vi.stubEnv('NOTIFY_WEBHOOK', `${receiver.origin}/${marker}`);
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', secret);
  return () => receiver.stop();
});

const jobs = () =>
  site.query(
    'select destination, status, attempts, last_error from notification_outbox order by destination',
  );
const send = () => postJson('meeting', validFields.meeting);
const mails = () => site.services.mailbox.messages();

it('gets each lead once, signed, beside the mail', async () => {
  expect((await send()).status).toBe(201);
  await drain();
  expect(received).toMatchObject([
    { type: 'lead.meeting', data: { fields: { email: validFields.meeting.email } } },
  ]);
  expect(mails()).toHaveLength(1);
  expect(await jobs()).toMatchObject([
    { destination: 'inbox 1', status: 'sent' },
    { destination: 'webhook', status: 'sent' },
  ]);
});

it('gets a lead again after a failure, while the mail is sent once', async () => {
  statuses = [500];
  await send();
  expect(await jobs()).toMatchObject([
    { destination: 'inbox 1', status: 'sent' },
    { destination: 'webhook', status: 'pending', attempts: 1, last_error: 'webhook_http_500' },
  ]);
  await makeDue(site);
  await drain();
  expect(received).toHaveLength(2);
  expect(received[1]).toEqual(received[0]);
  expect(mails()).toHaveLength(1);
  expect(await jobs()).toMatchObject([{ status: 'sent' }, { status: 'sent', attempts: 2 }]);
});

it('is given up after ten tries, without a mail to the fallback', async () => {
  vi.stubEnv('NOTIFY_FALLBACK', 'oncall@elsewhere.example');
  statuses = [410, 410];
  await send();
  await site.query("update notification_outbox set attempts = 9 where destination = 'webhook'");
  await makeDue(site);
  await drain();
  expect(await jobs()).toMatchObject([
    { destination: 'inbox 1', status: 'sent' },
    { destination: 'webhook', status: 'dead', attempts: 10, last_error: 'webhook_http_410' },
  ]);
  expect(site.log.lines()).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'notification_dead', destination: 'webhook' }),
  );
  expect(mails()).toHaveLength(1);
});

it('gets no leads that were told before it was set', async () => {
  const { NOTIFY_WEBHOOK } = process.env;
  vi.stubEnv('NOTIFY_WEBHOOK', '');
  await send();
  vi.stubEnv('NOTIFY_WEBHOOK', NOTIFY_WEBHOOK);
  await makeDue(site);
  await drain();
  expect(received).toEqual([]);
  await send();
  expect(received).toHaveLength(1);
});

it('gets leads while the mail account is refused', async () => {
  const body = JSON.stringify({ ErrorCode: 10, Message: 'Bad token.' });
  site.planMails({ afterWork: false, response: { status: 401, body } });
  await send();
  expect(received).toHaveLength(1);
  expect(await jobs()).toMatchObject([
    { destination: 'inbox 1', status: 'pending', attempts: 0, last_error: 'postmark_10' },
    { destination: 'webhook', status: 'sent' },
  ]);
});

it('costs only itself if it is invalid, and gets the leads once it is corrected', async () => {
  const { NOTIFY_WEBHOOK } = process.env;
  vi.stubEnv('NOTIFY_WEBHOOK', `http://name:${marker}@crm.example`);
  await send();
  expect(mails()).toHaveLength(1);
  expect(site.log.text()).toContain('NOTIFY_WEBHOOK is not an https address without name and password.');
  expect(await jobs()).toMatchObject([
    { destination: 'inbox 1', status: 'sent' },
    { destination: 'webhook', status: 'pending', attempts: 0 },
  ]);
  vi.stubEnv('NOTIFY_WEBHOOK', NOTIFY_WEBHOOK);
  await makeDue(site);
  await drain();
  expect(received).toHaveLength(1);
});

it('gets no quarantined lead', async () => {
  await postJson('meeting', { ...validFields.meeting, website: 'https://spam.example' });
  await drain();
  expect(received).toEqual([]);
});

it('keeps no mail waiting where it does not answer', async () => {
  const silent = await serve(() => new Promise<Response>(() => undefined));
  onTestFinished(() => silent.stop());
  vi.stubEnv('NOTIFY_WEBHOOK', silent.origin);
  await plantNotifications(site, 100, { due: "interval '-1 hour'" });
  await site.query("update notification_outbox set destination = 'webhook'");
  await plantNotifications(site, 3);
  await drain();
  expect(mails()).toHaveLength(3);
});
