import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mail as words } from '../../src/content/embedded.ts';
import { sampleNotification as meeting } from '../../tests/support/sample-notification.ts';
import { writeDigest, writeMail } from './mail-text.ts';

/** Returns the text of a body as it is copied, with one space between elements of their own lines. */
function textOf(body: string | undefined): string {
  return String(body)
    .replace(/<\/?(?:a|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe('writeMail', () => {
  it('writes kind and reference in the subject and each value on one line of both bodies, escaped in HTML', () => {
    const { Subject, Tag, Metadata, TextBody, HtmlBody } = writeMail(meeting, true);
    expect([Subject, Tag, Metadata]).toEqual([
      `Meeting request ${meeting.reference}`,
      'meeting',
      { reference: meeting.reference },
    ]);
    expect(TextBody).toBe(`Someone asked for a meeting on the website.

First name: Aoife
Last name: O'Brien <b>
Organisation name: A & B Reference: M-00[0]00[0]00
Email: aoife@example.com
Meeting type: Demo
${words.labels.page}: /pricing
${words.labels.control}: ${words.controls.header} (header)
${words.campaign.name}: summer 2025
${words.campaign.source}: letter
${words.campaign.medium}: email
${words.labels.referrer}: search[.]example
Received: 21 November 2026 at 00:12 UTC
Reference: ${meeting.reference}

${words.bracketed}

${words.answerable}
`);
    expect(HtmlBody).toContain('<a>O&#39;Brien &lt;b&gt;</a>');
    expect(textOf(HtmlBody)).toContain('A & B Reference: M-00000000');
    expect(HtmlBody).not.toContain('<b>');
  });

  it('has no link but the address to answer to, in the HTML body', () => {
    const columns = { ...meeting.columns, first_name: 'www.win.example', email: "o'h/a@win.example" };
    const attribution = {
      page: '/win.example',
      control: 'win.example-header',
      campaign: {
        name: 'http://win.example',
        source: 'win.example',
        medium: 'tel:+35312345678',
        term: 'a.b',
      },
      referrerHost: 'win.example',
    };
    for (const { HtmlBody, TextBody } of [
      writeMail({ ...meeting, columns, attribution }, true),
      writeDigest([{ ...meeting, columns, attribution }]),
    ]) {
      const body = String(HtmlBody);
      expect(body.match(/<a [^>]*>.*?<\/a>/g)).toEqual([
        '<a href="mailto:o&#39;h%2Fa@win.example">o&#39;h/a@win.example</a>',
      ]);
      const words = body.replace(/<a .*?<\/a>/g, '').split(/<[^>]+>/);
      expect(words.filter((text) => /win\.|\.example|:\/|\d{6}/.test(text))).toEqual([]);
      expect(textOf(body)).toContain('www.win.example');
      // With `/` the address itself may be read as that of a site.
      expect(TextBody).not.toMatch(/win\.example/);
    }
  });

  it('has the sentence about brackets only where a text has one', () => {
    const { TextBody } = writeMail({ ...meeting, columns: { first_name: 'Aoife' }, attribution: {} }, true);
    expect(TextBody).not.toContain(words.bracketed);
  });

  it.each(["o'hara+news@example.com", 'A_b-c.d@sub.example.co'])('has %s as typed in the text', (email) => {
    const { TextBody } = writeMail({ ...meeting, columns: { ...meeting.columns, email } }, true);
    expect(TextBody).toContain(`Email: ${email}\n`);
  });

  it.each(['www.win.example@example.com', 'win.example/a@example.com', 'a@example.com, win.example'])(
    'breaks the address %s in the text',
    (email) => {
      const { TextBody } = writeMail({ ...meeting, columns: { ...meeting.columns, email } }, true);
      expect(TextBody).not.toMatch(/win\.|\.com/);
    },
  );

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
    const unnamed = controls.filter(
      (control = '') => !Object.hasOwn(words.controls, control.split('-').at(-1) ?? ''),
    );
    const remedy = 'Say under `controls` in src/content/mail.yaml what the last word of these means';
    expect(unnamed, remedy).toEqual([]);
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

describe('writeDigest', () => {
  const registration = {
    ...meeting,
    reference: 'M-00000001-0001',
    attribution: { control: 'masterclass-hero' },
    receivedAt: new Date('2026-11-20T23:59:00Z'),
  };

  it('has the number of leads in the subject and each lead with its values in both bodies, oldest first', () => {
    const mail = writeDigest([meeting, registration]);
    expect([mail.Subject, mail.Tag, mail.Metadata]).toEqual([
      `${words.digest.subject} 2`,
      'digest',
      { count: '2' },
    ]);
    expect(mail.TextBody).toBe(`${words.digest.introduction}
${words.digest.list}

${words.bracketed}

Masterclass registration M-00000001-0001
First name: Aoife
Last name: O'Brien <b>
Organisation name: A & B Reference: M-00[0]00[0]00
Email: aoife@example.com
Meeting type: Demo
Received: 20 November 2026 at 23:59 UTC

Meeting request ${meeting.reference}
First name: Aoife
Last name: O'Brien <b>
Organisation name: A & B Reference: M-00[0]00[0]00
Email: aoife@example.com
Meeting type: Demo
Received: 21 November 2026 at 00:12 UTC
`);
    expect(mail.HtmlBody).toContain(`<h2>Meeting request ${meeting.reference}</h2>`);
    expect(mail.HtmlBody).toContain('Last name: <a>O&#39;Brien &lt;b&gt;</a><br>');
    expect(textOf(mail.HtmlBody)).toContain('Organisation name: A & B Reference: M-00000000 Email:');
    expect(mail.HtmlBody).not.toContain('<b>');
    expect(mail).not.toHaveProperty('ReplyTo');
  });

  it.each(['"', '.', '"."', '"12'])(
    'fits Postmark’s limit of 5 MB with 500 leads of the longest texts of %s, encoded in base64',
    (text) => {
      const columns = {
        first_name: text.repeat(100).slice(0, 100),
        last_name: text.repeat(100).slice(0, 100),
        organisation_name: text.repeat(200).slice(0, 200),
        email: `${'&'.repeat(242)}@example.com`,
        meeting_type: 'Demo',
      };
      const { HtmlBody } = writeDigest(Array.from({ length: 500 }, () => ({ ...meeting, columns })));
      expect(Buffer.from(String(HtmlBody)).toString('base64').length).toBeLessThan(5_000_000);
    },
  );
});
