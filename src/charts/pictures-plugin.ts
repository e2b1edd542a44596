import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { idOf, svgDocument } from './drawing/markup.ts';
import { standaloneStyling } from './drawing/standalone.ts';
import { drawingOf } from './drawing-request.ts';

const moduleStart = 'virtual:chart-pictures/';
const addressStart = '/@chart-pictures/';

/** Parts the ground from what is drawn: `skills-mapping/card/ink`. */
function read(request: string) {
  const ground = request.endsWith('/ink') ? 'ink' : 'paper';
  return { ground, drawing: drawingOf(request.replace(/\/ink$/, '')) } as const;
}

function pictureOf(request: string): string {
  const { ground, drawing } = read(request);
  return svgDocument(drawing, standaloneStyling(ground));
}

/** The file's name carries a hash of its content, so that the renderer and the browser's build agree without talking. */
function fileName(request: string): string {
  const hash = createHash('sha256').update(pictureOf(request)).digest('base64url').slice(0, 8);
  return `assets/picture-${idOf(read(request).drawing)}-${hash}.svg`;
}

/**
 * Vite plugin: an import of `virtual:chart-pictures/<name>` or `…/<name>/card` gives the chart on paper as a file for
 * an `img`, with `/ink` at the end on ink: for charts below the fold, which would weigh the page's HTML down. They do not
 * draw themselves.
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
        const { title, width, height } = read(request).drawing;
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
