import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startMonitor } from './support/monitor.ts';
import { makeDue, plantNotifications, siteForTests } from './support/site.ts';
import { drain, marker, nextAddress, postJson } from './support/submit.ts';

const site = siteForTests();
const mails = () => site.services.mailbox.messages();
const singles = () => mails().filter(({ subject }) => /[NMR]-[0-9A-F]{8}/.test(subject));
const statuses = async () =>
  (await site.query('select status, count(*)::integer as count from notification_outbox group by 1')).map(
    ({ status, count }) => [status, count],
  );

describe('above the limit of mails in an hour', () => {
  it('leads are stored as ever and told in one digest by the next run, whose alarm has a name', async () => {
    const beats = await startMonitor();
    vi.stubEnv('NOTIFY_HOURLY_LIMIT', '10');
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        postJson('newsletter', { email: `${marker}${index}@example.com` }, { ip: nextAddress() }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    // A claim may exceed the limit by what it claims.
    expect(singles().length).toBeGreaterThanOrEqual(10);
    expect(singles().length).toBeLessThanOrEqual(10 + 4);
    const told = singles().length;
    await makeDue(site);
    await drain();
    expect(singles()).toHaveLength(told);
    const [digest, ...more] = mails().slice(told);
    expect(more).toEqual([]);
    const addresses = new Set(digest?.textBody.match(new RegExp(`${marker}\\d+@example.com`, 'g')));
    expect(addresses.size).toBe(40 - told);
    expect(digest?.subject).not.toContain(marker);
    expect(await statuses()).toEqual([['sent', 40]]);
    expect(JSON.parse(beats[0]?.body ?? '').codes).toEqual(['mail_limit_reached']);
    await drain();
    expect(beats[1]?.method).toBe('GET');
    expect(mails()).toHaveLength(told + 1);
  });

  it('the first run after an outage tells of everything that waits', async () => {
    await plantNotifications(site, 600, { due: "interval '-1 hour'" });
    await drain();
    expect(singles()).toHaveLength(100);
    expect(mails()).toHaveLength(101);
    expect(await statuses()).toEqual([['sent', 600]]);
  });

  it('a digest that Postmark does not accept waits like a mail', async () => {
    vi.stubEnv('NOTIFY_HOURLY_LIMIT', '2');
    await plantNotifications(site, 3);
    await site.query(
      "update notification_outbox set status = 'sent', sent_at = now() where reference < 'N-00000003'",
    );
    site.planMails({ afterWork: false, response: { status: 500, body: 'no' } });
    await drain();
    expect(
      await site.query(
        "select attempts, last_error, digested from notification_outbox where status = 'pending'",
      ),
    ).toEqual([{ attempts: 1, last_error: 'postmark_http_500', digested: false }]);
    await makeDue(site);
    await drain();
    expect(mails()).toHaveLength(1);
    expect(await statuses()).toEqual([['sent', 3]]);
  });

  it('no digest is sent where a claim failed, as nobody knows whether the limit is reached', async () => {
    const beats = await startMonitor();
    await plantNotifications(site, 3);
    const other = new pg.Client({ connectionString: site.services.adminUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("begin; select pg_advisory_xact_lock(hashtext('claim_notifications'))");
    await drain();
    expect(mails()).toEqual([]);
    expect(JSON.parse(beats[0]?.body ?? '').codes).toEqual(['database_timeout']);
  });

  it('a lead that comes while a run ends is not told in a digest', async () => {
    const beats = await startMonitor();
    let planted = 0;
    // Stands for a lead that is stored after the last batch: the batches leave it.
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const response = await send(input, init);
      if (String(init?.body).includes('claim_notifications') && planted === 0) {
        planted = 1;
        await plantNotifications(site, 1);
      }
      return response;
    });
    await drain();
    expect(mails()).toEqual([]);
    expect(beats[0]?.method).toBe('GET');
  });

  it('an hour later leads are told one by one again, as digests do not count', async () => {
    await plantNotifications(site, 120);
    await drain();
    await site.query(
      "update notification_outbox set sent_at = now() - interval '61 minutes' where not digested",
    );
    await postJson('newsletter', { email: `${marker}@example.com` });
    expect(singles()).toHaveLength(101);
  });
});
