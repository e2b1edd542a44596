import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the development server shows the components in all their states. */
export const storiesPath = '/src/stories/';

const file = `${storiesPath}index.html`;

/**
 * Serves the page of stories. Vite would do so by itself, but the renderer of `vite-react-ssg` answers every address that
 * asks for HTML, this one with Not found.
 */
export function storiesPage(): Plugin {
  return {
    name: 'stories-page',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        if (path !== storiesPath && path !== file) return next();
        readFile(join(server.config.root, file), 'utf8')
          .then((html) => server.transformIndexHtml(file, html))
          .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
          .catch(next);
      });
    },
  };
}
