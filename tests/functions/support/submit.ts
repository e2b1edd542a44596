import drainFunction from '../../../netlify/functions/drain-outbox.ts';
import meeting from '../../../netlify/functions/meeting.ts';
import newsletter from '../../../netlify/functions/newsletter.ts';
import report from '../../../netlify/functions/report.ts';
import type { SubmissionKind } from '../../../src/submissions/kinds.ts';
import { completeLeads } from '../../support/complete-leads.ts';

type Handler = typeof meeting;
type NetlifyContext = Parameters<Handler>[1];

const handlers: Record<SubmissionKind, Handler> = { newsletter, meeting, report };

export const origin = 'https://site.example';

/** Part of every personal value and secret address in the tests. No log line may contain it. */
export const marker = 'zyxwvut';

export const validFields = completeLeads(marker);

interface Caller {
  /** The client's network address. Leads without an address are not counted. */
  readonly ip?: string;
  /** Netlify's deploy context. */
  readonly deployContext?: string;
}

interface SendOptions extends Caller {
  readonly headers?: Readonly<Record<string, string>>;
}

interface Submitted {
  readonly response: Response;
  /** Resolves when the work after the response (`waitUntil`) is done. */
  readonly afterwards: Promise<unknown>;
}

/** Calls a function as Netlify does and returns as soon as it responds. */
export async function callFunction(
  kind: SubmissionKind,
  request: Request,
  { ip = '', deployContext = 'production' }: Caller = {},
): Promise<Submitted> {
  const work: Promise<unknown>[] = [];
  const context: Pick<NetlifyContext, 'ip' | 'deploy' | 'waitUntil'> = {
    ip,
    deploy: { context: deployContext, id: '', published: true },
    waitUntil: (promise) => {
      work.push(promise);
    },
  };
  const response = await handlers[kind](request, context as NetlifyContext);
  return { response, afterwards: Promise.all(work) };
}

/** Runs the scheduled function as Netlify does. */
export function drain(deployContext = 'production'): Promise<Response> {
  const context = { deploy: { context: deployContext, id: '', published: true } };
  return drainFunction(undefined, context as NetlifyContext);
}

let clients = 0;

/** Returns the network address of a new client, which has not stored any leads. */
export function nextAddress(): string {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

function send(
  kind: SubmissionKind,
  body: string,
  { headers, ...caller }: SendOptions,
  defaultHeaders: Readonly<Record<string, string>>,
): Promise<Submitted> {
  const init = { method: 'POST', body, headers: { ...defaultHeaders, ...headers } };
  return callFunction(kind, new Request(`${origin}/api/${kind}`, init), caller);
}

/** Sends JSON and returns as soon as the function responds. */
export function sendJson(kind: SubmissionKind, fields: unknown, options: SendOptions = {}) {
  return send(kind, JSON.stringify(fields), options, { 'Content-Type': 'application/json' });
}

/** Sends a form as a browser without JavaScript does and returns as soon as the function responds. */
export function sendForm(
  kind: SubmissionKind,
  fields: Readonly<Record<string, string>>,
  options: SendOptions = {},
) {
  return send(kind, new URLSearchParams(fields).toString(), options, {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Sec-Fetch-Site': 'same-origin',
  });
}

async function settled(sent: Promise<Submitted>): Promise<Response> {
  const { response, afterwards } = await sent;
  await afterwards;
  return response;
}

/** Sends JSON and waits for the response and the work after it. */
export const postJson = (...sent: Parameters<typeof sendJson>) => settled(sendJson(...sent));

/** Sends a form and waits for the response and the work after it. */
export const postForm = (...sent: Parameters<typeof sendForm>) => settled(sendForm(...sent));
