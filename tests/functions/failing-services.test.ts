import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { type Fault, faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { siteForTests, stored } from './support/site.ts';
import { drain, marker, postForm, postJson, sendJson, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);

type Plan = readonly [Fault, ...Fault[]];

const transientFaults: readonly Plan[] = [
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
const lastingFaults: readonly Plan[] = [
  ['hang'],
  ['hang in body'],
  ['drop'],
  ['html'],
  ['garbage'],
  ['status 502'],
  ['redirect'],
];
const scenarios = [
  ...transientFaults.map((plan) => ({ plan, status: 201 })),
  ...lastingFaults.map((plan) => ({ plan, status: 503 })),
];

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const started = performance.now();
  const result = await work;
  return { result, milliseconds: performance.now() - started };
}

const rowsOf = (submissionId: string) =>
  site.query('select id from all_leads where submission_id = $1', [submissionId]);

/** A visitor waits eight seconds at most, of which two are for a cold start and the network. */
const responseMilliseconds = 6000;

it('neither loses nor duplicates a lead while the database fails', async () => {
  const check = async ({ plan, status }: (typeof scenarios)[number], index: number) => {
    const name = plan.join();
    const submissionId = crypto.randomUUID();
    const fields = { email: `${marker}${index}@example.com`, submissionId };
    endpoint.plan(submissionId, ...plan);
    const { result: sent, milliseconds } = await timed(sendJson('newsletter', fields));
    const { response: result } = sent;
    expect(result.status, name).toBe(status);
    expect(milliseconds, name).toBeLessThan(responseMilliseconds);
    expect(endpoint.count(submissionId), name).toBeGreaterThan(1);
    endpoint.plan(submissionId, 'pass');
    await sent.afterwards;
    const again = await postJson('newsletter', fields);
    expect(again.status, name).toBe(201);
    const acknowledgement: unknown = await again.json();
    expect(await rowsOf(submissionId), name).toEqual([acknowledgement]);
    if (status === 201) expect(await result.json(), name).toEqual(acknowledgement);
  };
  await Promise.all(scenarios.map(check));
  expect(site.services.mailbox.messages()).toHaveLength(scenarios.length);
});

it.each(['meeting_bookings', 'notification_outbox'])(
  'waits for the locked table %s, stores each lead once and sends each mail without a drain',
  async (table) => {
    const submissionIds = [1, 2, 3].map(() => crypto.randomUUID());
    await site.query(`begin; lock table ${table} in exclusive mode`);
    const work = submissionIds.map((submissionId) =>
      sendJson('meeting', { ...validFields.meeting, submissionId }),
    );
    // Longer than one try of the function.
    await pause(3200);
    await site.query('commit');
    for (const { response, afterwards } of await Promise.all(work)) {
      expect(response.status).toBe(201);
      await afterwards;
    }
    for (const submissionId of submissionIds) expect(await rowsOf(submissionId)).toHaveLength(1);
    expect(site.services.mailbox.messages()).toHaveLength(3);
  },
);

it('sends the mail of a lead that was stored although the response was 503', async () => {
  const submissionId = crypto.randomUUID();
  endpoint.plan(submissionId, 'commit, then hang', 'hang', 'pass');
  const { response, afterwards } = await sendJson('report', { ...validFields.report, submissionId });
  expect(response.status).toBe(503);
  await afterwards;
  expect(await rowsOf(submissionId)).toHaveLength(1);
  expect(site.services.mailbox.messages()).toHaveLength(1);
});

function hiddenId(page: string): string {
  return /name="submissionId" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

it('stores one lead for a form that is sent twice, returned and sent once more', async () => {
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

it('responds at once while the mail service hangs, and no other worker claims its notifications', async () => {
  site.planMails({ afterWork: false, response: 'hang' }, { afterWork: false, response: 'slow body' });
  const started = performance.now();
  const submitted = await Promise.all([1, 2].map(() => sendJson('meeting', validFields.meeting)));
  expect(submitted.map(({ response }) => response.status)).toEqual([201, 201]);
  expect(performance.now() - started).toBeLessThan(1000);
  const rows = async () => await site.query('select status, attempts, last_error from notification_outbox');
  const claimed = { status: 'pending', attempts: 1, last_error: null };
  expect(await rows()).toEqual([claimed, claimed]);
  await drain();
  expect(site.services.mailbox.messages()).toEqual([]);
  // Simulates another worker that claimed one job after its try was taken back: same attempts, another lock.
  const [reclaimed] = await site.query(
    `update notification_outbox set locked_until = locked_until + interval '1 second'
      where id = (select id from notification_outbox limit 1) returning id`,
  );
  await Promise.all(submitted.map(({ afterwards }) => afterwards));
  expect(performance.now() - started).toBeLessThan(7000);
  const failed = site.log.lines().filter(({ event }) => event === 'notification_failed');
  expect(failed.map(({ code }) => code)).toEqual(['postmark_timeout', 'postmark_timeout']);
  const late = { ...claimed, last_error: 'postmark_timeout' };
  expect(await rows()).toEqual(expect.arrayContaining([claimed, late]));
  const [locked] = await site.query(
    'select locked_until is not null as locked from notification_outbox where id = $1',
    [reclaimed.id],
  );
  expect(locked).toEqual({ locked: true });
});

it('ends the scheduled run in time although the heartbeat monitor hangs', async () => {
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
