import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, parse as parsePath } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readContent } from '../src/build/read-content.ts';
import { colours } from '../src/design/tokens.ts';
import { brand } from '../src/site.ts';
import { findBrowser } from '../tests/browser/support/browser.ts';
import { Director } from './director.ts';
import { FilmedPage } from './page.ts';
import type { Stage } from './stage.ts';
import { storyboard } from './storyboard.ts';

const project = join(import.meta.dirname, '..');
/** A secure context, which WebCodecs need; no host, all is answered here. */
const stageOrigin = 'https://stage.invalid';

const fonts = { Display: 'bricolage-grotesque-basic', Copy: 'instrument-sans-basic' } as const;

/** What the stage's page loads, by its path. */
function stageFile(path: string): { readonly body: string | Buffer; readonly contentType: string } {
  const script = (body: string | Buffer) => ({ body, contentType: 'text/javascript' });
  if (path === '/') {
    const imports = JSON.stringify({ imports: { mediabunny: '/mediabunny.mjs' } });
    const body = `<!doctype html><script type="importmap">${imports}</script><script type="module" src="/stage.ts"></script>`;
    return { body, contentType: 'text/html' };
  }
  if (path === '/mediabunny.mjs')
    return script(readFileSync(join(project, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs')));
  if (path.endsWith('.ts'))
    return script(stripTypeScriptTypes(readFileSync(join(import.meta.dirname, path), 'utf8')));
  return { body: readFileSync(join(project, 'src/design/fonts', path)), contentType: 'font/woff2' };
}

/** Opens the page that draws and encodes. */
async function openStage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${stageOrigin}/**`, (route) =>
    route.fulfill(stageFile(new URL(route.request().url()).pathname)),
  );
  await page.goto(`${stageOrigin}/`);
  await page.waitForFunction(() => 'stage' in globalThis);
  await page.evaluate(
    ([settings, faces]) => (globalThis as unknown as { stage: Stage }).stage.start(settings, faces),
    [
      { colours, brand },
      Object.fromEntries(Object.entries(fonts).map(([name, file]) => [name, `/${file}.woff2`])),
    ] as const,
  );
  return page;
}

/** Records the film of a storyboard. */
async function record(browser: Browser, name: string, directory: string) {
  const board = storyboard.parse(
    parse(readFileSync(join(import.meta.dirname, 'storyboards', `${name}.yaml`), 'utf8')),
  );
  const { title } = Object(readContent('content/videos').videos)[name];
  const stage = await openStage(browser);
  const page = await FilmedPage.start(browser, join(project, 'dist'), board.height);
  const recorded = await new Director(page, stage, board, title).record();
  await page.close();
  await stage.close();
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${name}.webm`), recorded.film);
  if (recorded.poster)
    await sharp(recorded.poster)
      .avif({ quality: 62 })
      .toFile(join(directory, `${name}.avif`));
  return recorded;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'public/films' } },
});
const all = globSync('*.yaml', { cwd: join(import.meta.dirname, 'storyboards') }).map(
  (file) => parsePath(file).name,
);
const browser = await chromium.launch({
  executablePath: findBrowser(['chromium', 'chromium-browser', 'google-chrome']),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
});
for (const name of positionals.length > 0 ? positionals : all.sort()) {
  const began = performance.now();
  const { film, seconds, captions } = await record(browser, name, values.out);
  const took = Math.round((performance.now() - began) / 1000);
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${Math.round(film.length / 1000)} kB, captions at ${captions.map((at) => at.toFixed(1)).join(', ')}; recorded in ${took} s`,
  );
}
await browser.close();
