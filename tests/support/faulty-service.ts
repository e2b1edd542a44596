import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type HttpServer, serve } from '../../netlify/local/http-server.ts';

/** How a service fails one request. With `afterWork` it has done what was asked, and only its answer goes wrong. */
export interface Fault {
  readonly afterWork: boolean;
  readonly answer:
    | 'reset'
    | 'hang'
    /** The answer begins and then comes a byte at a time, without end. */
    | 'slow body'
    | 'truncated JSON'
    | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> };
}

/** One request as the service got it. */
export interface ServiceRequest {
  readonly headers: Headers;
  readonly body: string;
}

interface FaultyServiceOptions {
  /** Where requests are passed on to: an origin; the path is the request's own. */
  readonly target: string;
  /** What becomes of a request; undefined passes it on and its answer back. */
  readonly faultOf: (request: ServiceRequest) => Fault | undefined;
}

const dripMilliseconds = 200;
const json = { 'Content-Type': 'application/json' };
const connectionHeaders = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

function dripBody(response: ServerResponse): void {
  response.writeHead(200, json).write('{');
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer);
    else response.write(' ');
  }, dripMilliseconds);
  timer.unref();
}

function misbehave(response: ServerResponse, { answer }: Fault, work: string): void {
  if (answer === 'hang') return;
  if (answer === 'reset') response.socket?.resetAndDestroy();
  else if (answer === 'slow body') dripBody(response);
  else if (answer === 'truncated JSON') {
    const text = work === '' ? '{"fields":[' : work;
    response.writeHead(200, json).end(text.slice(0, Math.ceil(text.length / 2)));
  } else response.writeHead(answer.status, answer.headers ?? json).end(answer.body);
}

/** Starts a stand-in between the functions and a service: it passes requests on, and fails where it is told to. */
export function startFaultyService({ target, faultOf }: FaultyServiceOptions): Promise<HttpServer> {
  return serve(async (request, { outgoing }) => {
    const body = await request.text();
    const forward = async () => {
      const headers = new Headers(request.headers);
      for (const name of connectionHeaders) headers.delete(name);
      const answer = await fetch(new URL(new URL(request.url).pathname, target), {
        method: 'POST',
        body,
        headers,
      });
      return new Response(await answer.text(), { status: answer.status, headers: json });
    };
    const fault = faultOf({ headers: request.headers, body });
    if (fault === undefined) return forward();
    const work = fault.afterWork ? await (await forward()).text() : '';
    misbehave(outgoing, fault, work);
    return RESPONSE_ALREADY_SENT;
  });
}
