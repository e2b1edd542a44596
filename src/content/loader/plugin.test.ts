import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentPlugin } from './plugin.ts';

const page = z.strictObject({ title: z.string(), intro: z.string() });
const schemas = { home: page, pricing: page };

let root: string;
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  write('package.json', '{ "type": "module" }');
  write('src/main.js', "export { default } from './content/home.yaml';");
  write('src/content/home.yaml', 'title: Home\nintro: "</script>"\n');
  write('src/content/pricing.yaml', 'title: Pricing\nintro: Fair\n');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function configuration(): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin(schemas)],
    build: {
      lib: { entry: 'src/main.js', formats: ['es'], fileName: () => 'main.js' },
    },
    optimizeDeps: { noDiscovery: true },
  };
}

it('a build puts the checked value into the bundle', async () => {
  await build(configuration());
  const bundle: { readonly default: unknown } = await import(/* @vite-ignore */ join(root, 'dist/main.js'));
  expect(bundle.default).toEqual({ title: 'Home', intro: '</script>' });
  expect(readFileSync(join(root, 'dist/main.js'), 'utf8')).not.toContain('Pricing');
});

it("the development server shows a file's mistakes, and the page loads anew once they are corrected", async () => {
  write('src/content/home.yaml', 'title: 1\nintro: a\n');
  const server = await createServer({
    ...configuration(),
    // A server that never listens keeps the update channel on without taking a port.
    server: { middlewareMode: true, hmr: { server: createHttpServer() } },
  });
  const sent: unknown[] = [];
  server.environments.client.hot.send = (payload: unknown) => sent.push(payload);
  try {
    const url = '/src/content/home.yaml';
    await expect(server.transformRequest(url)).rejects.toThrow(
      'src/content/home.yaml:1: title: is the number 1, expected text',
    );
    const correct = () => {
      write('src/content/home.yaml', 'title: One\nintro: a\n');
      return sent;
    };
    await expect.poll(correct, { timeout: 5_000 }).toContainEqual({ type: 'full-reload' });
    const served = await server.transformRequest(url);
    expect(served?.code).toContain('"title":"One"');
  } finally {
    await server.close();
  }
}, 10_000);
