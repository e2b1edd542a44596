import type { Plugin } from 'vite';

/** Returns a Vite plugin that removes the preload helper from dynamic imports: our chunks have no styles and no preloads. */
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
