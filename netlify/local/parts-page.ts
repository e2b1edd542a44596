import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the development server shows every part of the site in every state. */
export const partsPath = '/src/parts/';

const file = `${partsPath}index.html`;

/**
 * Serves the page of parts. Vite would do so by itself, but the renderer of `vite-react-ssg` answers every address that
 * asks for HTML, this one with Not found.
 */
export function partsPage(): Plugin {
  return {
    name: 'parts-page',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        if (path !== partsPath && path !== file) return next();
        readFile(join(server.config.root, file), 'utf8')
          .then((html) => server.transformIndexHtml(file, html))
          .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
          .catch(next);
      });
    },
  };
}
