import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Fault } from './support/faulty-endpoint.ts';
import { faultyEndpointForTests, siteForTests } from './support/site.ts';
import { marker, postForm, postJson, submit, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);

type Plan = readonly [Fault, ...Fault[]];

const transientTrouble: readonly Plan[] = [
  ['drop', 'pass'],
  ['html', 'pass'],
  ['garbage', 'pass'],
  ['empty rows', 'pass'],
  ['status 502', 'drop', 'pass'],
  ['hang', 'pass'],
  ['hang in body', 'pass'],
  ['commit, then drop', 'pass'],
  ['commit, then hang', 'pass'],
  ['commit, then 400', 'status 400', 'pass'],
];
const lastingTrouble: readonly Fault[] = [
  'hang',
  'hang in body',
  'drop',
  'html',
  'garbage',
  'status 502',
  'redirect',
  'commit, then drop',
];

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const started = performance.now();
  const result = await work;
  return { result, milliseconds: performance.now() - started };
}

async function rowsOf(submissionId: string): Promise<readonly { readonly id: string }[]> {
  const { rows } = await site.admin.query(
    `select id from newsletter_subscriptions where submission_id = $1
      union all select id from meeting_bookings where submission_id = $1`,
    [submissionId],
  );
  return rows;
}

/** In milliseconds: a visitor waits eight seconds at most, of which two are kept for a cold start and the way. */
const answerTimeout = 6000;

it('loses no lead and doubles none while the database fails for a moment', { timeout: 15_000 }, async () => {
  const check = async (plan: Plan, index: number) => {
    const submissionId = crypto.randomUUID();
    endpoint.plan(submissionId, ...plan);
    const email = `${marker}${index}@example.com`;
    const { result, milliseconds } = await timed(postJson('newsletter', { email, submissionId }));
    expect(result.status, plan.join()).toBe(201);
    expect(milliseconds, plan.join()).toBeLessThan(answerTimeout);
    const rows = await rowsOf(submissionId);
    expect(rows, plan.join()).toHaveLength(1);
    expect(await result.json(), plan.join()).toEqual(rows[0]);
  };
  await Promise.all(transientTrouble.map(check));
  expect(site.services.mailbox.messages()).toHaveLength(transientTrouble.length);
});

it('answers 503 within eight seconds while the database stays away', { timeout: 15_000 }, async () => {
  const check = async (fault: Fault) => {
    const submissionId = crypto.randomUUID();
    endpoint.plan(submissionId, fault);
    const fields = { ...validFields.meeting, submissionId };
    const { result, milliseconds } = await timed(postJson('meeting', fields));
    expect(result.status, fault).toBe(503);
    expect(result.headers.get('Retry-After'), fault).toMatch(/^\d+$/);
    expect(await result.json(), fault).toMatchObject({
      code: 'unavailable',
      detail: 'There was a problem submitting your request. Please try again.',
    });
    expect(milliseconds, fault).toBeLessThan(answerTimeout);
    expect(endpoint.count(submissionId), fault).toBeGreaterThan(1);
    endpoint.plan(submissionId, 'pass');
    expect((await postJson('meeting', fields)).status, fault).toBe(201);
    expect(await rowsOf(submissionId), fault).toHaveLength(1);
  };
  await Promise.all(lastingTrouble.map(check));
});

it('answers 503 within eight seconds when nobody listens, and gives a form back as it was', {
  timeout: 15_000,
}, async () => {
  vi.stubEnv('NEON_FETCH_ENDPOINT', 'http://127.0.0.1:9/sql');
  const submissionId = crypto.randomUUID();
  const { result, milliseconds } = await timed(postForm('report', { ...validFields.report, submissionId }));
  expect(result.status).toBe(503);
  expect(milliseconds).toBeLessThan(answerTimeout);
  expect(site.log.text()).toContain('database_unreachable');
  const page = await result.text();
  expect(page).toContain(`name="submissionId" value="${submissionId}"`);
  expect(page).toContain(`value="${validFields.report.organisation}"`);
  expect(page).toContain('There was a problem processing your request. Please try again.');
});

it('answers 503 at once, with the SQLSTATE in the log, when the role lacks a right', async () => {
  await site.admin.query('revoke insert on meeting_bookings from site_writer');
  try {
    const { result, milliseconds } = await timed(postJson('meeting', validFields.meeting));
    expect(result.status).toBe(503);
    expect(milliseconds).toBeLessThan(1000);
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

it('answers 503 when the password is wrong', async () => {
  const address = new URL(site.services.writerUrl);
  address.password = marker;
  vi.stubEnv('DATABASE_URL', address.href);
  const { result } = await timed(postJson('meeting', validFields.meeting));
  expect(result.status).toBe(503);
});

it('waits for a table that is locked and stores once', { timeout: 15_000 }, async () => {
  const submissionId = crypto.randomUUID();
  await site.admin.query('begin; lock table meeting_bookings in exclusive mode');
  const work = submit('meeting', JSON.stringify({ ...validFields.meeting, submissionId }), {
    headers: { 'Content-Type': 'application/json' },
  });
  // Longer than one try of the function.
  await pause(3200);
  await site.admin.query('commit');
  const { response, afterwards } = await work;
  await afterwards;
  expect(response.status).toBe(201);
  expect(await rowsOf(submissionId)).toHaveLength(1);
});
