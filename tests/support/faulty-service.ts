import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type HttpServer, serve } from '../../netlify/local/http-server.ts';

/** How a service fails a request. With `afterWork` it executes the request, and only the answer fails. */
export interface Fault {
  readonly afterWork: boolean;
  readonly answer:
    | 'reset'
    | 'hang'
    /** The answer starts, then continues byte by byte without end. */
    | 'slow body'
    | 'truncated JSON'
    | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> };
}

/** A request to the service. */
export interface ServiceRequest {
  readonly headers: Headers;
  readonly body: string;
}

interface FaultyServiceOptions {
  /** The origin to which requests are forwarded, with their own path. */
  readonly target: string;
  /** Returns the fault for a request, or undefined to forward it and its answer. */
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

/** Starts a proxy between the functions and a service, which forwards requests or fails them as `faultOf` says. */
export function startFaultyService({ target, faultOf }: FaultyServiceOptions): Promise<HttpServer> {
  return serve(async (request, { outgoing }) => {
    const body = await request.text();
    const forward = async () => {
      const headers = new Headers(request.headers);
      for (const name of connectionHeaders) headers.delete(name);
      const answer = await fetch(new URL(new URL(request.url).pathname, target), {
        method: request.method,
        ...(body === '' ? {} : { body }),
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
