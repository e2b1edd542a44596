import { describe, expect, it, vi } from 'vitest';
import { leadsPerWindow } from '../../netlify/submissions/store.ts';
import { resultPaths, submissionKinds } from '../../src/submissions/kinds.ts';
import { siteForTests } from './support/site.ts';
import { marker, origin, postForm, postJson, submit, validFields } from './support/submit.ts';

const site = siteForTests();

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
const browser = { Accept: 'text/html' };

async function expectProblem(response: Response, status: number, code: string): Promise<unknown> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const problem: unknown = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', status, code, detail: expect.stringMatching(/\.$/) });
  return problem;
}

async function expectPage(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toMatch(/^<!doctype html>/);
  return page;
}

describe.each(submissionKinds)('a %s submission', (kind) => {
  it('is answered 201 with its id to programs', async () => {
    const response = await postJson(kind, validFields[kind]);
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('is answered 303 to the result page to a form', async () => {
    const response = await postForm(kind, validFields[kind]);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(resultPaths[kind]);
  });

  it('is answered 422 with the form, its values and its id to a form', async () => {
    const submissionId = crypto.randomUUID();
    const fields = { ...validFields[kind], email: `${marker} "at" <example>`, submissionId };
    const page = await expectPage(await postForm(kind, fields), 422);
    expect(page).toContain(`value="${marker} &quot;at&quot; &lt;example&gt;"`);
    expect(page).toContain('Please enter a valid email address.');
    expect(page).toContain(`name="submissionId" value="${submissionId}"`);
    if (kind !== 'newsletter') expect(page).toContain(`value="Aoife ${marker}"`);
  });

  it('is answered 405 by other methods, with a page to a browser that opens the address', async () => {
    for (const method of ['HEAD', 'DELETE', 'OPTIONS']) {
      await expectProblem((await submit(kind, null, { method })).response, 405, 'method_not_allowed');
    }
    const { response } = await submit(kind, null, { method: 'GET', headers: browser });
    expect(await expectPage(response, 405)).toContain('href="/"');
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it('is answered 415 as anything but JSON in UTF-8 or a form', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const body = JSON.stringify(validFields[kind]);
    await expectProblem((await submit(kind, body, { headers })).response, 415, 'unsupported_media_type');
    await expectPage((await submit(kind, body, { headers: { ...headers, ...browser } })).response, 415);
  });

  it('is answered 403 from another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    await expectProblem(await postJson(kind, validFields[kind], { headers }), 403, 'cross_site');
    await expectPage(await postForm(kind, validFields[kind], { headers }), 403);
    const older = { Origin: 'https://evil.example' };
    await expectProblem(await postJson(kind, validFields[kind], { headers: older }), 403, 'cross_site');
    const { rows } = await site.admin.query('select from notification_outbox');
    expect(rows).toHaveLength(0);
  });

  it('is answered 413 above 16 KiB and read up to there', async () => {
    const padded = (length: number) => {
      const start = JSON.stringify({ ...validFields[kind], padding: '' }).slice(0, -2);
      return `${start}${'x'.repeat(length - start.length - 2)}"}`;
    };
    const headers = { 'Content-Type': 'application/json' };
    const fitting = await submit(kind, padded(16 * 1024), { headers });
    await fitting.afterwards;
    expect(fitting.response.status).toBe(201);
    await expectProblem((await submit(kind, padded(16 * 1024 + 1), { headers })).response, 413, 'too_large');
    const form = `email=${'x'.repeat(17_000)}`;
    await expectPage((await submit(kind, form, { headers: formType })).response, 413);
  });

  it('is answered 400 when it cannot be read', async () => {
    const headers = { 'Content-Type': 'application/json' };
    await expectProblem((await submit(kind, '{"email":', { headers })).response, 400, 'malformed');
    const referer = { ...formType, Referer: `${origin}/pricing?secret=1` };
    const page = await expectPage((await submit(kind, 'email=%FF', { headers: referer })).response, 400);
    expect(page).toContain('href="/pricing"');
    const foreign = { ...formType, Referer: `${origin}//evil.example/x` };
    const other = await expectPage((await submit(kind, 'email=%FF', { headers: foreign })).response, 400);
    expect(other).not.toContain('evil.example');
  });

  it.each([
    ['is not set', ''],
    ['is broken', `postgresql://writer:${marker}`],
  ])('is answered 503 and the log names the variable when DATABASE_URL %s', async (_, value) => {
    vi.stubEnv('DATABASE_URL', value);
    const response = await postJson(kind, validFields[kind]);
    await expectProblem(response, 503, 'unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(site.log.text()).toContain('DATABASE_URL');
    const page = await expectPage(await postForm(kind, validFields[kind]), 503);
    expect(page).toContain(`value="${validFields[kind].email}"`);
  });

  it('is answered 503 by a preview without a database of its own, whatever DATABASE_URL says', async () => {
    const preview = { deployContext: 'deploy-preview' };
    await expectProblem(await postJson(kind, validFields[kind], preview), 503, 'unavailable');
    expect(site.log.text()).toContain('PREVIEW_DATABASE_URL is not set');
    vi.stubEnv('PREVIEW_DATABASE_URL', site.services.writerUrl);
    await expectPage(await postForm(kind, validFields[kind], preview), 503);
    expect(site.log.text()).toContain('PREVIEW_DATABASE_URL names the database of DATABASE_URL');
    expect((await site.admin.query('select from all_leads')).rows).toEqual([]);
    vi.stubEnv('DATABASE_URL', '');
    expect((await postJson(kind, validFields[kind], preview)).status).toBe(201);
  });

  it('carries the security headers in every shape and is never cached', async () => {
    const responses = await Promise.all([
      postJson(kind, validFields[kind]),
      postForm(kind, validFields[kind]),
      postJson(kind, {}),
      postForm(kind, {}),
      submit(kind, null, { method: 'GET' }).then(({ response }) => response),
    ]);
    for (const { headers } of responses) {
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none';.*upgrade-insecure-requests/,
      );
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=63072000/);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('an address that is subscribed already', () => {
  it('is answered 409 whatever its capitals, once the first one is stored', async () => {
    expect((await postJson('newsletter', { email: `${marker}@example.com` })).status).toBe(201);
    const again = await postJson('newsletter', { email: ` ${marker.toUpperCase()}@Example.com ` });
    const problem = await expectProblem(again, 409, 'already_subscribed');
    expect(problem).toMatchObject({ detail: 'This email is already subscribed to our newsletter.' });
    const page = await expectPage(await postForm('newsletter', validFields.newsletter), 409);
    expect(page).toContain('This email is already subscribed to our newsletter.');
    expect(page).toContain(`value="${marker}@example.com"`);
  });
});

it('an address that only the tables refuse is a wrong field, not a reason to try again', async () => {
  await site.admin.query(
    "alter domain email_address add constraint email_address_stricter check (value not like '%.museum')",
  );
  try {
    const fields = { ...validFields.meeting, email: 'a@example.museum' };
    const program = await postJson('meeting', fields);
    expect(program.status).toBe(422);
    expect(await program.json()).toMatchObject({
      code: 'invalid',
      errors: { email: 'Please enter a valid email address.' },
    });
    const page = await postForm('meeting', fields);
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('Please enter a valid email address.');
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'submission', code: 'sqlstate_23514' }),
    );
  } finally {
    await site.admin.query('alter domain email_address drop constraint email_address_stricter');
  }
});

it('a role that lacks a right is answered 503 at once, with the SQLSTATE in the log', async () => {
  await site.admin.query('revoke insert on meeting_bookings from site_writer');
  try {
    const started = performance.now();
    await expectProblem(await postJson('meeting', validFields.meeting), 503, 'unavailable');
    expect(performance.now() - started).toBeLessThan(1000);
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'submission', code: 'sqlstate_42501' }),
    );
  } finally {
    await site.admin.query(
      `grant insert (submission_id, first_name, last_name, organisation_name, email, meeting_type, quarantined, attribution)
        on meeting_bookings to site_writer`,
    );
  }
});

