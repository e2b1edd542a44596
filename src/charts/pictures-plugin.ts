import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { idOf, svgDocument } from './drawing/markup.ts';
import { standaloneStyling } from './drawing/standalone.ts';
import { drawingOf } from './drawing-request.ts';

const moduleStart = 'virtual:chart-pictures/';
const addressStart = '/@chart-pictures/';

function pictureOf(request: string): string {
  return svgDocument(drawingOf(request), standaloneStyling('paper'));
}

/** The file's name carries a hash of its content, so that the renderer and the browser's build agree without talking. */
function fileName(request: string): string {
  const hash = createHash('sha256').update(pictureOf(request)).digest('base64url').slice(0, 8);
  return `assets/picture-${idOf(drawingOf(request))}-${hash}.svg`;
}

/**
 * Vite plugin: an import of `virtual:chart-pictures/<name>` or `.../<name>/card` gives the chart on paper as a file for
 * an `img`: for charts below the fold, which would weigh the page's HTML down. They do not draw themselves.
 */
export function chartPicturesPlugin(): Plugin {
  let serving = false;
  return {
    name: 'chart-pictures',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(addressStart, (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(pictureOf((request.url ?? '').replace(/^\//, '').replace(/\.svg$/, '')));
      });
    },
    resolveId: {
      filter: { id: /^virtual:chart-pictures\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:chart-pictures\// },
      handler(id) {
        const request = id.slice(moduleStart.length + 1);
        const { title, width, height } = drawingOf(request);
        const name = fileName(request);
        if (!serving && this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName: name, source: pictureOf(request) });
        }
        const src = serving ? `${addressStart}${request}.svg` : `/${name}`;
        return `export default ${JSON.stringify({ src, title, width, height })};`;
      },
    },
  };
}
