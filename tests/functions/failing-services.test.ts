import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import drain from '../../netlify/functions/drain-outbox.ts';
import { serve } from '../../netlify/local/http-server.ts';
import { resultPaths, type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { type Fault, faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { siteForTests, stored } from './support/site.ts';
import { marker, postForm, postJson, sendJson, validFields } from './support/submit.ts';

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
  const rows = await site.query(
    `select id from newsletter_subscriptions where submission_id = $1
      union all select id from meeting_bookings where submission_id = $1`,
    [submissionId],
  );
  return rows;
}

/** In milliseconds: a visitor waits eight seconds at most, of which two are kept for a cold start and the way. */
const answerTimeout = 6000;

it('loses no lead and doubles none while the database fails for a moment', async () => {
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

it('answers 503 within eight seconds while the database stays away', async () => {
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

it('answers 503 within eight seconds when nobody listens, and gives a form back as it was', async () => {
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

it('waits for a table that is locked and stores once', async () => {
  const submissionId = crypto.randomUUID();
  await site.query('begin; lock table meeting_bookings in exclusive mode');
  const work = sendJson('meeting', { ...validFields.meeting, submissionId });
  // Longer than one try of the function.
  await pause(3200);
  await site.query('commit');
  const { response, afterwards } = await work;
  await afterwards;
  expect(response.status).toBe(201);
  expect(await rowsOf(submissionId)).toHaveLength(1);
});

function hiddenId(page: string): string {
  return /name="submissionId" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

const committed = ['commit, then drop', 'commit, then hang', 'commit, then 400', 'commit, then 500'] as const;
const givenBack = submissionKinds.flatMap((kind) => committed.map((fault) => ({ kind, fault })));

it('a form that is given back although its lead was stored makes another lead when it is corrected, and only then', async () => {
  const check = async ({ kind, fault }: (typeof givenBack)[number], index: number) => {
    const wrong = { ...validFields[kind], email: `${marker}${index}@exmaple.con` };
    const right = { ...wrong, email: `${marker}${index}@example.com` };
    endpoint.plan(wrong.email, fault);
    const failed = await postForm(kind, wrong);
    expect(failed.status, fault).toBe(503);
    const submissionId = hiddenId(await failed.text());
    endpoint.plan(wrong.email, 'pass');
    for (const fields of [right, right, wrong, right, wrong]) {
      const answer = await postForm(kind, { ...fields, submissionId });
      expect(answer.headers.get('Location'), `${kind} ${fault}`).toBe(resultPaths[kind]);
    }
    expect(await stored(site, kind)).toEqual(expect.arrayContaining([wrong.email, right.email]));
  };
  await Promise.all(givenBack.map(check));
  for (const kind of submissionKinds) expect(await stored(site, kind)).toHaveLength(2 * committed.length);
});

it('a form pressed twice, given back and pressed once more is one lead', async () => {
  const check = async (kind: SubmissionKind, index: number) => {
    const fields = { ...validFields[kind], email: `${marker}${index}@example.com` };
    endpoint.plan(fields.email, 'commit, then drop');
    const pages = await Promise.all([postForm(kind, fields), postForm(kind, fields)]);
    expect(pages.map(({ status }) => status)).toEqual([503, 503]);
    endpoint.plan(fields.email, 'pass');
    for (const page of pages) {
      const submissionId = hiddenId(await page.text());
      expect((await postForm(kind, { ...fields, submissionId })).status).toBe(303);
    }
    expect(await stored(site, kind)).toHaveLength(1);
  };
  await Promise.all(submissionKinds.map(check));
});

it('a mail service that stalls keeps nobody waiting, and its mails belong to their workers until they give up', async () => {
  site.planMails({ afterWork: false, answer: 'hang' }, { afterWork: false, answer: 'slow body' });
  const started = performance.now();
  const submitted = await Promise.all([1, 2].map(() => sendJson('meeting', validFields.meeting)));
  expect(submitted.map(({ response }) => response.status)).toEqual([201, 201]);
  expect(performance.now() - started).toBeLessThan(1000);
  const rows = async () => await site.query('select status, attempts, last_error from notification_outbox');
  const claimed = { status: 'pending', attempts: 1, last_error: null };
  expect(await rows()).toEqual([claimed, claimed]);
  await drain();
  expect(site.services.mailbox.messages()).toEqual([]);
  await Promise.all(submitted.map(({ afterwards }) => afterwards));
  expect(performance.now() - started).toBeLessThan(7000);
  const late = { ...claimed, last_error: 'postmark_timeout' };
  expect(await rows()).toEqual([late, late]);
});

it('a monitor that hangs does not keep the scheduled run', async () => {
  const monitor = await serve(() => new Promise<never>(() => undefined));
  onTestFinished(() => monitor.stop());
  vi.stubEnv('HEARTBEAT_URL', `${monitor.origin}/${marker}`);
  const { result, milliseconds } = await timed(drain());
  expect(result.status).toBe(204);
  expect(milliseconds).toBeLessThan(5000);
  expect(site.log.lines()).toContainEqual({
    level: 'warn',
    event: 'heartbeat_failed',
    code: 'heartbeat_timeout',
  });
});
