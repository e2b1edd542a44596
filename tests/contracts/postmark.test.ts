import { beforeEach, describe, expect, it, vi } from 'vitest';
import bounceFunction from '../../netlify/functions/bounce.ts';
import { serve } from '../../netlify/local/http-server.ts';
import { type Mailbox, startMailbox } from '../../netlify/local/mailbox.ts';
import { openMail } from '../../netlify/submissions/mail.ts';
import type { SendResult } from '../../netlify/submissions/types.ts';
import { siteForTests } from '../functions/support/site.ts';
import { marker, postJson, validFields } from '../functions/support/submit.ts';
import { type RecordedAnswer, recorded, responseOf } from './recorded/answer.ts';
import { bounceTypes, postmarkAnswers, postmarkEvents } from './recorded/postmark.ts';

const site = siteForTests();

const notification = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'newsletter',
  reference: 'N-00000000-0000',
  destination: 'inbox 1',
  attempts: 1,
  receivedAt: new Date('2026-11-28T08:00:00Z'),
  columns: { email: 'visitor@example.com', source: 'global-skills-news' },
  attribution: {},
} as const;

/** Returns the mail account of a Postmark that gives an answer to every request. */
async function accountFor(answer: RecordedAnswer) {
  const server = await serve(() => responseOf(answer));
  return {
    stop: server.stop,
    mail: openMail(
      { POSTMARK_SERVER_TOKEN: 'token', POSTMARK_API_URL: server.origin, NOTIFY_FROM: 'site@example.com' },
      false,
    ),
  };
}

const refused = (code: string, cause: 'account' | 'recipient' | 'other'): SendResult => ({
  sent: false,
  code,
  cause,
});

/** What the functions do about each answer to a mail. */
const decisions: Readonly<Record<string, SendResult>> = {
  accepted: { sent: true, messageId: '0a129aee-e1cd-480d-b08d-4f48548ff48d' },
  'accepted for nobody, as the recipient is inactive': refused('postmark_inactive', 'recipient'),
  'accepted with the test token': refused('postmark_test', 'account'),
  'wrong or missing token': refused('postmark_10', 'account'),
  'invalid recipient': refused('postmark_300', 'recipient'),
  'invalid sender': refused('postmark_300', 'account'),
  'invalid reply address': refused('postmark_300', 'recipient'),
  'unknown sender': refused('postmark_400', 'account'),
  'unconfirmed sender': refused('postmark_401', 'account'),
  'invalid JSON': refused('postmark_402', 'other'),
  'no credit': refused('postmark_405', 'account'),
  'inactive recipient': refused('postmark_406', 'recipient'),
  'account not approved': refused('postmark_412', 'account'),
  'account may not send': refused('postmark_413', 'account'),
  'too many requests': refused('postmark_429', 'other'),
  maintenance: refused('postmark_100', 'other'),
  'internal error without JSON': refused('postmark_http_500', 'other'),
  'refused by the network in front of the API': refused('postmark_http_403', 'other'),
};

it.each(postmarkAnswers.filter(({ name }) => name !== 'the server'))(
  'a mail that Postmark answers with “$name” is decided',
  async (answer) => {
    const { mail, stop } = await accountFor(answer);
    try {
      expect(await mail.send(notification, 'team@example.com')).toEqual(decisions[answer.name]);
    } finally {
      await stop();
    }
  },
);

it.each([
  ['the server', undefined],
  ['wrong or missing token', 'postmark_10'],
  ['internal error without JSON', undefined],
  ['maintenance', undefined],
])('the check of the token takes “%s” for %s', async (name, code) => {
  const { mail, stop } = await accountFor(recorded(postmarkAnswers, name));
  try {
    expect(await mail.refusedAccount()).toBe(code);
  } finally {
    await stop();
  }
});

describe('the local mailbox answers as Postmark does', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await startMailbox();
    return () => mailbox.stop();
  });

  const mail = { From: 'site@example.com', To: 'team@example.com', Subject: 'A', TextBody: 'B' };
  const token = { 'X-Postmark-Server-Token': 'token' };

  async function post(body: object | string, headers: Readonly<Record<string, string>> = token) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${mailbox.url}/email`, { method: 'POST', headers, body: text });
    return { status: response.status, body: await response.json() };
  }

  it.each([
    ['invalid recipient', { ...mail, To: 'nobody' }, token],
    ['invalid sender', { ...mail, From: 'nobody' }, token],
    ['invalid reply address', { ...mail, ReplyTo: 'nobody' }, token],
    ['invalid JSON', '{', token],
    ['wrong or missing token', mail, {}],
  ])('to %s', async (name, body, headers) => {
    const answer = recorded(postmarkAnswers, name);
    expect(await post(body, headers)).toEqual({ status: answer.status, body: answer.body });
  });

  it('to a mail', async () => {
    const { status, body } = await post(mail);
    const answer = recorded(postmarkAnswers, 'accepted');
    expect(status).toBe(answer.status);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(answer.body).toSorted());
    expect(body).toMatchObject({ ErrorCode: 0, Message: 'OK', To: mail.To });
    expect(Date.parse(body.SubmittedAt)).not.toBeNaN();
    expect(body.MessageID).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('to a question about the server', async () => {
    const response = await fetch(`${mailbox.url}/server`, { headers: token });
    const { status, body } = recorded(postmarkAnswers, 'the server');
    expect(response.status).toBe(status);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(await response.json())));
  });
});

describe('an event of Postmark’s webhook', () => {
  const password = `${marker}-of-the-webhook`;
  beforeEach(() => {
    vi.stubEnv('POSTMARK_WEBHOOK_SECRET', password);
  });

  /** Sends an event as Postmark does, to an address of the form https://<username>:<password>@host/path. */
  async function tell(event: object): Promise<number> {
    const request = new Request('https://site.example/api/bounce', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
        'Content-Type': 'application/json',
        'User-Agent': 'Postmark',
      },
      body: JSON.stringify(event),
    });
    const context = { deploy: { context: 'production', id: '', published: true } };
    return (await bounceFunction(request, context as Parameters<typeof bounceFunction>[1])).status;
  }

  async function sentMessage(): Promise<string> {
    await postJson('meeting', validFields.meeting);
    const [{ message_id: id }] = await site.query('select message_id from notification_outbox');
    return id;
  }

  const states = () => site.query('select status from notification_outbox');

  it.each(Object.entries(postmarkEvents))(
    'is accepted as an example of %s with 200, as Postmark saves no webhook otherwise',
    async (_, { body }) => {
      await sentMessage();
      expect(await tell(body)).toBe(200);
      expect(await states()).toEqual([{ status: 'sent' }]);
    },
  );

  it.each([
    ...bounceTypes.notDelivered.map((type) => [type, 'dead'] as const),
    ...bounceTypes.undecided.map((type) => [type, 'sent'] as const),
  ])('of the type %s leaves its job %s', async (Type, status) => {
    const MessageID = await sentMessage();
    expect(await tell({ ...postmarkEvents.bounce.body, Type, MessageID })).toBe(200);
    expect(await states()).toEqual([{ status }]);
  });

  it('of a spam complaint gives up its job', async () => {
    const MessageID = await sentMessage();
    expect(await tell({ ...postmarkEvents.spamComplaint.body, MessageID })).toBe(200);
    expect(await states()).toEqual([{ status: 'dead' }]);
  });
});
