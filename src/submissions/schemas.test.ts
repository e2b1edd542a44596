import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { completeLeads } from '../../tests/support/complete-leads.ts';
import type { SubmissionKind } from './kinds.ts';
import { emailField, submissionSchemas } from './schemas.ts';

const valid = completeLeads('a');

/** Returns the first error of each invalid field. */
function errorsOf(kind: SubmissionKind, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const result = z.safeParse(submissionSchemas[kind], { ...valid[kind], ...fields });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

it.each([
  ['meeting', { firstName: '\0' }],
  ['meeting', { lastName: '\0'.repeat(101) }],
  ['newsletter', { email: 'x'.repeat(255) }],
] as const)('reports one error if a field of a %s breaks two rules', (kind, fields) => {
  const result = z.safeParse(submissionSchemas[kind], { ...valid[kind], ...fields });
  expect(result.error?.issues).toHaveLength(1);
});

const smile = '🙂';
const wrongTypes = [undefined, null, 7, true, [], ['Aoife'], {}, { trim: 'Aoife' }];

describe.each([
  ['meeting', 'firstName', 2, 100, 'First name', 'First name must be at least 2 characters.'],
  ['meeting', 'lastName', 2, 100, 'Last name', 'Last name must be at least 2 characters.'],
  [
    'meeting',
    'organizationName',
    2,
    200,
    'Organisation name',
    'Organisation name must be at least 2 characters.',
  ],
  ['report', 'firstName', 1, 100, 'First name', 'Please enter your first name.'],
  ['report', 'lastName', 1, 100, 'Last name', 'Please enter your last name.'],
  ['report', 'organisation', 1, 200, 'Organisation', 'Please enter your organisation.'],
] as const)('%s %s', (kind, field, minimum, maximum, label, tooShort) => {
  const errors = (value: unknown) => errorsOf(kind, { [field]: value });

  it('accepts lengths from its minimum to its maximum only, in code points after trimming', () => {
    for (const character of ['x', smile, 'é', '漢']) {
      expect(errors(character.repeat(minimum))).toEqual({});
      expect(errors(` ${character.repeat(maximum)}\t\n`)).toEqual({});
      expect(errors(` \t\u00a0${character.repeat(minimum - 1)} `)).toEqual({ [field]: tooShort });
      expect(errors(character.repeat(maximum + 1))).toEqual({
        [field]: `${label} must be at most ${maximum} characters.`,
      });
    }
  });

  it.each(wrongTypes)('rejects %j', (value) => {
    expect(errors(value)).toEqual({ [field]: tooShort });
  });

  it('accepts white space of every kind, as one space', () => {
    const spaces = [
      ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680],
      ...[0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
    ];
    for (const code of spaces) {
      const typed = `Ao${String.fromCharCode(code, code, 0x20)}ife`;
      const { data } = z.safeParse(submissionSchemas[kind], { ...valid[kind], [field]: typed });
      expect(data, code.toString(16)).toMatchObject({ [field]: 'Ao ife' });
    }
    expect(errors('x\u2028\t'.repeat(maximum / 2))).toEqual({});
  });

  it('rejects control characters, bidirectional overrides and lone surrogates', () => {
    const codes = [0x00, 0x01, 0x08, 0x0e, 0x1b, 0x1c, 0x1f, 0x7f, 0x9f, 0x202e, 0x2066, 0xd83d, 0xde42];
    for (const code of codes) {
      expect(errors(`Ao${String.fromCharCode(code)}ife`), code.toString(16)).toEqual({
        [field]: `${label} contains a character that cannot be used here.`,
      });
    }
  });

  it('accepts HTML, quotes and SQL as plain text', () => {
    for (const text of ['<script>alert(1)</script>', `"O'Brien" & Sons`, "'; drop table x; --", '$& {{x}}']) {
      expect(errors(text)).toEqual({});
    }
  });
});

describe.each(['newsletter', 'meeting', 'report'] as const)('%s email', (kind) => {
  const errors = (email: unknown) => errorsOf(kind, { email });
  const refused = { email: 'Please enter a valid email address.' };

  it.each([
    'a@example.com',
    "o'brien+tag@sub.example.co.uk",
    'A_b-c@EXAMPLE.com',
    'r&d@example.com',
    "#$&'*+/=?^_`{|}~-@example.com",
    'ada.king.byron@example.com',
    'a@xn--e1afmkfd.xn--p1ai',
    'a@example.XN--P1AI',
    '  a@example.com\n',
    `${'x'.repeat(242)}@example.com`,
  ])('accepts %j', (email) => {
    expect(errors(email)).toEqual({});
  });

  it('converts an international domain to ASCII', () => {
    for (const [typed, stored] of [
      ['Anna@Müller.example.DE', 'Anna@xn--mller-kva.example.de'],
      ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
    ]) {
      const { email } = z.parse(z.object({ email: emailField() }), { email: typed });
      expect(email).toBe(stored);
    }
  });

  it.each([
    '',
    ' ',
    'a',
    '@example.com',
    'a@example',
    '!.a@example.com',
    'a%b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    '(a)@example.com',
    'ü@example.com',
    'a@ü',
    'a@ü.example.com/b',
    'a@ü.example.com:80',
    'a\\@example.com',
    'a@example.xn--',
    'a@example.xn--a-',
    'a@example.x1',
    'a@b@example.com',
    'a b@example.com',
    'a@example.com,b@example.com',
    'a,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a\0@example.com',
    'A <a@example.com>',
    '"a b"@example.com',
    'a@exam\ud83dple.com',
    `${'x'.repeat(243)}@example.com`,
    ...wrongTypes,
  ])('rejects %j', (email) => {
    expect(errors(email)).toEqual(refused);
  });

  it('rejects a long malicious text within 50 ms', () => {
    const started = performance.now();
    expect(errors(`${'a.'.repeat(8000)}@`)).toEqual(refused);
    expect(errors(`a@${'a-'.repeat(120)}`)).toEqual(refused);
    expect(performance.now() - started).toBeLessThan(50);
  });
});

it('accepts the three meeting types only', () => {
  for (const meetingType of ['Skills Strategy Meeting', 'Demo', 'Partnership enquiry']) {
    expect(errorsOf('meeting', { meetingType }), meetingType).toEqual({});
  }
  for (const meetingType of ['', 'demo', 'Other', 'Partnership Enquiry', ['Demo'], ...wrongTypes]) {
    expect(errorsOf('meeting', { meetingType })).toEqual({ meetingType: 'Please select a meeting type.' });
  }
});

it('defaults the newsletter source and rejects any other', () => {
  const email = 'a@example.com';
  const source = 'global-skills-news';
  expect(z.parse(submissionSchemas.newsletter, { email })).toEqual({ email, source });
  expect(errorsOf('newsletter', { source: 'elsewhere' })).toEqual({ source: 'The source is not known.' });
});

it('drops unknown fields', () => {
  const fields = { ...valid.report, admin: true, reportType: 'x', constructor: 'x' };
  expect(z.parse(submissionSchemas.report, fields)).toEqual(valid.report);
});
