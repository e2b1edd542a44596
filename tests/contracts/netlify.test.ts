import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { startNetlifyEmulator } from '../../netlify/local/netlify-emulator.ts';
import { createLocalApp } from '../../netlify/local/site-app.ts';
import { repositoryRoot } from '../../netlify/local/site-server.ts';
import { failedMail, siteForTests } from '../functions/support/site.ts';
import { postJson, validFields } from '../functions/support/submit.ts';
import { createScratchProject } from '../support/scratch-project.ts';
import { deployContexts, type Invocation, scheduledRun, visit, visitorAddress } from './recorded/netlify.ts';
import { bundleForRuntime } from './support/runtime.ts';

const site = siteForTests();
let bundles: Awaited<ReturnType<typeof bundleForRuntime>>;
beforeAll(async () => {
  bundles = await bundleForRuntime(join(repositoryRoot, 'netlify/functions'), repositoryRoot);
  return () => bundles.remove();
}, 60_000);

/** Returns a recorded visit with a body, and with its deploy context changed or, for undefined, left out. */
function visitIn(deployContext: string | undefined, body: object): Invocation {
  const { 'x-nf-deploy-context': _recorded, ...headers } = visit.headers;
  const given: Readonly<Record<string, string>> =
    deployContext === undefined ? {} : { 'x-nf-deploy-context': deployContext };
  return { ...visit, headers: { ...headers, ...given }, body: JSON.stringify(body) };
}

const stored = () => site.query('select from meeting_bookings');

describe('in Netlify’s runtime', () => {
  it('a visitor’s lead is stored, counted by the visitor’s address, and told after the response', async () => {
    const { status, body } = await bundles.call('meeting', visitIn('production', validFields.meeting));
    expect([status, JSON.parse(body)]).toEqual([201, { id: expect.any(String) }]);
    expect(await stored()).toHaveLength(1);
    expect(await site.query('select stored from submission_counters')).toEqual([{ stored: 1 }]);
    await expect.poll(() => site.services.mailbox.messages()).toHaveLength(1);
    expect(site.log.text()).not.toContain(visitorAddress);
  });

  it.each(deployContexts.live)('the deploy context %s is the live site', async (deployContext) => {
    expect((await bundles.call('meeting', visitIn(deployContext, validFields.meeting))).status).toBe(201);
  });

  it.each([...deployContexts.other, undefined])(
    'the deploy context %s never reaches the live site’s database',
    async (deployContext) => {
      const { status } = await bundles.call('meeting', visitIn(deployContext, validFields.meeting));
      expect(status).toBe(503);
      expect(await stored()).toEqual([]);
    },
  );

  it('a scheduled run sends what waits', async () => {
    site.planMails(failedMail);
    await postJson('meeting', validFields.meeting);
    await site.query('update notification_outbox set next_attempt_at = now()');
    expect((await bundles.call('drain-outbox', scheduledRun)).status).toBe(204);
    expect(await site.query('select status from notification_outbox')).toEqual([{ status: 'sent' }]);
  });
});

it('the emulator gives functions what Netlify’s runtime gives them', { timeout: 120_000 }, async () => {
  const probe = `export default async (request, context) => Response.json({
    url: new URL(request.url).pathname,
    ip: context.ip,
    deployContext: context.deploy?.context,
    waitUntil: typeof context.waitUntil,
    body: await request.text(),
  });
  export const config = { path: '/api/context' };`;
  const project = await createScratchProject();
  onTestFinished(() => project.remove());
  await writeFile(join(project.root, 'netlify/functions/context.ts'), probe);
  const runtime = await bundleForRuntime(join(project.root, 'netlify/functions'), project.root);
  onTestFinished(() => runtime.remove());
  const path = '/api/context';
  const expected = {
    url: path,
    ip: visitorAddress,
    waitUntil: 'function',
    body: '{"a":1}',
  };
  const invocation = { ...visitIn('production', { a: 1 }), path, rawUrl: `https://www.site.example${path}` };
  const { body } = await runtime.call('context', invocation);
  expect(JSON.parse(body)).toEqual({ ...expected, deployContext: 'production' });
  const emulator = await startNetlifyEmulator(project.root);
  onTestFinished(() => emulator.stop());
  const app = createLocalApp(undefined, async (request) => {
    const result = await emulator.handle(request);
    return result?.response ?? new Response(null, { status: 404 });
  });
  const server = await serve(app.fetch);
  onTestFinished(() => server.stop());
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'X-Forwarded-For': visitorAddress },
    body: '{"a":1}',
  });
  // A local run is of no deploy, so its context is that of local runs.
  expect(await response.json()).toEqual({ ...expected, deployContext: 'dev' });
});
