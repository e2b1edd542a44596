import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { failedMail, plantNotifications, siteForTests } from './support/site.ts';
import { drain, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

const mails = () => site.services.mailbox.messages();
const jobs = () => site.query('select destination, status from notification_outbox order by destination');
const leads = () => site.query('select id from meeting_bookings');
const send = (deployContext: string) => postJson('meeting', validFields.meeting, { deployContext });

let webhookRequests: number;

beforeEach(async () => {
  webhookRequests = 0;
  const receiver = await serve(() => {
    webhookRequests += 1;
    return new Response();
  });
  vi.stubEnv('NOTIFY_WEBHOOK', receiver.origin);
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', `whsec_${Buffer.alloc(24).toString('base64')}`);
  vi.stubEnv('NOTIFY_FALLBACK', 'oncall@elsewhere.example');
  return () => receiver.stop();
});

describe.each(['deploy-preview', 'branch-deploy', 'dev'])('in the deploy context %s', (context) => {
  beforeEach(() => {
    vi.stubEnv('PREVIEW_DATABASE_URL', site.services.writerUrl);
    vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@ep-live.eu-central-1.aws.neon.tech/site');
  });

  it('nobody is told without PREVIEW_NOTIFY_TO, and the lead stands in the list', async () => {
    expect((await send(context)).status).toBe(201);
    await drain(context);
    expect(mails()).toEqual([]);
    expect(webhookRequests).toBe(0);
    expect(await jobs()).toEqual([{ destination: 'inbox 1', status: 'pending' }]);
    expect(site.log.errors()).toEqual([]);
  });

  it('only PREVIEW_NOTIFY_TO is told, and the subject says that it is a preview', async () => {
    vi.stubEnv('PREVIEW_NOTIFY_TO', 'editor@skills.example');
    await send(context);
    expect(mails().map(({ to }) => to)).toEqual(['editor@skills.example']);
    expect(mails()[0]?.subject).toMatch(/^\[preview\] Meeting request M-/);
    expect(webhookRequests).toBe(0);
    expect(await jobs()).toEqual([{ destination: 'inbox 1', status: 'sent' }]);
  });

  it('the fallback is not told', async () => {
    vi.stubEnv('PREVIEW_NOTIFY_TO', 'editor@skills.example');
    await plantNotifications(site, 1, { attempts: 8 });
    site.planMails(failedMail);
    await drain(context);
    await drain(context);
    expect(mails()).toEqual([]);
    expect(await jobs()).toEqual([{ destination: 'inbox 1', status: 'pending' }]);
  });

  it('a digest says that it is of a preview', async () => {
    vi.stubEnv('PREVIEW_NOTIFY_TO', 'editor@skills.example');
    vi.stubEnv('NOTIFY_HOURLY_LIMIT', '1');
    await plantNotifications(site, 1);
    await site.query("update notification_outbox set status = 'sent', sent_at = now()");
    await plantNotifications(site, 2);
    await drain(context);
    expect(mails()).toMatchObject([
      { to: 'editor@skills.example', subject: '[preview] Leads in one mail: 2' },
    ]);
  });
});

describe('netlify dev, which gives the functions the variables of the site,', () => {
  it('stores nothing in the live database', async () => {
    expect((await send('dev')).status).toBe(503);
    await drain('dev');
    expect(await leads()).toEqual([]);
    expect(mails()).toEqual([]);
    expect(site.log.text()).toContain('PREVIEW_DATABASE_URL is not set');
  });

  it('uses the live services if LIVE_SERVICES allows it by name, as a local run does', async () => {
    vi.stubEnv('LIVE_SERVICES', 'allowed');
    expect((await send('dev')).status).toBe(201);
    expect(await leads()).toHaveLength(1);
    expect(mails().map(({ to }) => to)).toEqual(['team@skills.example']);
    expect(mails()[0]?.subject).toMatch(/^Meeting request M-/);
    expect(webhookRequests).toBe(1);
  });
});
