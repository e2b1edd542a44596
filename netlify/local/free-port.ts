import { createServer } from 'node:net';

/** A TCP port that was free on 127.0.0.1 a moment ago, chosen by the operating system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') {
          resolve(address.port);
        } else {
          reject(new Error('The operating system gave no port.'));
        }
      });
    });
  });
}
