import { beforeEach, describe, expect, it, vi } from 'vitest';
import bounceFunction from '../../netlify/functions/bounce.ts';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { siteForTests } from './support/site.ts';
import { drain, marker, origin, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);
const password = `${marker}-password-of-the-webhook`;
const fallback = 'fallback@other.example';

beforeEach(() => {
  vi.stubEnv('POSTMARK_WEBHOOK_SECRET', password);
  vi.stubEnv('NOTIFY_TO', 'team@skills.example, second@skills.example');
  vi.stubEnv('NOTIFY_FALLBACK', fallback);
});

type NetlifyContext = Parameters<typeof bounceFunction>[1];

const basic = (secret: string, user = 'postmark') =>
  `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the function as Postmark does. */
async function call(body: unknown, { method = 'POST', headers = {} }: Call = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`${origin}/api/bounce`, {
    method,
    headers: { Authorization: basic(password), 'Content-Type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: text } : {}),
  });
  const context = { deploy: { context: 'production', id: '', published: true } };
  return bounceFunction(request, context as NetlifyContext);
}

/** Returns an event as Postmark sends it, with addresses that must not be logged. */
function event(fields: Readonly<Record<string, unknown>>) {
  return {
    RecordType: 'Bounce',
    ID: 42,
    Type: 'HardBounce',
    TypeCode: 1,
    Tag: 'meeting',
    Details: `550 ${marker} is unknown`,
    Email: `${marker}@skills.example`,
    From: `${marker}@site.example`,
    Subject: marker,
    Metadata: {},
    ...fields,
  };
}

interface Job {
  readonly destination: string;
  readonly status: string;
  readonly last_error: string | null;
  readonly message_id: string | null;
  readonly reference: string;
}

const jobs = () => site.query('select * from notification_outbox order by destination') as Promise<Job[]>;

/** Sends a lead to two inboxes and returns the job of the first. */
async function sentJob(): Promise<Job & { readonly message_id: string }> {
  await postJson('meeting', validFields.meeting);
  const [job] = await jobs();
  if (job === undefined || job.message_id === null) throw new Error('The first job was not sent.');
  site.log.reset();
  return { ...job, message_id: job.message_id };
}

it('gives up the job of a bounced mail only, tells the fallback, and logs it as an error without an address', async () => {
  const { message_id: MessageID, reference } = await sentJob();
  const response = await call(event({ MessageID, Metadata: { reference } }));
  expect(response.status).toBe(200);
  expect(await jobs()).toMatchObject([
    { destination: 'fallback 1', status: 'pending', last_error: null },
    { destination: 'inbox 1', status: 'dead', last_error: 'bounced_hard', sent_at: null },
    { destination: 'inbox 2', status: 'sent', last_error: null },
  ]);
  expect(site.log.lines()).toEqual([
    { level: 'error', event: 'bounced', code: 'bounced_hard', reference, destination: 'inbox 1' },
  ]);
  await drain();
  expect(site.services.mailbox.messages().at(-1)).toMatchObject({ to: fallback });
  expect(site.log.lines()).toContainEqual(expect.objectContaining({ event: 'outbox_unhealthy', dead: 1 }));
});

it('changes nothing when the same bounce is told again, also after it was resolved', async () => {
  const { message_id: MessageID, reference } = await sentJob();
  const bounce = event({ MessageID, Metadata: { reference } });
  await call(bounce);
  const before = await jobs();
  site.log.reset();
  expect((await call(bounce)).status).toBe(200);
  expect(await jobs()).toEqual(before);
  await site.query("update notification_outbox set status = 'resolved' where status = 'dead'");
  expect((await call(bounce)).status).toBe(200);
  expect((await jobs()).map(({ status }) => status)).toEqual(['pending', 'resolved', 'sent']);
  expect(site.log.lines()).toEqual([]);
});

it.each([
  ['Bounce', 'SoftBounce', 'bounced_soft'],
  ['Bounce', 'SpamNotification', 'bounced_as_spam'],
  ['Bounce', 'DMARCPolicy', 'bounced_dmarc'],
  ['Bounce', 'Blocked', 'bounced_blocked'],
  ['Bounce', 'ManuallyDeactivated', 'bounced_deactivated'],
  ['Bounce', 'Unknown', 'bounced_other'],
  ['Bounce', 'ATypeOfNextYear', 'bounced_other'],
  ['Bounce', 'constructor', 'bounced_other'],
  ['SpamComplaint', 'SpamComplaint', 'spam_complaint'],
])('records %s %s as %s', async (RecordType, Type, code) => {
  const { message_id: MessageID } = await sentJob();
  expect((await call(event({ RecordType, Type, MessageID }))).status).toBe(200);
  expect(await jobs()).toContainEqual(
    expect.objectContaining({ destination: 'inbox 1', status: 'dead', last_error: code }),
  );
});

it.each([
  ['Bounce', 'Transient'],
  ['Bounce', 'AutoResponder'],
  ['Bounce', 'AddressChange'],
  ['Bounce', 'Subscribe'],
  ['Bounce', 'Unsubscribe'],
  ['Bounce', 'OpenRelayTest'],
  ['Bounce', 'InboundError'],
  ['Delivery', 'HardBounce'],
  ['Open', 'HardBounce'],
  [undefined, 'HardBounce'],
])('accepts %s %s and changes nothing', async (RecordType, Type) => {
  const { message_id: MessageID } = await sentJob();
  const before = await jobs();
  expect((await call(event({ RecordType, Type, MessageID }))).status).toBe(200);
  expect(await jobs()).toEqual(before);
  expect(site.log.lines()).toEqual([]);
});

it('accepts bounces of mails that are not the site’s, as Postmark’s examples are', async () => {
  await sentJob();
  const before = await jobs();
  const MessageID = crypto.randomUUID();
  for (const Metadata of [
    undefined,
    null,
    {},
    { reference: 7 },
    { reference: 'M-00000000-0000' },
    { reference: marker },
  ]) {
    expect((await call(event({ MessageID, Metadata }))).status).toBe(200);
  }
  expect(await jobs()).toEqual(before);
});

describe('before the result of the mail is recorded', () => {
  const claimed = "update notification_outbox set status = 'pending', sent_at = null, message_id = null";

  it.each([
    ['a mail', (reference: string) => ({ Tag: 'meeting', Metadata: { reference } })],
    ['a digest', () => ({ Tag: 'digest', Metadata: { count: '3' } })],
  ])('has Postmark call again for the bounce of %s, and records it then', async (_, of) => {
    const { message_id: MessageID, reference } = await sentJob();
    await site.query(`${claimed}, locked_until = now() + interval '1 minute' where destination = 'inbox 1'`);
    const bounce = event({ MessageID, ...of(reference) });
    const early = await call(bounce);
    expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(site.log.lines()).toMatchObject([{ level: 'warn', event: 'bounced', code: 'bounce_too_early' }]);
    await site.query(
      `update notification_outbox set status = 'sent', sent_at = now(), locked_until = null, message_id = $1
        where destination = 'inbox 1'`,
      [MessageID],
    );
    expect((await call(bounce)).status).toBe(200);
    expect(await jobs()).toContainEqual(
      expect.objectContaining({ destination: 'inbox 1', status: 'dead', last_error: 'bounced_hard' }),
    );
  });

  it('accepts the bounce of a mail whose result was lost, as another one will be sent', async () => {
    const { message_id: MessageID, reference } = await sentJob();
    await site.query(`${claimed}, locked_until = now() - interval '1 second' where destination = 'inbox 1'`);
    expect((await call(event({ MessageID, Metadata: { reference } }))).status).toBe(200);
    expect(await jobs()).toContainEqual(
      expect.objectContaining({ destination: 'inbox 1', status: 'pending' }),
    );
  });
});

it.each([
  ['no password', {}],
  ['another password', { Authorization: basic(`${password}x`) }],
  ['a part of the password', { Authorization: basic(password.slice(0, -1)) }],
  ['an empty password', { Authorization: basic('') }],
  ['the password as user name', { Authorization: basic('', password) }],
  ['another scheme', { Authorization: `Bearer ${password}` }],
  ['a broken header', { Authorization: 'Basic %%%' }],
])(
  'refuses %s with 401 and changes nothing',
  async (_, { Authorization = '' }: { Authorization?: string }) => {
    const { message_id: MessageID } = await sentJob();
    const before = await jobs();
    const response = await call(event({ MessageID }), { headers: { Authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Basic realm=/);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 401, code: 'unauthorized', title: 'Unauthorized' });
    expect(await jobs()).toEqual(before);
    expect(site.log.lines()).toEqual([{ level: 'warn', event: 'bounced', code: 'unauthorized' }]);
  },
);

it('takes a password with a colon and letters beyond ASCII', async () => {
  vi.stubEnv('POSTMARK_WEBHOOK_SECRET', 'größe:东京:0123456789');
  const Authorization = basic('größe:东京:0123456789');
  expect((await call(event({ MessageID: 'x' }), { headers: { Authorization } })).status).toBe(200);
});

it.each([
  ['a GET', 405, 'method_not_allowed', '', { method: 'GET' }],
  ['another media type', 415, 'unsupported_media_type', '{}', { headers: { 'Content-Type': 'text/plain' } }],
  ['a broken body', 400, 'malformed', '{', {}],
  ['a list', 400, 'malformed', '[]', {}],
  ['a bounce without an id', 400, 'malformed', '{"RecordType":"Bounce","Type":"HardBounce"}', {}],
  ['a body above the limit', 413, 'too_large', `{"Content":"${'x'.repeat(1024 * 1024)}"}`, {}],
] as const)('refuses %s with %i', async (_, status, code, body, options) => {
  const response = await call(body, options);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, status });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
});

it.each(['POSTMARK_WEBHOOK_SECRET', 'DATABASE_URL'])(
  'answers 503 and names %s if it is not set',
  async (name) => {
    vi.stubEnv(name, '');
    const response = await call(event({ MessageID: 'x' }));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    expect(site.log.text()).toContain(`${name} is not set`);
  },
);

it.each([
  ['503 while the database fails', ['drop'], 503],
  ['503 while it hangs', ['hang'], 503],
  ['200 once it answers', ['status 502', 'pass'], 200],
  ['200 where the answer was lost', ['commit, then drop', 'pass'], 200],
] as const)('answers %s, and records the bounce once', { timeout: 20_000 }, async (_, faults, status) => {
  const { message_id: MessageID, reference } = await sentJob();
  const [first, ...others] = faults;
  endpoint.plan('record_bounce', first, ...others);
  const started = performance.now();
  expect((await call(event({ MessageID, Metadata: { reference } }))).status).toBe(status);
  expect(performance.now() - started).toBeLessThan(8000);
  const dead = (await jobs()).filter((job) => job.status === 'dead');
  expect(dead).toHaveLength(status === 200 ? 1 : 0);
  if (status === 503) expect(site.log.errors()).toHaveLength(1);
});
