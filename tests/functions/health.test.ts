import { beforeEach, expect, it, vi } from 'vitest';
import healthFunction from '../../netlify/functions/health.ts';
import { forgetHealth } from '../../netlify/submissions/health.ts';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { siteForTests } from './support/site.ts';
import { origin, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);
const statement = 'from needs_attention';

beforeEach(() => {
  forgetHealth();
  endpoint.plan(statement, 'pass');
});

type NetlifyContext = Parameters<typeof healthFunction>[1];

async function ask({ method = 'GET', deployContext = 'production', path = '/api/health' } = {}) {
  const context = { deploy: { context: deployContext, id: '', published: true } };
  const response = await healthFunction(
    new Request(`${origin}${path}`, { method }),
    context as NetlifyContext,
  );
  return { response, status: response.status, text: await response.text() };
}

const answer = (status: number, word: string) => ({ status, text: JSON.stringify({ status: word }) });

it('answers ok with 200 while all leads are told', async () => {
  await postJson('meeting', validFields.meeting);
  expect(await ask()).toMatchObject(answer(200, 'ok'));
});

it.each([
  ["status = 'dead'", 'notifications_dead'],
  ["status = 'pending', created_at = now() - interval '31 minutes'", 'notifications_overdue'],
])('answers 503 for a notification with %s, until it is resolved', async (values, word) => {
  await postJson('meeting', validFields.meeting);
  await site.query(`update notification_outbox set sent_at = null, ${values}`);
  expect(await ask()).toMatchObject(answer(503, word));
  await site.query("update notification_outbox set status = 'resolved'");
  forgetHealth();
  expect(await ask()).toMatchObject(answer(200, 'ok'));
});

it('answers 503 when several submissions could not be stored, as the scheduled run alarms', async () => {
  const fail = () =>
    site.query(
      "insert into submission_failures (submission_id, kind, code) values (gen_random_uuid(), 'meeting', 'x')",
    );
  await site.query('delete from submission_failures');
  for (const word of ['ok', 'ok', 'submissions_failed']) {
    await fail();
    forgetHealth();
    expect(await ask()).toMatchObject(answer(word === 'ok' ? 200 : 503, word));
  }
  await site.query('delete from submission_failures');
});

it.each(['drop', 'hang', 'status 502', 'garbage', 'empty rows'] as const)(
  'answers 503 within six seconds if the database fails (%s)',
  async (fault) => {
    endpoint.plan(statement, fault);
    const started = performance.now();
    expect(await ask()).toMatchObject(answer(503, 'database_unavailable'));
    expect(performance.now() - started).toBeLessThan(6000);
    expect(site.log.errors()).toEqual([]);
  },
);

it('answers 503 if the database is not set, or the deploy is a preview without one', async () => {
  expect(await ask({ deployContext: 'deploy-preview' })).toMatchObject(answer(503, 'configuration'));
  forgetHealth();
  vi.stubEnv('DATABASE_URL', '');
  expect(await ask()).toMatchObject(answer(503, 'configuration'));
});

it('asks the database once for a flood of questions, and again after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  vi.advanceTimersByTime(9000);
  await ask();
  expect(endpoint.count(statement)).toBe(1);
  vi.advanceTimersByTime(1001);
  await ask();
  expect(endpoint.count(statement)).toBe(2);
});

it('may be kept by caches for ten seconds, whatever the query', async () => {
  const { response } = await ask({ path: '/api/health?a=1' });
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=10');
  expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe('public, max-age=10');
  expect(response.headers.get('Netlify-Vary')).toBe('query=none');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

it('answers HEAD without a body, and refuses other methods', async () => {
  const head = await ask({ method: 'HEAD' });
  expect([head.status, head.text, head.response.headers.get('Content-Type')]).toEqual([
    200,
    '',
    'application/json',
  ]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, text, response } = await ask({ method });
    expect([status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(JSON.parse(text)).toMatchObject({ code: 'method_not_allowed' });
  }
  expect(endpoint.count(statement)).toBe(1);
});
