import fc from 'fast-check';
import { expect, it } from 'vitest';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { responseLimitMilliseconds } from '../faults/checker.ts';
import { siteForTests } from '../functions/support/site.ts';
import { callFunction, marker, nextAddress, origin } from '../functions/support/submit.ts';
import { isReleaseTier } from '../support/tier.ts';
import { type FuzzedRequest, fuzzedRequests, markPattern } from './requests.ts';

/** The first 400 requests of seed 1 have each kind of hostile field, header, method and body. */
const { FUZZ_COUNT = isReleaseTier ? '10000' : '400', FUZZ_SEED = '1' } = process.env;
const count = Number(FUZZ_COUNT);
const testTimeout = 900_000;

const site = siteForTests();

it.each(submissionKinds)(
  `none of ${count} generated requests to the %s form fails, and each acknowledged lead is stored once`,
  async (kind) => {
    const acknowledged = new Set<string>();
    const work: Promise<unknown>[] = [];
    const send = async ({ mark, method, headers, body, valid, twice }: FuzzedRequest) => {
      const started = performance.now();
      const ip = nextAddress();
      const statuses = Array.from({ length: twice ? 2 : 1 }, async () => {
        const init = { method, headers, body: method === 'GET' ? null : body };
        const request = new Request(`${origin}/api/${kind}`, init);
        const { response, afterwards } = await callFunction(kind, request, { ip });
        work.push(afterwards);
        return response.status;
      });
      for (const status of await Promise.all(statuses)) {
        const isAcknowledged = status === 201 || status === 303;
        if (isAcknowledged) acknowledged.add(mark);
        expect(valid ? isAcknowledged : status < 500, `responded with ${status}`).toBe(true);
      }
      expect(performance.now() - started).toBeLessThan(responseLimitMilliseconds);
      expect(site.log.text()).not.toContain(marker);
      site.log.reset();
    };
    const property = fc.asyncProperty(fuzzedRequests(kind), send);
    await fc.assert(property, { numRuns: count, seed: Number(FUZZ_SEED) });
    await Promise.all(work);
    const leads = await site.query('select email from all_leads');
    const marks = leads.map(({ email }) => markPattern.exec(email.toLowerCase())?.[0]);
    expect(acknowledged.size).toBeGreaterThan(count / 4);
    expect(marks.toSorted()).toEqual([...acknowledged].sort());
  },
  testTimeout,
);
