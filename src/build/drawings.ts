import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { createRunnableDevEnvironment, type Plugin, type PluginOption, resolveConfig } from 'vite';
import type { Ground } from '../design/drawing-theme.ts';
import type { ChartSource, Drawing, PictureSource, Variant } from '../drawings/drawing.ts';
import { openTypesetter } from './typesetter.ts';

type Renderer = typeof import('./render-drawing.tsx');

const environmentName = 'drawings';
const environment = {
  consumer: 'server',
  dev: { moduleRunnerTransform: true },
  resolve: { external: true },
} as const;

/**
 * Loads drawings and the renderer in one module graph, so that they share their context and what they have computed.
 * `plugins` are those that drawings need for what they import.
 */
export async function openDrawings(plugins: readonly PluginOption[] = []) {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      plugins: [...plugins],
      environments: { [environmentName]: environment },
    },
    'serve',
  );
  const { runner, ...rest } = await startEnvironment(config);
  const renderer = await runner.import<Renderer>('/src/build/render-drawing.tsx');
  let typesetter: ReturnType<typeof openTypesetter> | undefined;
  const load = async (file: string) => (await runner.import<{ default: Drawing }>(file)).default;
  return {
    ...rest,
    async chart(file: string, variant: Variant) {
      const drawing = await load(file);
      const { width, height, fit } = renderer.sheetOf(drawing, variant);
      const id = renderer.idOf(drawing, variant);
      const facts = { id, title: drawing.text?.title ?? '', variant, width, height, ...(fit ? { fit } : {}) };
      return { facts, drawing, document: () => renderer.chartDocument(drawing, variant) };
    },
    async picture(file: string, variant: Variant, ground: Ground) {
      typesetter ??= openTypesetter();
      const drawing = await load(file);
      const { width, height } = renderer.sheetOf(drawing, variant);
      const facts = { ground, title: drawing.text?.title ?? '', width, height };
      const setter = await typesetter;
      return { facts, drawing, document: () => renderer.pictureDocument(drawing, variant, ground, setter) };
    },
  };
}

async function startEnvironment(config: Awaited<ReturnType<typeof resolveConfig>>) {
  const started = createRunnableDevEnvironment(environmentName, config, {
    hot: false,
    runnerOptions: { hmr: false },
  });
  await started.init();
  return { runner: started.runner, close: () => started.close() };
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
export function drawingsPlugin(plugins: readonly PluginOption[] = []): Plugin {
  let serving = false;
  let root = '';
  let opened: ReturnType<typeof openDrawings> | undefined;
  const documents = new Map<string, Promise<{ facts: object; name: string; document: string }>>();

  async function draw({ file, kind, variant, ground }: Request) {
    opened ??= openDrawings(plugins);
    const drawings = await opened;
    const { facts, drawing, document } =
      kind === 'chart' ? await drawings.chart(file, variant) : await drawings.picture(file, variant, ground);
    const written = document();
    const name = `${kind}-${drawing.name}${variant === 'card' ? '-card' : ''}`;
    return { facts, name: fileName(name, written), document: written };
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
      void opened?.then(({ close }) => close());
      opened = undefined;
    },
    async buildEnd() {
      const drawings = await opened;
      opened = undefined;
      await drawings?.close();
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
        const { facts, name, document } = await drawOnce(path);
        const rendering = this.environment.name !== 'client';
        const source = (own: Pick<ChartSource, 'href' | 'markup'> | Pick<PictureSource, 'src'>) =>
          `export default ${JSON.stringify({ ...facts, ...own })};`;
        const address = serving
          ? `${addressStart}${relative(root, request.file)}?${request.query}`
          : `/${name}`;
        if (!serving && !rendering) this.emitFile({ type: 'asset', fileName: name, source: document });
        if (request.kind === 'picture') return source({ src: address });
        if (!rendering) return source({ href: address });
        return source({ href: '', markup: document.replace(/^<svg[^>]*>|<\/svg>$/g, '') });
      },
    },
  };
}
