import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LocalRunError } from './command-line.ts';

const requestTimeout = 60_000;

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Returns a request listener for Node's HTTP server that responds with `fetch`. */
export function requestListener(fetch: Fetch) {
  return getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
  });
}

/**
 * Serves `fetch` on 127.0.0.1 and, if available, on ::1, because `localhost` may resolve to either. Port 0 selects a free port.
 * The returned `origin` has no trailing slash. Throws a LocalRunError if the port is in use or not permitted; the message names
 * `portSetting`.
 */
export async function serve(fetch: Fetch, wantedPort = 0, portSetting = 'PORT') {
  const servers: Server[] = [];
  /** Stops listening and closes every connection, including those with a pending request. */
  const stop = async () => {
    for (const server of servers) server.close().closeAllConnections();
  };
  let port = wantedPort;
  for (const host of ['127.0.0.1', '::1']) {
    try {
      const server = createServer({ requestTimeout }, requestListener(fetch)).listen(port, host);
      await once(server, 'listening');
      servers.push(server);
      port = (server.address() as AddressInfo).port;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      const isInUse = code === 'EADDRINUSE';
      if (servers.length > 0 && (wantedPort === 0 || !isInUse)) continue;
      await stop();
      const reason = isInUse
        ? 'is already in use; stop the program that uses it, or'
        : `cannot be used (${code});`;
      throw new LocalRunError(`Port ${wantedPort} ${reason} set ${portSetting} to another port.`);
    }
  }
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

/** An HTTP server on this machine's loopback addresses. */
export type HttpServer = Awaited<ReturnType<typeof serve>>;
