import * as z from 'zod/mini';
import type { Fault, ServiceRequest } from '../support/faulty-service.ts';
import { type SentLead, type ServiceEvent, tagPattern } from './lead.ts';

type Service = 'database' | 'mail';

const statuses = [400, 401, 429, 500, 503] as const;
const statusFault = (status: number, afterWork: boolean): Fault => ({
  afterWork,
  response: { status, body: '{"message":"no"}' },
});

/** The faults of a service by name. A refused connection never reaches the service. */
export const faults: Readonly<Record<string, Fault | 'refused'>> = {
  refused: 'refused',
  reset: { afterWork: false, response: 'reset' },
  hang: { afterWork: false, response: 'hang' },
  'hang after work': { afterWork: true, response: 'hang' },
  'slow body': { afterWork: true, response: 'slow body' },
  ...Object.fromEntries(
    statuses.flatMap((status) => [
      [`${status} before work`, statusFault(status, false)],
      [`${status} after work`, statusFault(status, true)],
    ]),
  ),
  '200 with HTML': {
    afterWork: false,
    response: {
      status: 200,
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><p>Sign in</p>',
    },
  },
  'truncated JSON': { afterWork: true, response: 'truncated JSON' },
};

/** The planned fault of one lead: one service fails each of its requests with the same probability. */
interface PlannedFault {
  readonly service: Service;
  readonly fault: string;
  readonly probability: number;
  readonly random: () => number;
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Matches the names of the faults that end by a timeout. */
export const slowFaults = /hang|slow/;
/** Matches the statements that record the result of a mail. */
const resultPattern = /set status = /;
/** Matches the statements that claim jobs. */
const claimPattern = /claim_notifications/;

function typeOf(service: Service, body: string): ServiceEvent['request'] {
  if (service === 'mail') return 'mail';
  if (resultPattern.test(body)) return 'result';
  return claimPattern.test(body) ? 'claim' : 'statement';
}

/** The response to a claim: one row for each job, which begins with the job's id and has the lead's tag in its values. */
const claimedRows = z.object({ rows: z.array(z.tuple([z.string()], z.unknown())) });

/** Decides which requests fail, and records the requests of each lead. A request belongs to the lead whose tag or id it has. */
export class FaultPlan {
  enabledFaults: 'all' | 'quick' | 'none' = 'all';
  readonly #byName = new Map<string, { readonly lead: SentLead; readonly planned: PlannedFault }>();

  add(lead: SentLead, planned: PlannedFault): void {
    this.#byName.set(lead.tag, { lead, planned });
  }

  /** Decides whether a request fails, and records it. Returns undefined for a request that belongs to no lead. */
  decide(service: Service, body: string): ServiceEvent | undefined {
    const [tag] = body.match(tagPattern) ?? [];
    const ids = body.match(idPattern) ?? [];
    const entry = [tag ?? '', ...ids].map((name) => this.#byName.get(name)).find(Boolean);
    if (entry === undefined) return undefined;
    const { lead, planned } = entry;
    // The statement that stores a lead has the ids that claims use.
    if (tag !== undefined && service === 'database') {
      for (const id of ids) this.#byName.set(id, entry);
    }
    const isEnabled =
      this.enabledFaults === 'all' || (this.enabledFaults === 'quick' && !slowFaults.test(planned.fault));
    const isHit = planned.service === service && planned.random() < planned.probability;
    const fault = isHit && isEnabled ? planned.fault : undefined;
    const failure = fault === undefined ? undefined : faults[fault];
    const executed = failure === undefined || (failure !== 'refused' && failure.afterWork);
    const event: ServiceEvent = {
      request: typeOf(service, body),
      executed,
      ...(fault === undefined ? {} : { fault }),
    };
    lead.events.push(event);
    return event;
  }

  /** Learns from the response to a claim which jobs belong to which lead, for the statements that record their results. */
  learn(response: string): void {
    for (const row of claimedRows.parse(JSON.parse(response)).rows) {
      const [tag = ''] = JSON.stringify(row).match(tagPattern) ?? [];
      const entry = this.#byName.get(tag);
      if (entry !== undefined) this.#byName.set(row[0], entry);
    }
  }
}

/** The header that tells the faulty service which fault was decided. */
const faultHeader = 'x-fault';

/** Returns the fault that was decided for a request, or undefined for none. */
export function decidedFault({ headers }: ServiceRequest): Fault | undefined {
  const fault = faults[headers.get(faultHeader) ?? ''];
  return fault === 'refused' ? undefined : fault;
}

/**
 * Replaces this process's `fetch` with one that applies the plan to requests to the given origins. The plan is applied here and
 * not in the services, because a refused connection never reaches a service. Returns a function that restores `fetch`.
 */
export function interceptFetch(plan: FaultPlan, origins: Readonly<Record<Service, string>>): () => void {
  const original = globalThis.fetch;
  const refusedOrigin = 'http://127.0.0.1:9';
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const service = (['database', 'mail'] as const).find((name) => url.origin === origins[name]);
    if (service === undefined) return original(input, init);
    const body = String(init?.body ?? '');
    const event = plan.decide(service, body);
    const { fault } = event ?? {};
    if (fault !== undefined && faults[fault] === 'refused') {
      return original(new URL(url.pathname, refusedOrigin), init);
    }
    const headers = new Headers(init?.headers);
    if (fault !== undefined) headers.set(faultHeader, fault);
    try {
      const response = await original(input, { ...init, headers });
      if (service !== 'database' || !claimPattern.test(body) || fault !== undefined) return response;
      const text = await response.text();
      if (response.ok) plan.learn(text);
      return new Response(text, response);
    } catch (error) {
      if (event !== undefined) event.noResponse = true;
      throw error;
    }
  };
  return () => {
    globalThis.fetch = original;
  };
}
