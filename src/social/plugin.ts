import type { Plugin } from 'vite';
import { socialPictures } from './pictures.ts';

const moduleName = 'virtual:social-pictures';

/**
 * Vite plugin: an import of `virtual:social-pictures` gives the address and the words of each page's social picture, by
 * the page's path. What renders pages at build reads it; nothing of it reaches a browser.
 */
export function socialPicturesPlugin(): Plugin {
  return {
    name: 'social-pictures',
    resolveId: {
      filter: { id: /^virtual:social-pictures$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:social-pictures$/ },
      async handler() {
        if (this.environment.name === 'client')
          throw new Error(`${moduleName} is for the build's renderer only.`);
        const pictures = await socialPictures();
        const entries = pictures.map(({ path, address, alternative }) => [path, { address, alternative }]);
        return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
      },
    },
  };
}
