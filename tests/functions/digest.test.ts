import { expect, it, vi } from 'vitest';
import { mailsPerHour } from '../../netlify/submissions/limits.ts';
import { mail as words } from '../../src/content/embedded.ts';
import { failedMail, plantNotifications, siteForTests } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

const counts = () =>
  site.query(
    'select status, digested, count(*)::integer as count from notification_outbox group by 1, 2 order by 2, 1',
  );
const send = () => postJson('meeting', validFields.meeting);
const mails = () => site.services.mailbox.messages();
const digests = () => mails().filter(({ tag }) => tag === 'digest');
const limitLogged = () => site.log.lines().filter(({ event }) => event === 'mail_limit_reached');

/** Stores as many leads as one inbox may be mailed of in an hour, and marks them as mailed some minutes ago. */
async function reachLimit(minutes = 0): Promise<void> {
  await plantNotifications(site, mailsPerHour);
  await site.query(
    `update notification_outbox set status = 'sent', sent_at = now() - interval '${minutes} minutes'`,
  );
}

it('has all leads of an hour above the limit, each of which is told once', async () => {
  await plantNotifications(site, mailsPerHour + 30);
  await drain();
  await drain();
  expect(mails()).toHaveLength(mailsPerHour + 1);
  expect(digests()).toMatchObject([{ subject: `${words.digest.subject} 30`, to: 'team@skills.example' }]);
  expect(digests()[0]?.textBody.match(/^Email: /gm)).toHaveLength(30);
  expect(await counts()).toEqual([
    { status: 'sent', digested: false, count: mailsPerHour },
    { status: 'sent', digested: true, count: 30 },
  ]);
  expect(limitLogged()).toMatchObject([{ level: 'error', destination: 'inbox 1', count: 30 }]);
});

it('has what the visitor gave in its bodies only', async () => {
  await reachLimit();
  expect((await send()).status).toBe(201);
  expect(mails()).toEqual([]);
  await drain();
  const [mail] = digests();
  expect(mail?.textBody).toContain(`Email: ${validFields.meeting.email}`);
  expect(mail?.htmlBody).toContain(validFields.meeting.email);
  expect(mail).toMatchObject({ subject: `${words.digest.subject} 1`, replyTo: '' });
  expect(mail?.subject).not.toContain(marker);
});

it('is sent again after a failure', async () => {
  await reachLimit();
  await plantNotifications(site, 3);
  site.planMails(failedMail);
  await drain();
  expect(mails()).toEqual([]);
  expect(
    await site.query(
      "select distinct attempts, last_error from notification_outbox where status = 'pending'",
    ),
  ).toEqual([{ attempts: 1, last_error: 'postmark_http_500' }]);
  await site.query('update notification_outbox set next_attempt_at = now()');
  await drain();
  expect(digests()).toMatchObject([{ subject: `${words.digest.subject} 3` }]);
});

it('is not needed once the hour is over', async () => {
  await reachLimit(61);
  await send();
  expect(mails()).toHaveLength(1);
  expect(digests()).toEqual([]);
  expect(limitLogged()).toEqual([]);
});

it('is for the inbox above its limit only', async () => {
  vi.stubEnv('NOTIFY_TO', 'team@skills.example, sales@skills.example');
  await reachLimit();
  await send();
  await drain();
  expect(mails().map(({ tag, to }) => `${tag} ${to}`)).toEqual([
    'meeting sales@skills.example',
    'digest team@skills.example',
  ]);
});
