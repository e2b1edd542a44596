import { beforeAll, beforeEach, vi } from 'vitest';
import { type Fault as ServiceFault, startFaultyService } from '../../support/faulty-service.ts';
import type { Site } from './site.ts';

const html = { 'Content-Type': 'text/html' };
const before = { afterWork: false } as const;
/** A failure of a proxy: a message without an SQLSTATE. */
const controlPlaneFailure = '{"message":"Control plane request failed"}';

const faults = {
  pass: undefined,
  hang: { ...before, answer: 'hang' },
  'hang in body': { ...before, answer: 'slow body' },
  drop: { ...before, answer: 'reset' },
  'commit, then drop': { afterWork: true, answer: 'reset' },
  'commit, then hang': { afterWork: true, answer: 'hang' },
  'commit, then 400': { afterWork: true, answer: { status: 400, body: controlPlaneFailure } },
  'commit, then 500': { afterWork: true, answer: { status: 500, body: controlPlaneFailure } },
  'status 400': { ...before, answer: { status: 400, body: controlPlaneFailure } },
  html: { ...before, answer: { status: 200, headers: html, body: '<!doctype html><p>Sign in</p>' } },
  garbage: { ...before, answer: { status: 200, body: '{"rows":7}' } },
  'empty rows': {
    ...before,
    answer: { status: 200, body: '{"command":"SELECT","rowCount":0,"fields":[],"rows":[]}' },
  },
  'status 502': { ...before, answer: { status: 502, headers: html, body: '<h1>Bad gateway</h1>' } },
  redirect: { ...before, answer: { status: 307, headers: { Location: '/sql' }, body: '' } },
} as const satisfies Record<string, ServiceFault | undefined>;

/** How one request to the database ends: passed on, or with a fault. */
export type Fault = keyof typeof faults;

interface Plan {
  readonly faults: readonly Fault[];
  seen: number;
}

/** Puts an endpoint that fails as planned between the functions and the site's database, for every test of the file. */
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
    /** Plans what becomes of the requests that carry a text, such as an id; the last plan stays in force. Others pass. */
    plan(text: string, ...planned: readonly [Fault, ...Fault[]]) {
      plans.set(text, { faults: planned, seen: 0 });
    },
    /** Requests seen since that was planned. */
    count: (text: string) => plans.get(text)?.seen ?? 0,
  };
}
