import { describe, expect, it } from 'vitest';
import { failureCode, writeMail } from './mail.ts';
import type { Notification } from './types.ts';

const meeting: Notification = {
  id: '7d1f7a7e-6f52-4b43-a3a5-8d5f0b0f6b11',
  kind: 'meeting',
  columns: {
    first_name: 'Aoife',
    last_name: `O'Brien <b>`,
    organisation_name: 'A & B\r\nReference: M-00000000',
    email: 'aoife@example.com',
    meeting_type: 'Demo',
  },
  control: 'header',
  reference: 'M-3F9A1C2B',
  attempts: 1,
  receivedAt: new Date('2026-11-21T00:12:30Z'),
};

describe('writeMail', () => {
  it('puts type and reference into the subject, and each value on one line of the bodies, escaped in HTML', () => {
    const { Subject, Tag, Metadata, TextBody, HtmlBody } = writeMail(meeting, true);
    expect([Subject, Tag, Metadata]).toEqual([
      'Meeting request M-3F9A1C2B',
      'meeting',
      { reference: 'M-3F9A1C2B' },
    ]);
    expect(TextBody).toBe(`Someone asked for a meeting on the website.

First name: Aoife
Last name: O'Brien <b>
Organisation name: A & B Reference: M-00000000
Email: aoife@example.com
Meeting type: Demo
Received: 21 November 2026 at 00:12 UTC
Reference: M-3F9A1C2B

Answer this mail to write to them.
`);
    expect(HtmlBody).toContain('<td>O&#39;Brien &lt;b&gt;</td>');
    expect(HtmlBody).toContain('<td>A &amp; B Reference: M-00000000</td>');
    expect(HtmlBody).not.toContain('<b>');
  });

  it.each([
    ['meeting', 'masterclass-hero', true],
    ['meeting', 'header', false],
    ['meeting', undefined, false],
    ['report', 'masterclass-hero', false],
  ] as const)('of a %s opened by %s names the masterclass: %j', (kind, control, isRegistration) => {
    const { TextBody } = writeMail({ ...meeting, kind, control }, true);
    expect(String(TextBody).includes('Event: Skills 1st Masterclass\n')).toBe(isRegistration);
  });

  it.each([
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A <a@example.com>',
    'a@example.com;b',
    '',
  ])('has no Reply-To for %j', (email) => {
    const notification = { ...meeting, columns: { ...meeting.columns, email } };
    expect(writeMail(notification, true)).not.toHaveProperty('ReplyTo');
  });
});

it.each([
  [new DOMException('x', 'AbortError'), 'postmark_timeout'],
  [{ message: 'The operation was aborted due to timeout' }, 'postmark_timeout'],
  [{ code: '406', statusCode: -1 }, 'postmark_unreachable'],
  [{ code: 1.5, statusCode: 429 }, 'postmark_http_429'],
  ['a@example.com', 'postmark_unreachable'],
  [null, 'postmark_unreachable'],
])('names %o', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