describe('a client that stores too much', () => {
  const ip = '203.0.113.9';
  const lead = (index: number) => ({ email: `${marker}${index}@example.com` });

  async function fill(): Promise<void> {
    for (let index = 0; index < leadsPerWindow; index += 1) {
      expect((await postJson('newsletter', lead(index), { ip })).status).toBe(201);
    }
  }

  it('is answered 429 in both shapes, while others are served', async () => {
    await fill();
    const refused = await postJson('newsletter', lead(leadsPerWindow), { ip });
    await expectProblem(refused, 429, 'rate_limited');
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    await expectPage(await postForm('meeting', validFields.meeting, { ip }), 429);
    expect((await postJson('newsletter', lead(leadsPerWindow), { ip: '203.0.113.10' })).status).toBe(201);
    expect((await postJson('newsletter', lead(leadsPerWindow + 1), { ip: '127.0.0.1' })).status).toBe(201);
  });

  it('is not counted without the key of the hash, and the log names the variable', async () => {
    vi.stubEnv('CLIENT_HASH_KEY', '');
    for (let index = 0; index <= leadsPerWindow; index += 1) {
      expect((await postJson('newsletter', lead(index), { ip })).status).toBe(201);
    }
    expect((await site.admin.query('select from submission_counters')).rows).toEqual([]);
    expect(site.log.lines()).toContainEqual({
      level: 'error',
      event: 'configuration',
      sentence: expect.stringContaining('CLIENT_HASH_KEY is not set'),
    });
  });

  it('is known by a hash of its own key, whatever the database is called', async () => {
    const hashes = async () => {
      const { rows } = await site.admin.query('select distinct client_hash from submission_counters');
      return rows.length;
    };
    await postJson('newsletter', lead(0), { ip });
    const address = new URL(site.services.writerUrl);
    address.searchParams.set('application_name', 'other');
    vi.stubEnv('DATABASE_URL', address.href);
    await postJson('newsletter', lead(1), { ip });
    expect(await hashes()).toBe(1);
    vi.stubEnv('CLIENT_HASH_KEY', 'another key');
    await postJson('newsletter', lead(2), { ip });
    expect(await hashes()).toBe(2);
  });

  it('may repeat what it sent before', async () => {
    const submissionId = crypto.randomUUID();
    const first = await postJson('meeting', { ...validFields.meeting, submissionId }, { ip });
    for (let index = 0; index < 25; index += 1) {
      await postJson('meeting', { ...validFields.meeting, submissionId }, { ip });
    }
    const { rows } = await site.admin.query('select client_hash, stored from submission_counters');
    expect(rows).toEqual([{ client_hash: expect.not.stringContaining('203'), stored: 1 }]);
    await site.admin.query('update submission_counters set stored = $1', [leadsPerWindow]);
    const replay = await postJson('meeting', { ...validFields.meeting, submissionId }, { ip });
    expect(replay.status).toBe(201);
    expect(await replay.json()).toEqual(await first.json());
  });
});
