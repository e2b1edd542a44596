import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { createRunnableDevEnvironment, type Plugin, resolveConfig } from 'vite';
import type { Ground } from '../design/drawing-theme.ts';
import type { ChartSource, Drawing, PictureSource, Variant } from '../drawings/drawing.ts';
import { openTypesetter } from './typesetter.ts';

type Renderer = typeof import('./render-drawing.tsx');

const name = 'drawings';

/** Opens a module graph for the renderer and the drawings: they share their context and what they have computed. */
async function openStudio() {
  const environment = {
    consumer: 'server',
    dev: { moduleRunnerTransform: true },
    resolve: { external: true },
  } as const;
  const settings = { configFile: false, envDir: false, logLevel: 'error' } as const;
  const config = await resolveConfig({ ...settings, environments: { [name]: environment } }, 'serve');
  const started = createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } });
  await started.init();
  const renderer = await started.runner.import<Renderer>('/src/build/render-drawing.tsx');
  const load = async (file: string) => (await started.runner.import<{ default: Drawing }>(file)).default;
  return { renderer, load, pictures: new Map<string, string>() };
}

let opened: ReturnType<typeof openStudio> | undefined;
let typesetter: ReturnType<typeof openTypesetter> | undefined;

async function load(file: string) {
  opened ??= openStudio();
  const studio = await opened;
  return { ...studio, drawing: await studio.load(file) };
}

/** The SVG document of a drawing that stands alone on a ground, drawn once; `file` is its path from the root of the project. */
export async function drawPicture(file: string, variant: Variant, ground: Ground): Promise<string> {
  typesetter ??= openTypesetter();
  const { renderer, drawing, pictures } = await load(file);
  const name = `${file} ${variant} ${ground}`;
  const picture = pictures.get(name) ?? renderer.pictureDocument(drawing, variant, ground, await typesetter);
  pictures.set(name, picture);
  return picture;
}

const addressStart = '/@drawings/';
const imported = /\.drawing\.tsx\?(?:chart|picture)/;
/** Modules have no `.tsx` in their ids, so that nobody looks for components or class names in path data. */
const virtual = /^\0.*\.drawing\?(?:chart|picture)/;

interface Request {
  readonly file: string;
  readonly query: string;
  readonly kind: string;
  readonly variant: Variant;
  readonly ground: Ground;
}

/** Reads a file with `?chart` or `?picture`, and `&card` and `&ink` behind it. */
function readRequest(path: string): Request {
  const [file = '', query = ''] = path.split('?');
  const [kind = '', ...options] = query.split('&');
  const variant = options.includes('card') ? 'card' : 'full';
  return { file, query, kind, variant, ground: options.includes('ink') ? 'ink' : 'paper' };
}

/** The file's name carries a hash of its content, so that the renderer and the browser's build agree without talking. */
function fileName(id: string, document: string): string {
  return `assets/${id}-${createHash('sha256').update(document).digest('base64url').slice(0, 8)}.svg`;
}

/**
 * Vite plugin: an import of `….drawing.tsx?chart` gives a chart for the `Chart` component. What renders pages at build gets
 * its markup, the browser only the address of the same picture as a file, so no script contains geometry or path data.
 * An import of `….drawing.tsx?picture` gives a file for an `img`, on paper or with `&ink` on ink. `&card` gives the card.
 */
export function drawingsPlugin(): Plugin {
  let serving = false;
  let root = '';
  const documents = new Map<string, ReturnType<typeof draw>>();

  async function draw({ file, kind, variant, ground }: Request) {
    const { renderer, drawing } = await load(file);
    const { width, height, fit } = renderer.sheetOf(drawing, variant);
    const shared = { title: drawing.text?.title ?? '', width, height };
    const name = `${drawing.name}${variant === 'card' ? '-card' : ''}`;
    const files = new Map<string, string>();
    const add = (part: string, content: string) => {
      const file = fileName(`${part}-${name}`, content);
      files.set(file, content);
      return `/${file}`;
    };
    if (kind === 'picture') {
      const document = await drawPicture(file, variant, ground);
      return { facts: { ...shared, ground }, document, address: add(kind, document), files };
    }
    const whole = renderer.chartDocument(drawing, variant);
    const document = serving ? whole : renderer.splitChart(whole, (lines) => add('lines', lines));
    const facts = { ...shared, id: renderer.idOf(drawing, variant), variant, fit };
    return { facts, document, address: add(kind, document), files };
  }

  function drawOnce(id: string) {
    const drawn = documents.get(id) ?? draw(readRequest(id));
    documents.set(id, drawn);
    return drawn;
  }

  return {
    name: 'drawings',
    // Before Vite takes the import for one of the component's own file.
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(addressStart, (request, response, next) => {
        drawOnce(`${root}${request.url ?? ''}`)
          .then(({ document }) => response.setHeader('Content-Type', 'image/svg+xml').end(document))
          .catch(next);
      });
    },
    watchChange() {
      // Whatever has changed, a drawing may have been made of it.
      documents.clear();
      opened = undefined;
    },
    resolveId: {
      filter: { id: imported },
      async handler(id, importer) {
        const [file = '', query = ''] = id.split('?');
        const resolved = await this.resolve(file, importer);
        return resolved && `\0${resolved.id.replace(/\.tsx$/, '')}?${query}`;
      },
    },
    load: {
      filter: { id: virtual },
      async handler(id) {
        const path = id.slice(1).replace('?', '.tsx?');
        const request = readRequest(path);
        this.addWatchFile(request.file);
        const { facts, address: built, document, files } = await drawOnce(path);
        const rendering = this.environment.name !== 'client';
        const source = (own: Pick<ChartSource, 'href' | 'markup'> | Pick<PictureSource, 'src'>) =>
          `export default ${JSON.stringify({ ...facts, ...own })};`;
        const address = serving ? `${addressStart}${relative(root, request.file)}?${request.query}` : built;
        if (!serving && !rendering)
          for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
        if (request.kind === 'picture') return source({ src: address });
        if (!rendering) return source({ href: address });
        return source({ href: '', markup: document.replace(/^<svg[^>]*>|<\/svg>$/g, '') });
      },
    },
  };
}
