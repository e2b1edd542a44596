import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRunnableDevEnvironment, type Plugin, resolveConfig } from 'vite';
import type { Drawing, DrawingSource } from '../../drawings/drawing.ts';

type Renderer = typeof import('./render-drawing.tsx');

const name = 'drawings';

/** Opens one module graph for the renderer and all drawings, so that they share React contexts and cached values. */
async function openRenderer() {
  const environment = {
    consumer: 'server',
    dev: { moduleRunnerTransform: true },
    resolve: { external: true },
  } as const;
  const settings = { configFile: false, envDir: false, logLevel: 'error' } as const;
  const config = await resolveConfig({ ...settings, environments: { [name]: environment } }, 'serve');
  const started = createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } });
  await started.init();
  const renderer = await started.runner.import<Renderer>('/src/build/files/render-drawing.tsx');
  const load = async (file: string) => (await started.runner.import<{ default: Drawing }>(file)).default;
  return { renderer, load };
}

let moduleGraph: ReturnType<typeof openRenderer> | undefined;
const drawn = new Map<string, ReturnType<typeof draw>>();

async function draw(path: string) {
  moduleGraph ??= openRenderer();
  const { renderer, load } = await moduleGraph;
  const [file = '', query = ''] = path.split('?');
  const options = query.split('&');
  const drawing = await load(file);
  const card = options.includes('card') || (options.includes('poster') && drawing.card !== undefined);
  const sheet = card ? drawing.card : drawing.full;
  if (!sheet) throw new Error(`The drawing ${drawing.name} has no card.`);
  const { width, height } = sheet;
  const background: DrawingSource['background'] = options.includes('ink') ? 'ink' : 'paper';
  return {
    facts: { width, height, background },
    world: drawing.world,
    name: `${drawing.name}${card ? '-card' : ''}`,
    document: renderer.pictureDocument(drawing, sheet, background),
  };
}

/**
 * Renders the drawing of an import, once per path. The query is `?picture`, optionally with `&card` (the card), `&ink` (on ink
 * instead of paper) or `&poster` (the card if there is one). Throws for `&card` if the drawing has no card.
 */
export function drawOnce(path: string): ReturnType<typeof draw> {
  const drawing = drawn.get(path) ?? draw(path);
  drawn.set(path, drawing);
  return drawing;
}

/** The SVG documents of all imported pictures by address. */
const files = new Map<string, string>();

/** Writes all imported pictures into the site built in `directory`. */
export function publishDrawings(directory: string): void {
  for (const [address, source] of files) {
    const file = join(directory, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
}

const imported = /\.drawing\.tsx\?picture/;
/** These ids do not end in `.tsx`, so that other plugins do not search path data for components and class names. */
const virtual = /^\0.*\.drawing\?picture/;

/**
 * Returns a Vite plugin for imports of `….drawing.tsx?picture` (see `drawOnce` for the query). An import returns size,
 * background and URL of an SVG file for the `Picture` component. The file's name contains a hash of its content.
 */
export function drawingsPlugin(): Plugin {
  let serving = false;
  return {
    name: 'drawings',
    // Otherwise Vite would import the component itself.
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    watchChange() {
      // A drawing may depend on any file.
      drawn.clear();
      moduleGraph = undefined;
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
        const [file = ''] = path.split('?');
        this.addWatchFile(file);
        const { facts, name, document } = await drawOnce(path);
        const hash = createHash('sha256').update(document).digest('base64url').slice(0, 8);
        const address = `/assets/picture-${name}-${hash}.svg`;
        files.set(address, document);
        const src = serving
          ? `data:image/svg+xml;base64,${Buffer.from(document).toString('base64')}`
          : address;
        return `export default ${JSON.stringify({ ...facts, src })};`;
      },
    },
  };
}
