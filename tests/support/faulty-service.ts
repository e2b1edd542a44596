import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, startLocalHttpServer } from '../../netlify/local/local-http-server.ts';

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
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface FaultyServiceOptions {
  /** Where requests are passed on to: an origin; the path is the request's own. */
  readonly target: string;
  /** What becomes of a request; undefined passes it on and its answer back. */
  readonly faultOf: (request: ServiceRequest) => Fault | undefined;
  /** Sees each answer of the real service, whether it gets back or not. */
  readonly onAnswer?: (body: string) => void;
}

export interface FaultyService {
  readonly origin: string;
  stop(): Promise<void>;
}

const bodyLimitBytes = 1024 * 1024;
const dripMilliseconds = 200;
const json = { 'Content-Type': 'application/json' };
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

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
export async function startFaultyService(options: FaultyServiceOptions): Promise<FaultyService> {
  const { target, faultOf, onAnswer } = options;
  return startLocalHttpServer(async (request, response) => {
    const body = (await readBody(request, bodyLimitBytes)) ?? '';
    const forward = async () => {
      const headers = Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name));
      const answer = await fetch(new URL(request.url ?? '/', target), {
        method: 'POST',
        body,
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      });
      const text = await answer.text();
      onAnswer?.(text);
      return { status: answer.status, text };
    };
    const fault = faultOf({ headers: request.headers, body });
    if (fault === undefined) {
      const { status, text } = await forward();
      response.writeHead(status, json).end(text);
      return;
    }
    misbehave(response, fault, fault.afterWork ? (await forward()).text : '');
  });
}
