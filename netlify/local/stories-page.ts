import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The development server's page of the components in all their states. */
export const storiesPath = '/src/stories/';

const file = `${storiesPath}index.html`;

/**
 * Returns a Vite plugin that serves the page of stories. `vite-react-ssg` answers all HTML requests, and would answer this
 * one with the not-found page.
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
