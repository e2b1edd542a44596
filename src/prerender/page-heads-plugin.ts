import type { Plugin } from 'vite';
import { pageHead } from '../content/loader/page-head.ts';
import { siteRoutes } from '../route-table.ts';
import { pageTitle } from '../site.ts';

/**
 * Vite plugin: by the path of each page, `virtual:page-titles` gives its whole title and `virtual:page-heads` its title
 * without the brand and its description. The latter is for the renderer: in the browser descriptions would be a kilobyte
 * and a half of script on every page.
 */
export function pageHeadsPlugin(): Plugin {
  return {
    name: 'page-heads',
    resolveId: { filter: { id: /^virtual:page-(?:titles|heads)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-(?:titles|heads)$/ },
      handler(id) {
        const entries = siteRoutes.map(({ path, content }) => {
          const head = pageHead(content);
          return [path, id.endsWith('titles') ? pageTitle(head.title) : head];
        });
        return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
      },
    },
  };
}
