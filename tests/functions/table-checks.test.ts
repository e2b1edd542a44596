import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { meetingTypes } from '../../src/submissions/kinds.ts';
import { emailField, submissionSchemas } from '../../src/submissions/schemas.ts';
import { isReleaseTier } from '../support/tier.ts';
import { siteForTests } from './support/site.ts';
import { validFields } from './support/submit.ts';

const site = siteForTests();

/** Whether the table accepts a value, inserted as the owner without the functions. */
async function tableAccepts(column: string, value: string): Promise<boolean> {
  const row = {
    first_name: 'Aoife',
    last_name: 'Byrne',
    organisation_name: 'Company',
    email: 'a@example.com',
    meeting_type: 'Demo',
    content_digest: '0'.repeat(64),
    [column]: value,
  };
  try {
    await site.query(
      `insert into meeting_bookings (submission_id, ${Object.keys(row).join(', ')})
        values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
      Object.values(row),
    );
    return true;
  } catch (error) {
    // 23514 is a check constraint. NUL and lone surrogates are rejected as invalid text (22021).
    expect(error).toMatchObject({ code: expect.stringMatching(/^(23514|22021)$/) });
    return false;
  }
}

/** Returns what the schema makes of a value, or undefined if it refuses the value. */
function readBySchema(field: string, value: string): string | undefined {
  const { data } = z.safeParse(submissionSchemas.meeting, { ...validFields.meeting, [field]: value });
  return data && Reflect.get(data, field);
}

const texts = [
  '',
  'A',
  'Ao',
  '🙂🙂',
  'é',
  'x'.repeat(100),
  '🙂'.repeat(100),
  'x'.repeat(101),
  '🙂'.repeat(101),
  'x'.repeat(200),
  '🙂'.repeat(200),
  'x'.repeat(201),
  ' Ao',
  'Ao ',
  ...[
    0x00, 0x01, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x1c, 0x1f, 0x20, 0x7f, 0x80, 0x85, 0x9f, 0xa0,
    0x1680, 0x2000, 0x200d, 0x2028, 0x2029, 0x202a, 0x202e, 0x202f, 0x2030, 0x2065, 0x2066, 0x2069, 0x206a,
    0x3000, 0xfffd,
  ].flatMap((code) => [`A${String.fromCharCode(code)}o`, `A${String.fromCharCode(code, code)}o`]),
  `${'x'.repeat(50)}\t\u2028${'x'.repeat(49)}`,
  `${'x'.repeat(50)}\t\u2028${'x'.repeat(50)}`,
  ...[
    0xa0, 0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x202f, 0x2060, 0x2068, 0x3000, 0xfeff,
  ].flatMap((code) => {
    const character = String.fromCharCode(code);
    return [`${character}Ao`, `Ao${character}`, character.repeat(2)];
  }),
  '<b>"&\'',
  "O'Brien, Ltd; --",
];

const addresses = [
  '',
  'a@example.com',
  "o'brien+tag@sub.example.co",
  'A_b-c.d@EXAMPLE.com',
  "#$&'*+/=?^_`{|}~-@example.com",
  `${'x'.repeat(242)}@example.com`,
  `${'x'.repeat(243)}@example.com`,
  'a@example.xn--p1ai',
  'a@example.xn--',
  'a@example.com\n',
  'a@example.com\r\nBcc: b@example.com',
  'ü@example.com',
];

/** Unusual parts of addresses. One part in eight is unusual, so that about half of the addresses are valid. */
const unusual = fc.constantFrom(
  '.',
  '..',
  '!',
  '%',
  'ü',
  '"',
  '(',
  '\\',
  ' ',
  ',',
  '@',
  '\n',
  '',
  '-',
  '9',
  'рф',
  '_',
  "'",
);
const sometimesUnusual = (part: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 7, arbitrary: part }, { weight: 1, arbitrary: unusual });
const joined = (...parts: readonly string[]) =>
  sometimesUnusual(
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }).map((chosen) => chosen.join('')),
  );
const onceOrTwice = (part: fc.Arbitrary<string>) =>
  fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => parts.join('.'));
const generatedAddresses = fc
  .tuple(
    onceOrTwice(joined('a', 'Z', '7', '_', "'", '+', '-', '&', '/', '`')),
    onceOrTwice(joined('b', 'Y', '0', 'b-y', 'xn--', 'ex')),
    sometimesUnusual(fc.constantFrom('com', 'co', 'c', 'xn--', 'XN--p1', 'Xn--p1ai', 'museum')),
    fc.oneof(
      { weight: 49, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 110, max: 130 }) },
    ),
  )
  .map(([name, domain, last, length]) => {
    const filling = 'x'.repeat(length);
    return `${filling}${name}@${filling}${domain}.${last}`;
  });

