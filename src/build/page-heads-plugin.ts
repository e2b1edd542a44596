import type { Plugin } from 'vite';
import { pageHead } from '../content/loader/read-content.ts';
import { siteRoutes } from '../routes.ts';

/**
 * Vite plugin: `virtual:page-heads` gives title, without the brand, and description of each page by its path. It is for the
 * renderer: in the browser each page brings its own.
 */
export function pageHeadsPlugin(): Plugin {
  return {
    name: 'page-heads',
    resolveId: { filter: { id: /^virtual:page-heads$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-heads$/ },
      handler() {
        const entries = siteRoutes.map(({ path, content }) => [path, pageHead(content)]);
        return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
      },
    },
  };
}
