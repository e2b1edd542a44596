import type { Plugin } from 'vite';
import { pageHead } from '../content/loader/page-head.ts';
import { siteRoutes } from '../route-table.ts';
import { pageTitle } from '../site.ts';

/**
 * Vite plugin: an import of `virtual:page-titles` gives the whole title of each page by its path. Descriptions stay out of
 * it: in the browser they would be a kilobyte and a half of script on every page.
 */
export function pageTitlesPlugin(): Plugin {
  return {
    name: 'page-titles',
    resolveId: { filter: { id: /^virtual:page-titles$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-titles$/ },
      handler() {
        const titles = siteRoutes.map(({ path, content }) => [path, pageTitle(pageHead(content).title)]);
        return `export default ${JSON.stringify(Object.fromEntries(titles))};`;
      },
    },
  };
}
