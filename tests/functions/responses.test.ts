import { describe, expect, it, vi } from 'vitest';
import { clientHash } from '../../netlify/submissions/identity.ts';
import { resultPaths, submissionKinds } from '../../src/submissions/kinds.ts';
import { leadsPerWindow, siteForTests } from './support/site.ts';
import { callFunction, marker, origin, postForm, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

const json = { 'Content-Type': 'application/json' };
const text = { 'Content-Type': 'text/plain' };
const referer = { Referer: `${origin}/pricing?secret=1` };
const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...referer };
const browser = { Accept: 'text/html', ...referer };
const foreign = { ...json, 'Sec-Fetch-Site': 'cross-site' };
const foreignForm = { ...form, Origin: 'https://evil.example' };
const large = 'email=x'.padEnd(17_000, 'x');

/** Checks the status and type of a response, and the headers that every response has. */
function expectResponse({ status, headers }: Response, expected: number, type: string | null): void {
  expect([status, headers.get('Content-Type')]).toEqual([expected, type]);
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*upgrade-insecure-requests/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toMatch(
    /^max-age=(?:15768000|63072000; includeSubDomains)$/,
  );
  expect(headers.get('Cache-Control')).toBe('no-store');
}

async function expectProblem(response: Response, status: number, code: string): Promise<unknown> {
  expectResponse(response, status, 'application/problem+json');
  const problem: unknown = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', status, code, detail: expect.stringMatching(/\.$/) });
  return problem;
}

async function expectPage(response: Response, status: number): Promise<string> {
  expectResponse(response, status, 'text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toMatch(/^<!doctype html>/);
  return page;
}

describe.each(submissionKinds)('the %s function', (kind) => {
  const body = JSON.stringify(validFields[kind]);
  const call = async (init: RequestInit) => {
    const request = new Request(`${origin}/api/${kind}`, { method: 'POST', ...init });
    const { response, afterwards } = await callFunction(kind, request);
    await afterwards;
    return response;
  };

  it('responds to JSON of up to 16 KiB with 201 and the lead’s id', async () => {
    const response = await call({ body: body.padEnd(16 * 1024), headers: json });
    expectResponse(response, 201, 'application/json');
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('redirects a posted form to the result page with 303', async () => {
    const response = await postForm(kind, validFields[kind]);
    expectResponse(response, 303, null);
    expect(response.headers.get('Location')).toBe(resultPaths[kind]);
  });

  it('returns an invalid form with 422, its values and its id', async () => {
    const submissionId = crypto.randomUUID();
    const fields = { ...validFields[kind], email: `${marker} "at" <example>`, submissionId };
    const page = await expectPage(await postForm(kind, fields), 422);
    expect(page).toContain(`value="${marker} &quot;at&quot; &lt;example&gt;"`);
    expect(page).toContain('Please enter a valid email address.');
    expect(page).toContain(`name="submissionId" value="${submissionId}"`);
    if (kind !== 'newsletter') expect(page).toContain(`value="Aoife ${marker}"`);
  });

  it.each<[number, string, RequestInit, RequestInit]>([
    [405, 'method_not_allowed', { method: 'DELETE' }, { method: 'GET', headers: browser }],
    [415, 'unsupported_media_type', { body, headers: text }, { body, headers: { ...text, ...browser } }],
    [403, 'cross_site', { body, headers: foreign }, { body, headers: foreignForm }],
    [413, 'too_large', { body: body.padEnd(16 * 1024 + 1), headers: json }, { body: large, headers: form }],
    [400, 'malformed', { body: '{"email":', headers: json }, { body: 'email=%FF', headers: form }],
  ])(
    'refuses with %i %s, for browsers with a page that links back, and stores nothing',
    async (status, code, fromProgram, fromBrowser) => {
      await expectProblem(await call(fromProgram), status, code);
      const response = await call(fromBrowser);
      const page = await expectPage(response, status);
      expect(page).toContain('href="/"');
      expect(page).toContain('href="/pricing"');
      expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
      expect(await site.query('select from all_leads')).toEqual([]);
    },
  );

  it('responds with 503 and logs the variable if DATABASE_URL is invalid', async () => {
    vi.stubEnv('DATABASE_URL', `postgresql://writer:${marker}`);
    const response = await postJson(kind, validFields[kind]);
    await expectProblem(response, 503, 'unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(site.log.text()).toContain('DATABASE_URL');
    const page = await expectPage(await postForm(kind, validFields[kind]), 503);
    expect(page).toContain(`value="${validFields[kind].email}"`);
  });

  it('responds with 503 in a preview without PREVIEW_DATABASE_URL, whatever DATABASE_URL says', async () => {
    const preview = { deployContext: 'deploy-preview' };
    await expectProblem(await postJson(kind, validFields[kind], preview), 503, 'unavailable');
    expect(site.log.text()).toContain('PREVIEW_DATABASE_URL is not set');
    expect(await site.query('select from all_leads')).toEqual([]);
    vi.stubEnv('PREVIEW_DATABASE_URL', site.services.writerUrl);
    vi.stubEnv('DATABASE_URL', '');
    expect((await postJson(kind, validFields[kind], preview)).status).toBe(201);
  });
});

it('names every invalid field with its sentence', async () => {
  const wrong = {
    firstName: 'A',
    lastName: ['Ao', 'Bo'],
    email: `${marker}@example.com,b@example.com`,
    meetingType: marker,
    submissionId: marker,
  };
  const response = await postJson('meeting', { ...validFields.meeting, ...wrong });
  expect(await expectProblem(response, 422, 'invalid')).toMatchObject({
    errors: {
      firstName: 'First name must be at least 2 characters.',
      lastName: 'Last name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      meetingType: 'Please select a meeting type.',
      submissionId: 'The submission id must be a UUID.',
    },
  });
  expect(await site.query('select from all_leads')).toEqual([]);
});

it('responds with 409 to a subscribed address, whatever its capitals', async () => {
  expect((await postJson('newsletter', { email: `${marker}@example.com` })).status).toBe(201);
  const again = await postJson('newsletter', { email: ` ${marker.toUpperCase()}@Example.com ` });
  const detail = 'This email is already subscribed to our newsletter.';
  expect(await expectProblem(again, 409, 'already_subscribed')).toMatchObject({ detail });
  const page = await expectPage(await postForm('newsletter', validFields.newsletter), 409);
  expect(page).toContain(detail);
  expect(page).toContain(`value="${marker}@example.com"`);
});

it('reports an address that only the tables reject as an invalid field', async () => {
  await site.query(
    "alter domain email_address add constraint email_address_stricter check (value not like '%.museum')",
  );
  try {
    const fields = { ...validFields.meeting, email: 'a@example.museum' };
    const email = 'Please enter a valid email address.';
    const problem = await expectProblem(await postJson('meeting', fields), 422, 'invalid');
    expect(problem).toMatchObject({ errors: { email } });
    expect(await expectPage(await postForm('meeting', fields), 422)).toContain(email);
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'submission', code: 'sqlstate_23514' }),
    );
  } finally {
    await site.query('alter domain email_address drop constraint email_address_stricter');
  }
});

it('responds with 503 if the database rejects the statement for another reason', async () => {
  await site.query('alter table meeting_bookings rename to elsewhere');
  try {
    await expectProblem(await postJson('meeting', validFields.meeting), 503, 'unavailable');
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'submission', code: 'sqlstate_42P01' }),
    );
  } finally {
    await site.query('alter table elsewhere rename to meeting_bookings');
  }
});

