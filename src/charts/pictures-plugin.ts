import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { outlineText } from '../outlines/outline-text.ts';
import { openTypefaces } from '../outlines/typefaces.ts';
import { Typesetter } from '../outlines/typesetter.ts';
import { idOf, svgDocument, wordlessDocument } from './drawing/markup.ts';
import { standaloneStyling } from './drawing/standalone.ts';
import { drawingOf, insetOf } from './drawing-request.ts';

const moduleStart = 'virtual:chart-pictures/';
const addressStart = '/@chart-pictures/';

interface Picture {
  /** Beginning of the file's name. */
  readonly id: string;
  /** What the module says of the picture. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Writes the whole document: asked for once, as it takes its time. */
  readonly document: () => string;
}

/** Parts the ground from what is drawn, `skills-mapping/card/ink` or `inset-route/ink`, and draws it. */
function read(request: string): Picture {
  const ground = request.endsWith('/ink') ? 'ink' : 'paper';
  const styling = standaloneStyling(ground);
  const drawn = request.replace(/\/ink$/, '');
  if (drawn.startsWith('inset-')) {
    const inset = insetOf(drawn);
    const { name, width, height } = inset;
    return { id: name, facts: { ground, width, height }, document: () => wordlessDocument(inset, styling) };
  }
  const drawing = drawingOf(drawn);
  const { title, width, height } = drawing;
  return {
    id: idOf(drawing),
    facts: { ground, title, width, height },
    document: () => svgDocument(drawing, styling),
  };
}

let typesetting: Promise<Typesetter> | undefined;

/** The picture's document, with its words as outlines: a page's fonts do not reach into an `img`. */
async function pictureOf(request: string): Promise<string> {
  typesetting ??= openTypefaces().then((typefaces) => new Typesetter(typefaces));
  return outlineText(read(request).document(), await typesetting);
}

const pictures = new Map<string, Promise<string>>();

/** The document of a picture that an import asks for, `skills-mapping/card/ink`. Throws where there is no such picture. */
export function drawPicture(request: string): Promise<string> {
  const picture = pictures.get(request) ?? pictureOf(request);
  pictures.set(request, picture);
  return picture;
}

/** The file's name carries a hash of its content, so that the renderer and the browser's build agree without talking. */
function fileName(id: string, picture: string): string {
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
  return `assets/picture-${id}-${hash}.svg`;
}

/**
 * Vite plugin: an import of `virtual:chart-pictures/<name>` or `…/<name>/card` gives the chart on paper as a file for
 * an `img`, with `/ink` at the end on ink; `virtual:chart-pictures/inset-…` gives a close-up. They are for charts below the
 * fold, which would weigh the page's HTML down, and do not draw themselves.
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
        drawPicture((request.url ?? '').replace(/^\//, '').replace(/\.svg$/, ''))
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
        const { id: drawn, facts } = read(request);
        const picture = await drawPicture(request);
        const name = fileName(drawn, picture);
        if (!serving && this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName: name, source: picture });
        }
        const src = serving ? `${addressStart}${request}.svg` : `/${name}`;
        return `export default ${JSON.stringify({ src, ...facts })};`;
      },
    },
  };
}
