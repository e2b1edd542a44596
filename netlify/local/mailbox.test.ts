import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerClient } from 'postmark';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { mailboxPages } from './mailbox-pages.ts';

let mailbox: Mailbox;

const mail = {
  From: 'SkillsAI <website@skillsai.example>',
  To: 'team@skillsai.example',
  ReplyTo: 'ada@example.com',
  Subject: 'Meeting request M-1',
  TextBody: 'A visitor wrote.',
  HtmlBody: '<p>A visitor wrote.</p>',
  MessageStream: 'outbound',
  Tag: 'meeting',
};

function client(): ServerClient {
  return new ServerClient('token', { requestHost: new URL(mailbox.url).host, useHttps: false });
}

beforeEach(async () => {
  mailbox = await startMailbox();
  return () => mailbox.stop();
});

test.each([
  ['no sender', { From: '' }, 300],
  ['no recipient', { To: '' }, 300],
  ['a broken recipient', { To: 'nobody' }, 300],
  ['a broken reply address', { ReplyTo: 'ada at example.com' }, 300],
  ['a line break in the subject', { Subject: 'Hello\r\nBcc: all@example.com' }, 300],
  ['no body', { TextBody: '', HtmlBody: '' }, 300],
])('rejects %s with 422', async (_name, change, code) => {
  await expect(client().sendEmail({ ...mail, ...change })).rejects.toMatchObject({ statusCode: 422, code });
  expect(mailbox.messages()).toEqual([]);
});

test('rejects a missing token, broken JSON and unknown paths', async () => {
  const post = (path: string, headers: Record<string, string>, body: string) =>
    fetch(mailbox.url + path, { method: 'POST', headers, body });
  const token = { 'X-Postmark-Server-Token': 'token' };
  expect((await post('/email', {}, JSON.stringify(mail))).status).toBe(401);
  expect((await post('/email', token, '{')).status).toBe(422);
  expect((await post('/email/batch', token, '[]')).status).toBe(404);
  expect((await fetch(`${mailbox.url}/email`)).status).toBe(404);
});

test('accepts any token and refuses a request without one', async () => {
  expect(await client().getServer()).toMatchObject({ DeliveryType: 'Sandbox' });
  expect((await fetch(`${mailbox.url}/server`)).status).toBe(401);
});

test('keeps the mails of a folder over a restart, even if a killed run truncated a line', async () => {
  const directory = temporaryFolder();
  await mailbox.stop();
  mailbox = await startMailbox(directory);
  await client().sendEmail(mail);
  await mailbox.stop();
  await appendFile(join(directory, 'messages.jsonl'), '{"messageId":"cut');
  mailbox = await startMailbox(directory);
  await client().sendEmail({ ...mail, Subject: 'Second' });
  await mailbox.stop();
  mailbox = await startMailbox(directory);
  expect(mailbox.messages().map(({ subject }) => subject)).toEqual([mail.Subject, 'Second']);
});

test('shows mails newest first and escapes their content', async () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  await client().sendEmail(mail);
  await client().sendEmail({ ...mail, Subject: hostile, TextBody: hostile, HtmlBody: hostile, Tag: hostile });
  const pages = mailboxPages(mailbox.messages);
  const page = await pages.request('/__mailbox');
  const html = await page.text();
  expect(html).not.toContain('<img');
  expect(html.indexOf('&lt;img')).toBeLessThan(html.indexOf(mail.Subject));
  expect(html).toContain('ada@example.com');
  expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const id = mailbox.messages()[1]?.messageId ?? '';
  const raw = await pages.request(`/__mailbox/${id}.html`);
  expect(await raw.text()).toBe(hostile);
  expect(raw.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/);
  const list: unknown = await (await pages.request('/__mailbox.json')).json();
  expect(list).toMatchObject([{ subject: hostile }, { subject: mail.Subject }]);
  expect((await pages.request('/__mailbox/none.html')).status).toBe(404);
});

test('folds a long text, such as that of a digest, and shows a short one', async () => {
  await client().sendEmail({
    ...mail,
    Subject: '[preview] Leads in one mail: 30',
    TextBody: 'A lead\n'.repeat(60),
  });
  await client().sendEmail(mail);
  const html = await (await mailboxPages(mailbox.messages).request('/__mailbox')).text();
  expect(html).toContain('<h2>[preview] Leads in one mail: 30</h2>');
  expect(html).toContain('<details><summary>Text of 61 lines</summary><pre>A lead');
  expect(html).toContain('\n<pre>A visitor wrote.</pre>');
});
