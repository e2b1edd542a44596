import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type HttpServer, serve } from '../../netlify/local/http-server.ts';

/** How a service fails a request. With `afterWork` it executes the request, and only the response fails. */
export interface Fault {
  readonly afterWork: boolean;
  readonly response:
    | 'reset'
    | 'hang'
    /** The response begins, then continues byte by byte without end. */
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
  /** The origin that requests are forwarded to, with their path. */
  readonly target: string;
  /** Returns the fault for a request, or undefined to forward the request and its response. */
  readonly faultOf: (request: ServiceRequest) => Fault | undefined;
}

const dripMilliseconds = 200;
const json = { 'Content-Type': 'application/json' };
const connectionHeaders = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

function dripBody(outgoing: ServerResponse): void {
  outgoing.writeHead(200, json).write('{');
  const timer = setInterval(() => {
    if (outgoing.destroyed) clearInterval(timer);
    else outgoing.write(' ');
  }, dripMilliseconds);
  timer.unref();
}

function respondWithFault(outgoing: ServerResponse, { response }: Fault, serviceBody: string): void {
  if (response === 'hang') return;
  if (response === 'reset') outgoing.socket?.resetAndDestroy();
  else if (response === 'slow body') dripBody(outgoing);
  else if (response === 'truncated JSON') {
    const text = serviceBody === '' ? '{"fields":[' : serviceBody;
    outgoing.writeHead(200, json).end(text.slice(0, Math.ceil(text.length / 2)));
  } else outgoing.writeHead(response.status, response.headers ?? json).end(response.body);
}

/** Starts a proxy in front of a service. It forwards each request, or fails it with the fault that `faultOf` returns. */
export function startFaultyService({ target, faultOf }: FaultyServiceOptions): Promise<HttpServer> {
  return serve(async (request, { outgoing }) => {
    const body = await request.text();
    const forward = async () => {
      const headers = new Headers(request.headers);
      for (const name of connectionHeaders) headers.delete(name);
      const response = await fetch(new URL(new URL(request.url).pathname, target), {
        method: request.method,
        ...(body === '' ? {} : { body }),
        headers,
      });
      return new Response(await response.text(), { status: response.status, headers: json });
    };
    const fault = faultOf({ headers: request.headers, body });
    if (fault === undefined) return forward();
    const serviceBody = fault.afterWork ? await (await forward()).text() : '';
    respondWithFault(outgoing, fault, serviceBody);
    return RESPONSE_ALREADY_SENT;
  });
}
