import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleNotification as meeting } from '../../tests/support/sample-notification.ts';
import { failureCode, openMail } from './mail.ts';

it.each([
  [new DOMException('x', 'AbortError'), 'postmark_timeout'],
  [{ message: 'The operation was aborted due to timeout' }, 'postmark_timeout'],
  [{ code: '406', statusCode: -1 }, 'postmark_unreachable'],
  [{ code: 1.5, statusCode: 429 }, 'postmark_http_429'],
  ['a@example.com', 'postmark_unreachable'],
  [null, 'postmark_unreachable'],
])('returns a code for %o', (error, code) => {
  expect(failureCode(error)).toBe(code);
});

describe('openMail', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const account = {
    POSTMARK_SERVER_TOKEN: 'token',
    POSTMARK_API_URL: 'http://postmark.example',
    NOTIFY_FROM: 'site@example.com',
  };

  interface Sent {
    readonly To: string;
    readonly Subject: string;
    readonly ReplyTo?: string;
  }

  /** Responds to each mail, and returns the list of those so far. */
  function stubPostmark(respond: (mail: Sent) => { readonly code?: number; readonly message?: string }) {
    const mails: Sent[] = [];
    vi.stubGlobal('fetch', async (_input: unknown, init: { readonly body: string }) => {
      const mail: Sent = JSON.parse(init.body);
      mails.push(mail);
      const { code: ErrorCode = 0, message: Message = 'A message.' } = respond(mail);
      return Response.json(
        { ErrorCode, Message, MessageID: `to ${mail.To}` },
        { status: ErrorCode === 0 ? 200 : 422 },
      );
    });
    return mails;
  }

  const send = (isPreview = false) => openMail(account, isPreview).send(meeting, 'team@example.com');

  it.each([
    [10, 'account'],
    [400, 'account'],
    [401, 'account'],
    [405, 'account'],
    [412, 'account'],
    [413, 'account'],
    [422, 'account'],
    [1235, 'account'],
    [1236, 'account'],
    [1480, 'account'],
    [300, 'recipient'],
    [406, 'recipient'],
    [100, 'other'],
    [402, 'other'],
    [403, 'other'],
    [429, 'other'],
  ])('says of the code %i that its cause is: %s', async (code, cause) => {
    stubPostmark(() => ({ code }));
    expect(await send()).toEqual({ sent: false, code: `postmark_${code}`, cause });
  });

  it('sends one mail to the one recipient', async () => {
    const mails = stubPostmark(() => ({}));
    expect(await send()).toEqual({ sent: true, messageId: 'to team@example.com' });
    expect(mails).toMatchObject([{ To: 'team@example.com', ReplyTo: 'aoife@example.com' }]);
  });

  it('sends a mail again without Reply-To if an address is invalid', async () => {
    const mails = stubPostmark(({ ReplyTo }) =>
      ReplyTo === undefined ? {} : { code: 300, message: "Invalid 'ReplyTo' address: 'aoife@example.com'." },
    );
    expect(await send()).toMatchObject({ sent: true });
    expect(mails.map(({ ReplyTo }) => ReplyTo)).toEqual(['aoife@example.com', undefined]);
  });

  it('counts an invalid sender as a problem with the account, and does not send the mail again', async () => {
    const mails = stubPostmark(() => ({ code: 300, message: "Invalid 'From' address: 'site@example.com'." }));
    expect(await send()).toEqual({ sent: false, code: 'postmark_300', cause: 'account' });
    expect(mails).toHaveLength(1);
  });

  it('does not send a mail again that has no Reply-To', async () => {
    const mails = stubPostmark(() => ({ code: 300 }));
    const notification = { ...meeting, columns: { ...meeting.columns, email: 'nobody' } };
    expect(await openMail(account, false).send(notification, 'team@example.com')).toMatchObject({
      cause: 'recipient',
    });
    expect(mails).toHaveLength(1);
  });

  it('does not count a mail as sent that Postmark accepts but will not deliver', async () => {
    const message = 'Message OK, but will not deliver to these inactive addresses: team@example.com.';
    stubPostmark(() => ({ message }));
    expect(await send()).toEqual({ sent: false, code: 'postmark_inactive', cause: 'recipient' });
  });

  it('marks each subject of a preview', async () => {
    const mails = stubPostmark(() => ({}));
    await send(true);
    await openMail(account, true).sendDigest([meeting], 'team@example.com');
    await send();
    expect(mails.map(({ Subject }) => Subject)).toEqual([
      `[preview] Meeting request ${meeting.reference}`,
      '[preview] Leads in one mail: 1',
      `Meeting request ${meeting.reference}`,
    ]);
  });

  it.each([
    [{ code: 10 }, 'postmark_10'],
    [{ code: 100 }, undefined],
    [{}, undefined],
  ])('checks the account: of the response %j it says %s', async (response, code) => {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { ErrorCode: 'code' in response ? response.code : 0 },
        { status: 'code' in response ? 422 : 200 },
      ),
    );
    expect(await openMail(account, false).refusedAccount()).toBe(code);
  });
});