const numRuns = isReleaseTier ? 100_000 : 10_000;

it(`the domain accepts the same addresses as the schema, among ${numRuns} generated ones`, async () => {
  const generated = [...addresses, ...fc.sample(generatedAddresses, { numRuns, seed: 20_261_121 })];
  const rows = await site.query(
    `select address, pg_input_is_valid(address, 'email_address') as valid from unnest($1::text[]) as address`,
    [generated],
  );
  const schema = z.object({ email: emailField() });
  const isAccepted = (email: string) => z.safeParse(schema, { email }).data?.email === email;
  expect(rows.filter(({ address, valid }) => isAccepted(address) !== valid)).toEqual([]);
  const valid = rows.filter((row) => row.valid).length;
  expect(valid).toBeGreaterThan(numRuns / 20);
  expect(generated.length - valid).toBeGreaterThan(numRuns / 20);
});

it.each([
  ['first_name', 'firstName', texts],
  ['organisation_name', 'organizationName', texts],
  ['meeting_type', 'meetingType', [...meetingTypes, 'demo', '', 'Other']],
])(
  'the tables accept what the schemas make of a %s, and refuse what they refuse',
  async (column, field, values) => {
    for (const value of values) {
      const read = readBySchema(field, value);
      const isKept = await tableAccepts(column, value);
      expect(await tableAccepts(column, read ?? value), JSON.stringify(value)).toBe(read !== undefined);
      // The table is the last line: of the values that it accepts, the schema changes white space only.
      if (isKept) expect(read).toBe(value.replace(/\p{White_Space}+/gu, ' '));
    }
  },
);

it('the domain accepts each text that the schema returns, whatever white space and control characters were typed', async () => {
  const unusual = fc.oneof(
    fc.integer({ min: 1, max: 0x20 }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(
      ...'\x7f\x85\xa0\xad\u1680\u180e\u200a\u200b\u200d\u2028\u2029\u202e\u202f\u2066\u3000\ufeff',
    ),
  );
  const unit = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('A', 'o', '🙂', ' ', '\t', '\v', '\x85', '\u2028') },
    { weight: 1, arbitrary: unusual },
  );
  const typed = fc.sample(fc.string({ unit, minLength: 1, maxLength: 6 }), { numRuns, seed: 20_261_128 });
  const read = typed.flatMap((text) => readBySchema('firstName', text) ?? []);
  const refused = await site.query(
    "select text from unnest($1::text[]) as text where not pg_input_is_valid(text, 'single_line')",
    [read],
  );
  expect(refused).toEqual([]);
  expect(read.filter((text) => text.includes(' ')).length).toBeGreaterThan(numRuns / 20);
});

const digest = "repeat('0', 64)";
const subscription = 'newsletter_subscriptions (submission_id, email, source, content_digest, attribution)';
const notification = 'notification_outbox (submission_id, kind, reference, destination, status, last_error)';

it.each([
  [subscription, `'a@b.ie', 'else', ${digest}, '{}'`],
  [subscription, `'a@b.ie', 'global-skills-news', 'a@b.ie', '{}'`],
  [subscription, `'a@b.ie', 'global-skills-news', ${digest}, '[]'`],
  [subscription, `'a@b.ie', 'global-skills-news', ${digest}, jsonb_build_object('page', repeat('x', 4096))`],
  [
    'report_downloads (submission_id, first_name, last_name, organisation, email, report_type, content_digest)',
    `'A', 'B', 'C', 'a@b.ie', 'other', ${digest}`,
  ],
  [notification, "'letter', 'N-00000000-0000', 'inbox 1', 'pending', null"],
  [notification, "'meeting', 'Aoife', 'inbox 1', 'pending', null"],
  [notification, "'meeting', 'N-00000000-0000', 'team@example.com', 'pending', null"],
  [notification, "'newsletter', 'N-00000000-0000', 'inbox 1', 'sent', null"],
  [notification, "'newsletter', 'N-00000000-0000', 'inbox 1', 'pending', 'a@example.com'"],
])('a check constraint of %s rejects the values %s', async (into, values) => {
  const statement = `insert into ${into} values (gen_random_uuid(), ${values})`;
  await expect(site.query(statement)).rejects.toMatchObject({ code: '23514' });
});
