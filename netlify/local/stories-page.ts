import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The path of the page with all components in all states, on the development server. */
export const storiesPath = '/src/stories/';

const file = `${storiesPath}index.html`;

/**
 * Returns a Vite plugin that serves the page of stories before `vite-react-ssg`, which would respond with the not-found page.
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
