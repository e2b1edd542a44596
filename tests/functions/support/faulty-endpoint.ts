import { beforeAll, beforeEach, vi } from 'vitest';
import { type Fault as ServiceFault, startFaultyService } from '../../support/faulty-service.ts';
import type { Site } from './site.ts';

const html = { 'Content-Type': 'text/html' };
const before = { afterWork: false } as const;
/** The error of a proxy in front of the database: a message without an SQLSTATE. */
const controlPlaneFailure = '{"message":"Control plane request failed"}';

const faults = {
  pass: undefined,
  hang: { ...before, response: 'hang' },
  'hang in body': { ...before, response: 'slow body' },
  drop: { ...before, response: 'reset' },
  'commit, then drop': { afterWork: true, response: 'reset' },
  'commit, then hang': { afterWork: true, response: 'hang' },
  'commit, then 400': { afterWork: true, response: { status: 400, body: controlPlaneFailure } },
  'commit, then 500': { afterWork: true, response: { status: 500, body: controlPlaneFailure } },
  'status 400': { ...before, response: { status: 400, body: controlPlaneFailure } },
  html: { ...before, response: { status: 200, headers: html, body: '<!doctype html><p>Sign in</p>' } },
  garbage: { ...before, response: { status: 200, body: '{"rows":7}' } },
  'empty rows': {
    ...before,
    response: { status: 200, body: '{"command":"SELECT","rowCount":0,"fields":[],"rows":[]}' },
  },
  'status 502': { ...before, response: { status: 502, headers: html, body: '<h1>Bad gateway</h1>' } },
  redirect: { ...before, response: { status: 307, headers: { Location: '/sql' }, body: '' } },
} as const satisfies Record<string, ServiceFault | undefined>;

/** What happens to one request to the database: forwarded (`pass`) or failed. */
export type Fault = keyof typeof faults;

interface Plan {
  readonly faults: readonly Fault[];
  seen: number;
}

/** Puts an endpoint with planned faults between the functions and the site's database, for every test of the file. */
export function faultyEndpointForTests(site: Site) {
  const plans = new Map<string, Plan>();
  let url: string;
  beforeAll(async () => {
    const service = await startFaultyService({
      target: site.services.neonEndpoint,
      faultOf({ body }) {
        const [, plan] = [...plans].find(([text]) => body.includes(text)) ?? [];
        if (plan === undefined) return undefined;
        plan.seen += 1;
        return faults[plan.faults[Math.min(plan.seen, plan.faults.length) - 1] ?? 'pass'];
      },
    });
    url = `${service.origin}/sql`;
    return () => service.stop();
  });
  beforeEach(() => {
    plans.clear();
    vi.stubEnv('NEON_FETCH_ENDPOINT', url);
  });
  return {
    /** Plans the faults of the next requests whose body contains a text, such as an id. The last fault repeats. Other requests pass. */
    plan(text: string, ...planned: readonly [Fault, ...Fault[]]) {
      plans.set(text, { faults: planned, seen: 0 });
    },
    /** Returns the number of matching requests since the faults were planned. */
    count: (text: string) => plans.get(text)?.seen ?? 0,
  };
}
