import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What becomes of one request to the database: passed on, or one of the ways in which a service fails. */
export type Fault =
  | 'pass'
  | 'hang'
  | 'hang in body'
  | 'drop'
  | 'commit, then drop'
  | 'commit, then hang'
  | 'html'
  | 'garbage'
  | 'empty rows'
  | 'status 502'
  | 'redirect';

export interface FaultyEndpoint {
  readonly url: string;
  /** Plans the next requests; the last plan stays in force. */
  plan(...faults: readonly [Fault, ...Fault[]]): void;
  /** Requests seen so far. */
  readonly count: () => number;
  stop(): Promise<void>;
}

async function forward(request: IncomingMessage, target: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'));
  const response = await fetch(target, {
    method: 'POST',
    body: Buffer.concat(chunks),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
  });
  return response.text();
}

async function misbehave(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'pass':
      response.writeHead(200, json).end(await forward(request, target));
      return;
    case 'commit, then drop':
      await forward(request, target);
      response.destroy();
      return;
    case 'commit, then hang':
      await forward(request, target);
      return;
    case 'hang':
      return;
    case 'hang in body':
      response.writeHead(200, json).write('{"fields":');
      return;
    case 'drop':
      response.destroy();
      return;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Sign in</p>');
      return;
    case 'garbage':
      response.writeHead(200, json).end('{"rows":7}');
      return;
    case 'empty rows':
      response.writeHead(200, json).end('{"command":"SELECT","rowCount":0,"fields":[],"rows":[]}');
      return;
    case 'status 502':
      response.writeHead(502).end('<h1>Bad gateway</h1>');
      return;
    case 'redirect':
      response.writeHead(307, { Location: target }).end();
  }
}

/** Starts a stand-in between the functions and the database's endpoint that fails as planned. */
export async function startFaultyEndpoint(target: string): Promise<FaultyEndpoint> {
  let planned: readonly Fault[] = ['pass'];
  let seen = 0;
  const server = createServer((request, response) => {
    const fault = planned[Math.min(seen, planned.length - 1)] ?? 'pass';
    seen += 1;
    misbehave(fault, request, response, target).catch(() => response.destroy());
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/sql`,
    plan(...faults) {
      planned = faults;
      seen = 0;
    },
    count: () => seen,
    async stop() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
