import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const requestLimitMilliseconds = 60_000;
const keepAliveMilliseconds = 30_000;

/** An HTTP server on 127.0.0.1. */
export interface LocalHttpServer {
  /** For example `http://127.0.0.1:41234`, without a slash at the end. */
  readonly origin: string;
  /** Stops listening and drops every connection, also those with a request under way. */
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves `handler` on a free port of 127.0.0.1. A handler that throws answers 500 with its message. */
export async function startLocalHttpServer(handler: Handler): Promise<LocalHttpServer> {
  const server = createServer((request, response) => {
    handler(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'unknown';
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message });
    });
  });
  server.requestTimeout = requestLimitMilliseconds;
  server.keepAliveTimeout = keepAliveMilliseconds;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The local server got no port.');
  }
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a JSON document. */
export function sendJson(response: ServerResponse, status: number, content: unknown): void {
  const body = JSON.stringify(content);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

/** The request's body as text; undefined where it is longer than `limitBytes`, the rest of it then being dropped. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= limitBytes) chunks.push(chunk);
  }
  return length > limitBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}
