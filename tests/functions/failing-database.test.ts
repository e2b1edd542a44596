import { expect, it } from 'vitest';
import { type Fault, faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { siteForTests } from './support/site.ts';
import { marker, postJson, sendJson } from './support/submit.ts';

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
const lastingTrouble: readonly Plan[] = [
  ['hang'],
  ['hang in body'],
  ['drop'],
  ['html'],
  ['garbage'],
  ['status 502'],
  ['redirect'],
];
const troubles = [
  ...transientTrouble.map((plan) => ({ plan, status: 201 })),
  ...lastingTrouble.map((plan) => ({ plan, status: 503 })),
];

const rowsOf = (submissionId: string) =>
  site.query('select id from all_leads where submission_id = $1', [submissionId]);

/** In milliseconds: of a visitor's eight seconds, two are for a cold start and the network. */
const answerTimeout = 6000;

it('neither loses nor duplicates a lead while the database fails', async () => {
  const check = async ({ plan, status }: (typeof troubles)[number], index: number) => {
    const name = plan.join();
    const submissionId = crypto.randomUUID();
    const fields = { email: `${marker}${index}@example.com`, submissionId };
    endpoint.plan(submissionId, ...plan);
    const started = performance.now();
    const { response: result, afterwards } = await sendJson('newsletter', fields);
    const milliseconds = performance.now() - started;
    expect(result.status, name).toBe(status);
    expect(milliseconds, name).toBeLessThan(answerTimeout);
    expect(endpoint.count(submissionId), name).toBeGreaterThan(1);
    endpoint.plan(submissionId, 'pass');
    await afterwards;
    const again = await postJson('newsletter', fields);
    expect(again.status, name).toBe(201);
    const answer: unknown = await again.json();
    expect(await rowsOf(submissionId), name).toEqual([answer]);
    if (status === 201) expect(await result.json(), name).toEqual(answer);
  };
  await Promise.all(troubles.map(check));
  expect(site.services.mailbox.messages()).toHaveLength(troubles.length);
});
