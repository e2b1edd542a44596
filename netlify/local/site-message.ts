import type { IncomingMessage, ServerResponse } from 'node:http';

/** Netlify passes at most 6 MB on to a function (docs.netlify.com/functions/overview, default limits). */
const bodyLimitBytes = 6 * 1024 * 1024;

/** Headers that belong to one connection or are set by the server itself. */
const connectionHeaders = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/** A request the server refuses before looking at it. */
class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function readBytes(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= bodyLimitBytes) chunks.push(chunk);
  }
  if (length > bodyLimitBytes) {
    throw new RefusedRequest(413, 'The request is larger than 6 MB.');
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function readUrl(request: IncomingMessage): URL {
  const target = request.url ?? '';
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  try {
    if (!target.startsWith('/')) throw new URIError();
    const url = new URL(origin + target);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    throw new RefusedRequest(400, 'The address is not readable.');
  }
}

/**
 * The request in web form. `X-Forwarded-For` carries the address of the connection, as Netlify sets it for `context.ip`;
 * one that the request brings is kept, so that tests can be several clients. Throws a RefusedRequest.
 */
async function toWebRequest(request: IncomingMessage): Promise<Request> {
  const url = readUrl(request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || connectionHeaders.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (!headers.has('x-forwarded-for')) {
    const address = request.socket.remoteAddress ?? '127.0.0.1';
    headers.set('x-forwarded-for', address.replace(/^::ffff:/, ''));
  }
  const body = await readBytes(request);
  try {
    return new Request(url, {
      method: request.method ?? 'GET',
      headers,
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    // Methods that the Fetch standard forbids: CONNECT, TRACE, TRACK.
    throw new RefusedRequest(405, 'The method is not allowed.');
  }
}

/** Sends a web response; without its body where the request was HEAD. */
async function sendWebResponse(answer: Response, response: ServerResponse, withBody: boolean): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (connectionHeaders.has(name) || name === 'set-cookie') continue;
    response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const body = answer.body === null ? undefined : await answer.bytes();
  if (body !== undefined) response.setHeader('Content-Length', body.length);
  response.end(withBody ? body : undefined);
}

/**
 * Answers a Node request with what `handler` returns. What cannot be read is refused (400, 405, 413); a handler that throws
 * answers 500 and its error goes to the terminal.
 */
export async function answerNodeRequest(
  handler: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const withBody = request.method !== 'HEAD';
  try {
    const answered = await handler(await toWebRequest(request));
    await sendWebResponse(answered, response, withBody);
  } catch (error) {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const refused = error instanceof RefusedRequest;
    if (!refused) console.error(error);
    response.writeHead(refused ? error.status : 500, {
      'Content-Type': 'text/plain; charset=utf-8',
    });
    response.end(refused ? error.message : 'The local server failed; see the terminal.');
  }
}
