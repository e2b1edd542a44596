import { createServer } from 'node:http';

/** Another site, with one page. */
export interface OtherSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves one page from 127.0.0.1, which is another site than `localhost`, on a free port. A page that only a test's
 * route answers would be kept from the local network by the browser before the site's own rules were asked.
 */
export async function startOtherSite(body: string): Promise<OtherSite> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(
      `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">${body}`,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
