import type { Fault, ServiceRequest } from '../support/faulty-service.ts';
import { type SentLead, type ServiceEvent, tagPattern } from './lead.ts';

type Service = 'database' | 'mail';

const statuses = [400, 401, 429, 500, 503] as const;
const statusFault = (status: number, afterWork: boolean): Fault => ({
  afterWork,
  answer: { status, body: '{"message":"no"}' },
});

/** Every way in which a service fails here, by name. A refused connection never gets to the service. */
export const faults: Readonly<Record<string, Fault | 'refused'>> = {
  refused: 'refused',
  reset: { afterWork: false, answer: 'reset' },
  hang: { afterWork: false, answer: 'hang' },
  'hang after work': { afterWork: true, answer: 'hang' },
  'slow body': { afterWork: true, answer: 'slow body' },
  ...Object.fromEntries(
    statuses.flatMap((status) => [
      [`${status} before work`, statusFault(status, false)],
      [`${status} after work`, statusFault(status, true)],
    ]),
  ),
  '200 with HTML': {
    afterWork: false,
    answer: { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><p>Sign in</p>' },
  },
  'truncated JSON': { afterWork: true, answer: 'truncated JSON' },
};

/** What is to go wrong for one lead: one fault of one service, each time with the same probability. */
interface Trouble {
  readonly service: Service;
  readonly fault: string;
  readonly probability: number;
  readonly random: () => number;
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The names of those that take long. */
export const slowFaults = /hang|slow/;
/** What the statements that record how a mail went have in common. */
const markPattern = /set status = /;

/** Decides which request fails, from what it carries, and writes down what happened to each lead. */
export class FaultPlan {
  /** Until when things go wrong: always, quick faults only, or no more. */
  phase: 'all' | 'quick' | 'none' = 'all';
  readonly #byName = new Map<string, { readonly lead: SentLead; readonly trouble: Trouble }>();

  add(lead: SentLead, trouble: Trouble): void {
    this.#byName.set(lead.tag, { lead, trouble });
  }

  /** Decides one request to a service and writes it down; undefined where it belongs to no lead. */
  decide(service: Service, body: string): ServiceEvent | undefined {
    const [tag] = body.match(tagPattern) ?? [];
    const ids = body.match(idPattern) ?? [];
    const planned = [tag ?? '', ...ids].map((name) => this.#byName.get(name)).find(Boolean);
    if (planned === undefined) return undefined;
    const { lead, trouble } = planned;
    // The statement that stores a lead carries every id by which later ones name it, its notification's included.
    if (tag !== undefined && service === 'database') {
      for (const id of ids) this.#byName.set(id, planned);
    }
    const possible = this.phase === 'all' || (this.phase === 'quick' && !slowFaults.test(trouble.fault));
    const strikes = trouble.service === service && trouble.random() < trouble.probability;
    const fault = strikes && possible ? trouble.fault : undefined;
    const known = fault === undefined ? undefined : faults[fault];
    const worked = known === undefined || (known !== 'refused' && known.afterWork);
    const asked = service === 'mail' ? 'mail' : markPattern.test(body) ? 'mark' : 'statement';
    const event: ServiceEvent = { asked, worked, ...(fault === undefined ? {} : { fault }) };
    lead.events.push(event);
    return event;
  }
}

/** The header by which a decided fault travels to the service that is to commit it. */
const faultHeader = 'x-fault';

/** Tells a faulty service what was decided for a request. */
export function decidedFault({ headers }: ServiceRequest): Fault | undefined {
  const fault = faults[headers.get(faultHeader) ?? ''];
  return fault === 'refused' ? undefined : fault;
}

/**
 * Puts the plan in front of this process's `fetch`, for requests to the given origins only. Here and not in the services,
 * because a connection that is refused cannot be told apart before it is made. Returns how to undo it.
 */
export function interceptFetch(plan: FaultPlan, origins: Readonly<Record<Service, string>>): () => void {
  const original = globalThis.fetch;
  const nobodyListens = 'http://127.0.0.1:9';
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const service = (['database', 'mail'] as const).find((name) => url.origin === origins[name]);
    if (service === undefined) return original(input, init);
    const event = plan.decide(service, String(init?.body ?? ''));
    const { fault } = event ?? {};
    if (fault !== undefined && faults[fault] === 'refused') {
      return original(new URL(url.pathname, nobodyListens), init);
    }
    const headers = new Headers(init?.headers);
    if (fault !== undefined) headers.set(faultHeader, fault);
    try {
      return await original(input, { ...init, headers });
    } catch (error) {
      if (event !== undefined) event.unanswered = true;
      throw error;
    }
  };
  return () => {
    globalThis.fetch = original;
  };
}
