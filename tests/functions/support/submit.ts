import meeting from '../../../netlify/functions/meeting.ts';
import newsletter from '../../../netlify/functions/newsletter.ts';
import report from '../../../netlify/functions/report.ts';
import type { SubmissionKind } from '../../../src/submissions/kinds.ts';
import { wholeLeads } from '../../support/whole-leads.ts';

type Handler = typeof meeting;
type NetlifyContext = Parameters<Handler>[1];

const handlers: Record<SubmissionKind, Handler> = { newsletter, meeting, report };

export const origin = 'https://site.example';

/** Stands in every personal value the tests send; no log line may ever contain it. */
export const marker = 'zyxwvut';

export const validFields = wholeLeads(marker);

interface SubmitOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** The client's network address; without one nothing is counted. */
  readonly ip?: string;
  /** The context of the function's deploy. */
  readonly deployContext?: string;
}

interface Submitted {
  readonly response: Response;
  /** Ends when everything the function left for after its answer is done. */
  readonly afterwards: Promise<unknown>;
}

/** Calls a function with a request as Netlify does and returns as soon as it answers. */
export async function callFunction(
  kind: SubmissionKind,
  request: Request,
  { ip = '', deployContext = 'production' }: Pick<SubmitOptions, 'ip' | 'deployContext'> = {},
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

/** Sends a function a body and returns as soon as it answers. */
export function submit(
  kind: SubmissionKind,
  body: BodyInit | null,
  { headers = {}, method = 'POST', ...caller }: SubmitOptions = {},
): Promise<Submitted> {
  return callFunction(kind, new Request(`${origin}/api/${kind}`, { method, headers, body }), caller);
}

/** Posts JSON and waits for everything, the work after the answer included. */
export async function postJson(
  kind: SubmissionKind,
  fields: unknown,
  options: SubmitOptions = {},
): Promise<Response> {
  const { response, afterwards } = await submit(kind, JSON.stringify(fields), {
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });
  await afterwards;
  return response;
}

/** Posts a form as a browser without JavaScript does, and waits for everything. */
export async function postForm(
  kind: SubmissionKind,
  fields: Readonly<Record<string, string>>,
  options: SubmitOptions = {},
): Promise<Response> {
  const { response, afterwards } = await submit(kind, new URLSearchParams(fields).toString(), {
    ...options,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'Sec-Fetch-Site': 'same-origin',
      ...options.headers,
    },
  });
  await afterwards;
  return response;
}
