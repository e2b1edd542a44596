import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRandom } from '../../src/drawings/random.ts';
import { meetingTypes } from '../../src/submissions/kinds.ts';
import { emailField, submissionSchemas } from '../../src/submissions/schemas.ts';
import { pick as pickFrom } from '../support/pick.ts';
import { siteForTests } from './support/site.ts';
import { validFields } from './support/submit.ts';

const site = siteForTests();

/** Whether the tables take a value; written past the functions, as the owner. */
async function tableTakes(column: string, value: string): Promise<boolean> {
  const row = {
    first_name: 'Aoife',
    last_name: 'Byrne',
    organisation_name: 'Company',
    email: 'a@example.com',
    meeting_type: 'Demo',
    [column]: value,
  };
  try {
    await site.query(
      `insert into meeting_bookings (submission_id, ${Object.keys(row).join(', ')})
        values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
      Object.values(row),
    );
    return true;
  } catch (error) {
    // A check of the tables; NUL does not get that far (22021), nor do lone surrogates, which no text can hold.
    expect(error).toMatchObject({ code: expect.stringMatching(/^(23514|22021)$/) });
    return false;
  }
}

/** Whether the schema takes a value as it is. */
function schemaTakes(field: string, value: string): boolean {
  const result = z.safeParse(submissionSchemas.meeting, { ...validFields.meeting, [field]: value });
  return result.success && Reflect.get(result.data, field) === value;
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
    0x00, 0x01, 0x09, 0x0a, 0x0d, 0x1f, 0x20, 0x7f, 0x80, 0x85, 0x9f, 0xa0, 0x200d, 0x2028, 0x2029, 0x202a,
    0x202e, 0x2030, 0x2065, 0x2066, 0x2069, 0x206a, 0xfffd,
  ].map((code) => `A${String.fromCharCode(code)}o`),
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

/** Addresses made of what addresses are made of, well put together or not; the same ones at every run. */
function generatedAddresses(count: number): readonly string[] {
  const random = createRandom(20_261_121);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (parts: readonly string[]) => pickFrom(parts, random);
  const several = (parts: readonly string[], most: number) =>
    Array.from({ length: 1 + below(most) }, () => pick(parts)).join('');
  const usual = ['a', 'Z', '7', '_', "'", '+', '-', '&', '/', '`'];
  const label = ['b', 'Y', '0', 'b-y', 'xn--', 'ex'];
  const last = ['com', 'co', 'c', 'xn--', 'XN--p1', 'Xn--p1ai', 'museum'];
  const odd = ['.', '..', '!', '%', 'ü', '"', '(', '\\', ' ', ',', '@', '\n', '', '-', '9', 'рф', '_', "'"];
  // One in eight parts is odd, so that about half of the addresses are well put together.
  const part = (parts: readonly string[]) => (below(8) === 0 ? pick(odd) : several(parts, 3));
  return Array.from({ length: count }, () => {
    const filling = below(50) === 0 ? 'x'.repeat(110 + below(20)) : '';
    const name = below(3) === 0 ? `${part(usual)}.${part(usual)}` : part(usual);
    const domain = below(3) === 0 ? `${part(label)}.${part(label)}` : part(label);
    return `${filling}${name}@${filling}${domain}.${below(8) === 0 ? pick(odd) : pick(last)}`;
  });
}

it('the domain takes exactly those of 100,000 addresses that the schema takes', async () => {
  const generated = generatedAddresses(100_000);
  const rows = await site.query(
    `select address, pg_input_is_valid(address, 'email_address') as valid from unnest($1::text[]) as address`,
    [generated],
  );
  const schema = z.object({ email: emailField() });
  const taken = (email: string) => z.safeParse(schema, { email }).data?.email === email;
  expect(rows.filter(({ address, valid }) => taken(address) !== valid)).toEqual([]);
  const valid = rows.filter((row) => row.valid).length;
  expect(valid).toBeGreaterThan(5000);
  expect(generated.length - valid).toBeGreaterThan(5000);
});

it.each([
  ['first_name', 'firstName', texts],
  ['organisation_name', 'organizationName', texts],
  ['email', 'email', addresses],
  ['meeting_type', 'meetingType', [...meetingTypes, 'demo', '', 'Other']],
])('the tables take as %s exactly what the schemas take', async (column, field, values) => {
  for (const value of values) {
    expect(await tableTakes(column, value), value).toBe(schemaTakes(field, value));
  }
});

const subscription = 'newsletter_subscriptions (submission_id, email, source, attribution)';
const notification = 'notification_outbox (submission_id, type, data, reference, status, last_error)';

it.each([
  [subscription, `'a@b.ie', 'else', '{}'`],
  [subscription, `'a@b.ie', 'global-skills-news', '[]'`],
  [subscription, `'a@b.ie', 'global-skills-news', jsonb_build_object('page', repeat('x', 4096))`],
  [
    'report_downloads (submission_id, first_name, last_name, organisation, email, report_type)',
    `'A', 'B', 'C', 'a@b.ie', 'other'`,
  ],
  [notification, `'newsletter', '{"email":"a","source":"b","more":"c"}', 'N-00000000', 'pending', null`],
  [notification, `'meeting', '{"email":"a","source":"b"}', 'M-00000000', 'pending', null`],
  [notification, `'newsletter', '{"email":"a","source":"b"}', 'N-00000000', 'sent', null`],
  [notification, `'newsletter', '{"email":"a","source":"b"}', 'N-00000000', 'pending', 'a@example.com'`],
])('a check refuses in %s the values %s', async (into, values) => {
  const statement = `insert into ${into} values (gen_random_uuid(), ${values})`;
  await expect(site.query(statement)).rejects.toMatchObject({ code: '23514' });
});
