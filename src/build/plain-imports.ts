import type { Plugin } from 'vite';

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
