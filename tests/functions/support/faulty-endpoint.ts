import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What becomes of one request to the database: passed on, or one of the ways in which a service fails. */
export type Fault =
  | 'pass'
  | 'hang'
  | 'hang in body'
  | 'drop'
  | 'commit, then drop'
  | 'commit, then hang'
  | 'commit, then 400'
  | 'commit, then 500'
  | 'status 400'
  | 'html'
  | 'garbage'
  | 'empty rows'
  | 'status 502'
  | 'redirect';

export interface FaultyEndpoint {
  readonly url: string;
  /** Plans what becomes of the requests that carry a text, such as an id; the last plan stays in force. Others pass. */
  plan(text: string, ...faults: readonly [Fault, ...Fault[]]): void;
  /** Requests seen since that was planned. */
  count(text: string): number;
  stop(): Promise<void>;
}

/** What a proxy says of trouble of its own: a message without an SQLSTATE. */
const controlPlaneFailure = '{"message":"Control plane request failed"}';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function forward(request: IncomingMessage, body: string, target: string): Promise<Response> {
  const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'));
  return fetch(target, {
    method: 'POST',
    body,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
  });
}

async function misbehave(
  fault: Fault,
  send: () => Promise<Response>,
  response: ServerResponse,
): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'pass': {
      const answer = await send();
      response.writeHead(answer.status, json).end(await answer.text());
      return;
    }
    case 'commit, then drop':
      await send();
      response.destroy();
      return;
    case 'commit, then hang':
      await send();
      return;
    case 'commit, then 400':
      await send();
      response.writeHead(400, json).end(controlPlaneFailure);
      return;
    case 'commit, then 500':
      await send();
      response.writeHead(500, json).end(controlPlaneFailure);
      return;
    case 'status 400':
      response.writeHead(400, json).end(controlPlaneFailure);
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
      response.writeHead(307, { Location: '/sql' }).end();
  }
}

/** Starts a stand-in between the functions and the database's endpoint that fails as planned. */
export async function startFaultyEndpoint(target: string): Promise<FaultyEndpoint> {
  const plans = new Map<string, { readonly faults: readonly Fault[]; seen: number }>();
  const nextFault = (body: string): Fault => {
    const [, plan] = [...plans].find(([text]) => body.includes(text)) ?? [];
    if (plan === undefined) return 'pass';
    plan.seen += 1;
    return plan.faults[Math.min(plan.seen, plan.faults.length) - 1] ?? 'pass';
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    await misbehave(nextFault(body), () => forward(request, body, target), response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/sql`,
    plan(text, ...faults) {
      plans.set(text, { faults, seen: 0 });
    },
    count: (text) => plans.get(text)?.seen ?? 0,
    async stop() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
