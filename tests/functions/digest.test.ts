import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { mail as words } from '../../src/content/embedded.ts';
import { makeDue, plantNotifications, siteForTests } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

const send = () => postJson('meeting', validFields.meeting);
const mails = () => site.services.mailbox.messages();

describe('a digest', () => {
  // The first inbox has had its mails of the hour.
  beforeEach(async () => {
    vi.stubEnv('NOTIFY_HOURLY_LIMIT', '2');
    await plantNotifications(site, 2);
    await site.query("update notification_outbox set status = 'sent', sent_at = now()");
  });

  it('has what the visitor gave in its bodies only, and no Reply-To', async () => {
    expect((await send()).status).toBe(201);
    expect(mails()).toEqual([]);
    await makeDue(site);
    await drain();
    expect(mails()).toMatchObject([
      { subject: `${words.digest.subject} 1`, to: 'team@skills.example', replyTo: '', tag: 'digest' },
    ]);
    const [{ subject, textBody, htmlBody } = { subject: marker, textBody: '', htmlBody: '' }] = mails();
    expect(subject).not.toContain(marker);
    expect(textBody).toMatch(/^Meeting request M-[0-9A-F]{8}-[0-9A-F]{4}$/m);
    expect(textBody).toContain(`Email: ${validFields.meeting.email}\n`);
    expect(htmlBody).toContain(`Email: <a href="mailto:${validFields.meeting.email}">`);
  });

  it('does not wait until a lead that cannot be read is marked', async () => {
    const [{ definition }] = await site.query("select pg_get_viewdef('stored_leads') as definition");
    await site.query(
      `create or replace view stored_leads as select kind, id, submission_id, created_at, quarantined, attribution, email,
        case kind when 'report' then json_build_object('email', 1) else fields end as fields
      from (${String(definition).replace(';', '')}) as lead`,
    );
    onTestFinished(() => void site.query(`create or replace view stored_leads as ${definition}`));
    await postJson('report', validFields.report);
    await send();
    let mailsWhenMarked = -1;
    const request = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      if (String(init?.body).includes('unreadable')) {
        await vi.waitUntil(() => mails().length > 0, 2000).catch(() => undefined);
        mailsWhenMarked = mails().length;
      }
      return request(input, init);
    });
    await makeDue(site);
    await drain();
    expect(mailsWhenMarked).toBe(1);
  });

  it('of one lead counts as a digest, so that it does not use up the limit of the next hour', async () => {
    await send();
    await makeDue(site);
    await drain();
    expect(await site.query("select digested from notification_outbox where kind = 'meeting'")).toEqual([
      { digested: true },
    ]);
    expect(site.log.lines()).toContainEqual(expect.objectContaining({ event: 'digest_sent', count: 1 }));
  });

  it('is for the inbox that is above its limit only', async () => {
    vi.stubEnv('NOTIFY_TO', 'team@skills.example, sales@skills.example');
    await send();
    await makeDue(site);
    await drain();
    expect(mails().map(({ tag, to }) => `${tag} ${to}`)).toEqual([
      'meeting sales@skills.example',
      'digest team@skills.example',
    ]);
  });

  it('is never for the webhook, which gets every lead', async () => {
    let requests = 0;
    const receiver = await serve(() => {
      requests += 1;
      return new Response();
    });
    onTestFinished(() => receiver.stop());
    vi.stubEnv('NOTIFY_WEBHOOK', receiver.origin);
    vi.stubEnv('NOTIFY_WEBHOOK_SECRET', `whsec_${Buffer.alloc(24).toString('base64')}`);
    for (const _lead of [1, 2, 3]) await send();
    expect(requests).toBe(3);
    await makeDue(site);
    await drain();
    expect(requests).toBe(3);
    expect(mails()).toMatchObject([{ subject: `${words.digest.subject} 3` }]);
  });
});
