import { createHash } from 'node:crypto';
import { createRunnableDevEnvironment, type Plugin, resolveConfig } from 'vite';
import type { ChartSource, Drawing, PictureSource } from '../drawings/drawing.ts';

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
  return { renderer, load };
}

let studio: ReturnType<typeof openStudio> | undefined;
const drawn = new Map<string, ReturnType<typeof draw>>();

async function draw(path: string) {
  studio ??= openStudio();
  const { renderer, load } = await studio;
  const [file = '', query = ''] = path.split('?');
  const [kind, ...options] = query.split('&');
  const drawing = await load(file);
  const card = options.includes('card') || (options.includes('poster') && drawing.card !== undefined);
  const sheet = card ? drawing.card : drawing.full;
  if (!sheet) throw new Error(`The drawing ${drawing.name} has no card.`);
  const { width, height, fit } = sheet;
  const shared = { title: drawing.text?.title ?? '', width, height };
  if (kind === 'chart') {
    const facts = { ...shared, id: renderer.idOf(drawing), fit };
    return { renderer, facts, name: drawing.name, document: renderer.chartDocument(drawing) };
  }
  const background = options.includes('ink') ? 'ink' : 'paper';
  const document = renderer.pictureDocument(drawing.name, sheet, background);
  return {
    renderer,
    facts: { ...shared, background },
    name: `${drawing.name}${card ? '-card' : ''}`,
    document,
  };
}

/**
 * Draws once what an import of a drawing asks for: `?chart`, or `?picture` with `&card`, `&ink` or both behind it; `&poster`
 * gives the card where there is one. Throws where a card is asked for and there is none.
 */
export function drawOnce(path: string): ReturnType<typeof draw> {
  const drawing = drawn.get(path) ?? draw(path);
  drawn.set(path, drawing);
  return drawing;
}

const imported = /\.drawing\.tsx\?(?:chart|picture)/;
/** Modules have no `.tsx` in their ids, so that nobody looks for components or class names in path data. */
const virtual = /^\0.*\.drawing\?(?:chart|picture)/;

/**
 * Vite plugin: an import of `….drawing.tsx?chart` gives a chart for the `Chart` component. What renders pages at build gets
 * its markup, the browser only the address of the same picture as a file, so no script contains geometry or path data.
 * With `&split` behind it the chart's long paths are a file of their own, for pages that have much beside it.
 * An import of `….drawing.tsx?picture` gives a file for an `img`, on paper or with `&ink` on ink. `&card` gives the card.
 * A file's name carries a hash of its content, so that the renderer and the browser's build agree without talking.
 */
export function drawingsPlugin(): Plugin {
  let serving = false;
  return {
    name: 'drawings',
    // Before Vite takes the import for one of the component's own file.
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    watchChange() {
      // Whatever has changed, a drawing may have been made of it.
      drawn.clear();
      studio = undefined;
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
        const [file = '', query = ''] = path.split('?');
        this.addWatchFile(file);
        const { renderer, facts, name, document: whole } = await drawOnce(path.replace('&split', ''));
        const rendering = this.environment.name !== 'client';
        const addressOf = (kind: string, source: string) => {
          if (serving) return `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${kind}-${name}-${hash}.svg`;
          if (!rendering) this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const source = (own: Pick<ChartSource, 'href' | 'markup'> | Pick<PictureSource, 'src'>) =>
          `export default ${JSON.stringify({ ...facts, ...own })};`;
        if (query.startsWith('picture')) return source({ src: addressOf('picture', whole) });
        const isSplit = query.includes('&split') && !serving;
        const document = isSplit ? renderer.splitChart(whole, (lines) => addressOf('lines', lines)) : whole;
        if (!rendering) return source({ href: addressOf('chart', document) });
        return source({ href: '', markup: document.replace(/^<svg[^>]*>|<\/svg>$/g, '') });
      },
    },
  };
}
