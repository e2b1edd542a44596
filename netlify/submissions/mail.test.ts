import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mail as words } from '../../src/content/embedded.ts';
import { failureCode, openMail, writeMail } from './mail.ts';
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
  attribution: {
    page: '/pricing',
    control: 'header',
    campaign: { source: 'letter', medium: 'email', name: 'summer 2025' },
    referrerHost: 'search.example',
  },
  reference: 'M-3F9A1C2B',
  attempts: 1,
  lockedUntil: '2026-11-21 00:13:30.123456+00',
  receivedAt: new Date('2026-11-21T00:12:30Z'),
};

describe('writeMail', () => {
  it('writes kind and reference in the subject and each value on one line of both bodies, escaped in HTML', () => {
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
${words.labels.page}: /pricing
${words.labels.control}: ${words.controls.header} (header)
${words.campaign.name}: summer 2025
${words.campaign.source}: letter
${words.campaign.medium}: email
${words.labels.referrer}: search.example
Received: 21 November 2026 at 00:12 UTC
Reference: M-3F9A1C2B

${words.answerable}
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
  ] as const)('names the masterclass for a %s with the control %s: %j', (kind, control, isRegistration) => {
    const { TextBody } = writeMail({ ...meeting, kind, attribution: { control } }, true);
    expect(String(TextBody).includes('Event: Skills 1st Masterclass\n')).toBe(isRegistration);
  });

  it('describes a control by the end of its name and shows an unknown control as it is', () => {
    const lineOf = (control: string) =>
      /^.*\(?skills-.*$/m.exec(
        String(writeMail({ ...meeting, attribution: { control } }, true).TextBody),
      )?.[0];
    expect(lineOf('skills-ai-hero')).toBe(`${words.labels.control}: ${words.controls.hero} (skills-ai-hero)`);
    expect(lineOf('skills-constructor')).toBe(`${words.labels.control}: skills-constructor`);
  });

  it('has copy for every control of the site', () => {
    const sources = globSync('src/**/*.tsx', { exclude: ['**/*.stories.tsx'] }).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const controls = sources.flatMap((text) =>
      [...text.matchAll(/\bcontrol="([^"]+)"/g)].map(([, name]) => name),
    );
    expect(controls.length).toBeGreaterThan(20);
    const ends = controls.map((control = '') => control.split('-').at(-1) ?? '');
    expect(ends.filter((end) => !Object.hasOwn(words.controls, end))).toEqual([]);
  });

  it('omits the lines of an unknown source', () => {
    const { TextBody } = writeMail({ ...meeting, attribution: { campaign: {} } }, true);
    const labels = [words.labels.page, words.labels.control, words.campaign.name, words.labels.referrer];
    for (const label of labels) expect(TextBody).not.toContain(`\n${label}: `);
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
])('returns a code for %o', (error, code) => {
  expect(failureCode(error)).toBe(code);
});

describe('openMail', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const settings = {
    POSTMARK_SERVER_TOKEN: 'token',
    POSTMARK_API_URL: 'http://postmark.example',
    NOTIFY_FROM: 'site@example.com',
    NOTIFY_TO: ['team@example.com', 'sales@example.com'],
    NOTIFY_FALLBACK: ['oncall@example.org'],
  };

  /** Responds to each recipient's mail with an error code (0 or none: success). Returns the list of recipients so far. */
  function stubPostmark(codes: Readonly<Record<string, number>>) {
    const recipients: string[] = [];
    vi.stubGlobal('fetch', async (_input: unknown, init: { readonly body: string }) => {
      const { To } = JSON.parse(init.body);
      recipients.push(To);
      const ErrorCode = codes[To] ?? 0;
      const body = { ErrorCode, Message: 'A message.', MessageID: `to ${To}` };
      return Response.json(body, { status: ErrorCode === 0 ? 200 : 422 });
    });
    return recipients;
  }

  it.each([
    [10, true],
    [400, true],
    [401, true],
    [405, true],
    [412, true],
    [413, true],
    [300, true],
    [406, false],
    [429, false],
  ])('treats the code %i as a problem with the account: %j', async (code, accountRefused) => {
    stubPostmark({ 'team@example.com': code, 'sales@example.com': code });
    expect(await openMail(settings)(meeting)).toEqual({
      sent: false,
      code: `postmark_${code}`,
      accountRefused,
    });
  });

  it('sends each recipient a separate mail, and the fallback one after three failed tries', async () => {
    const recipients = stubPostmark({});
    expect(await openMail(settings)({ ...meeting, attempts: 3 })).toEqual({
      sent: true,
      messageId: 'to team@example.com',
    });
    await openMail(settings)({ ...meeting, attempts: 4 });
    const inbox = ['team@example.com', 'sales@example.com'];
    expect(recipients).toEqual([...inbox, ...inbox, 'oncall@example.org']);
  });

  it('counts a notification as sent after one accepted mail and returns the code of the rejected one', async () => {
    stubPostmark({ 'team@example.com': 406 });
    expect(await openMail(settings)(meeting)).toEqual({
      sent: true,
      messageId: 'to sales@example.com',
      code: 'postmark_406',
    });
    expect(await openMail({ ...settings, NOTIFY_TO: [] })(meeting)).toMatchObject({ sent: false });
  });
});
