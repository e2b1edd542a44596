import { createServer, type RequestListener, type Server } from 'node:http';
import { LocalRunError } from './local-run-error.ts';

const requestLimitMilliseconds = 60_000;

/** Something that listens on both loopback addresses. */
export interface LoopbackListener {
  readonly port: number;
  /** Stops listening and drops every connection. */
  stop(): Promise<void>;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener);
  server.requestTimeout = requestLimitMilliseconds;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1, because `localhost` may mean either. Port 0 takes a free one.
 * Throws a LocalRunError where the port is taken or not permitted.
 */
export async function listenOnLoopback(
  listener: RequestListener,
  wantedPort: number,
): Promise<LoopbackListener> {
  const servers: Server[] = [];
  try {
    const first = await listen(listener, '127.0.0.1', wantedPort);
    servers.push(first);
    servers.push(await listen(listener, '::1', portOf(first)));
  } catch (error) {
    const code = errorCode(error);
    const chosen = wantedPort !== 0;
    if (servers.length === 0 || (chosen && code === 'EADDRINUSE')) {
      await Promise.all(servers.map(close));
      throw new LocalRunError(
        code === 'EADDRINUSE'
          ? `Port ${wantedPort} is already taken; stop the program that uses it, or set PORT to another one.`
          : `Port ${wantedPort} cannot be used (${code}); set PORT to another one.`,
      );
    }
  }
  const port = servers[0] === undefined ? 0 : portOf(servers[0]);
  return {
    port,
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}
