import type { Plugin } from 'vite';

/** Vite plugin: dynamic imports without Vite's preload helper, as chunks here have neither styles nor preloads. */
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
