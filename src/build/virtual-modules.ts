import type { Plugin } from 'vite';
import { iconPath } from '../content/icons.ts';

const iconModule = 'virtual:icon/';

/** Vite plugin: an import on demand without Vite's helper, which has no styles and no preloads to fetch here. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Vite plugin: an import of `virtual:icon/` with a name of Lucide behind it gives the data of the icon's path. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    resolveId: { filter: { id: new RegExp(`^${iconModule}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${iconModule}`) },
      handler(id) {
        const path = iconPath(id.slice(1 + iconModule.length));
        if (path === undefined) throw new Error(`Lucide has no icon for ${id.slice(1)}.`);
        return `export default ${JSON.stringify(path)};`;
      },
    },
  };
}
