import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { outlineText } from '../outlines/outline-text.ts';
import { openTypefaces } from '../outlines/typefaces.ts';
import { Typesetter } from '../outlines/typesetter.ts';
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

let typesetting: Promise<Typesetter> | undefined;

/** The picture's document, with its words as outlines: a page's fonts do not reach into an `img`. */
async function pictureOf(request: string): Promise<string> {
  typesetting ??= openTypefaces().then((typefaces) => new Typesetter(typefaces));
  const { ground, drawing } = read(request);
  return outlineText(svgDocument(drawing, standaloneStyling(ground)), await typesetting);
}

const pictures = new Map<string, Promise<string>>();

function pictureOnce(request: string): Promise<string> {
  const picture = pictures.get(request) ?? pictureOf(request);
  pictures.set(request, picture);
  return picture;
}

/** The file's name carries a hash of its content, so that the renderer and the browser's build agree without talking. */
function fileName(request: string, picture: string): string {
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
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
      server.middlewares.use(addressStart, (request, response, next) => {
        pictureOnce((request.url ?? '').replace(/^\//, '').replace(/\.svg$/, ''))
          .then((picture) => response.setHeader('Content-Type', 'image/svg+xml').end(picture))
          .catch(next);
      });
    },
    resolveId: {
      filter: { id: /^virtual:chart-pictures\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:chart-pictures\// },
      async handler(id) {
        const request = id.slice(moduleStart.length + 1);
        const { ground, drawing } = read(request);
        const { title, width, height } = drawing;
        const picture = await pictureOnce(request);
        const name = fileName(request, picture);
        if (!serving && this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName: name, source: picture });
        }
        const src = serving ? `${addressStart}${request}.svg` : `/${name}`;
        return `export default ${JSON.stringify({ src, ground, title, width, height })};`;
      },
    },
  };
}