describe('a client that stores too many leads', () => {
  const ip = '203.0.113.9';
  const lead = (index: number) => ({ email: `${marker}${index}@example.com` });

  it('gets 429 as JSON and as a page, may still replay a lead, and does not affect other clients', async () => {
    const fields = { ...validFields.meeting, submissionId: crypto.randomUUID() };
    const first = await postJson('meeting', fields, { ip });
    const stored = await site.query('select stored from submission_counters');
    expect(stored).toEqual([{ stored: 1 }]);
    await site.query('update submission_counters set stored = $1', [leadsPerWindow - 1]);
    expect((await postJson('newsletter', lead(0), { ip })).status).toBe(201);
    const refused = await postJson('newsletter', lead(leadsPerWindow), { ip });
    await expectProblem(refused, 429, 'rate_limited');
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    await expectPage(await postForm('meeting', validFields.meeting, { ip }), 429);
    const replay = await postJson('meeting', fields, { ip });
    expect(replay.status).toBe(201);
    expect(await replay.json()).toEqual(await first.json());
    const hash = clientHash(ip, String(process.env.CLIENT_HASH_KEY), new Date());
    const counted = await site.query('select client_hash, stored from submission_counters');
    expect(counted).toEqual([{ client_hash: hash, stored: leadsPerWindow }]);
    expect((await postJson('newsletter', lead(leadsPerWindow), { ip: '203.0.113.10' })).status).toBe(201);
    expect((await postJson('newsletter', lead(leadsPerWindow + 1), { ip: '127.0.0.1' })).status).toBe(201);
  });

  it('is not counted without CLIENT_HASH_KEY, and the log names the variable', async () => {
    vi.stubEnv('CLIENT_HASH_KEY', '');
    for (const index of [0, 1]) {
      expect((await postJson('newsletter', lead(index), { ip })).status).toBe(201);
    }
    expect(await site.query('select from submission_counters')).toEqual([]);
    expect(site.log.lines()).toContainEqual({
      level: 'error',
      event: 'configuration',
      sentence: expect.stringContaining('CLIENT_HASH_KEY is not set'),
    });
  });
});
