import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { colours } from '../design/tokens.ts';
import { brand } from '../site.ts';
import type { Stage } from './stage.ts';

const project = join(import.meta.dirname, '..', '..');

/** The origin of the stage. WebCodecs need a secure context. All its requests are fulfilled here. */
const stageOrigin = 'https://stage.invalid';

const fonts = { Display: 'bricolage-grotesque-basic', Copy: 'instrument-sans-basic' } as const;

/** Returns a file of the stage's page by its path. */
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

/** Opens the page that draws and encodes frames. */
export async function openStage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${stageOrigin}/**`, (route) =>
    route.fulfill(stageFile(new URL(route.request().url()).pathname)),
  );
  await page.goto(`${stageOrigin}/`);
  await page.waitForFunction(() => 'stage' in globalThis);
  const faces = Object.entries(fonts).map(([name, file]) => [name, `/${file}.woff2`] as const);
  await page.evaluate(
    ([settings, files]) => (globalThis as unknown as { stage: Stage }).stage.start(settings, files),
    [{ colours, brand }, Object.fromEntries(faces)] as const,
  );
  return page;
}
