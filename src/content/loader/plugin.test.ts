import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeMistakes } from './mistakes.ts';
import { checkDirectory, contentModule, contentPlugin } from './plugin.ts';

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
    plugins: [contentPlugin({ directory: 'src/content', schemas })],
    build: {
      lib: { entry: 'src/main.js', formats: ['es'], fileName: () => 'main.js' },
    },
    optimizeDeps: { noDiscovery: true },
  };
}

describe('a build', () => {
  it('puts the checked value into the bundle', async () => {
    await build(configuration());
    const bundle: { readonly default: unknown } = await import(/* @vite-ignore */ join(root, 'dist/main.js'));
    expect(bundle.default).toEqual({ title: 'Home', intro: '</script>' });
    expect(readFileSync(join(root, 'dist/main.js'), 'utf8')).not.toContain('Pricing');
  });

  it('stops with all mistakes of all files, also of files that nothing imports', async () => {
    write('src/content/home.yaml', 'title: Home\n');
    write('src/content/pricing.yaml', 'title: Pricing\nintro: Fair: cheap\n');
    write('src/content/spare.yaml', 'title: Spare\n');
    await expect(build(configuration())).rejects.toThrow(
      [
        'The content has mistakes:',
        'src/content/home.yaml:1: intro: is missing, expected text',
        'src/content/pricing.yaml:2: (writing): has a second colon in the line, expected quotes around text that contains ": "',
        'src/content/spare.yaml:1: (whole file): is not a known content file, expected one with a schema',
      ].join('\n'),
    );
  });
});

describe('the development server', () => {
  it("shows a file's mistakes, and the page loads anew once they are corrected", async () => {
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
});

describe('a folder of content', () => {
  function said(files: Readonly<Record<string, string>>, names: readonly string[]): string {
    for (const [path, text] of Object.entries(files)) write(`texts/${path}`, text);
    const schemas = Object.fromEntries(names.map((name) => [name, z.strictObject({ title: z.string() })]));
    return describeMistakes(checkDirectory(root, 'texts', schemas));
  }

  it('finds nothing in good files, in folders too', () => {
    expect(said({ 'home.yaml': 'title: a', 'legal/terms.yaml': 'title: b' }, ['home', 'legal/terms'])).toBe(
      '',
    );
  });

  it('reports the mistakes of all files together', () => {
    expect(said({ 'pricing.yaml': '\ntitle: 3', 'home.yaml': 'titel: a' }, ['home', 'pricing'])).toBe(
      [
        'texts/home.yaml:1: title: is missing, expected text',
        'texts/home.yaml:1: titel: is not a known field (did you mean "title"?)',
        'texts/pricing.yaml:2: title: is the number 3, expected text (put it in quotes to keep it as text)',
      ].join('\n'),
    );
  });

  it('reports files without a schema, schemas without a file and other endings', () => {
    expect(said({ 'pricng.yaml': 'title: a', 'home.yml': 'title: b' }, ['pricing'])).toBe(
      [
        'texts/home.yml:1: (whole file): has the ending .yml, expected .yaml or .md',
        'texts/pricng.yaml:1: (whole file): is not a known content file, expected one with a schema (did you mean "pricing"?)',
        'texts/pricing.yaml:1: (whole file): is missing, expected a file of this name',
      ].join('\n'),
    );
  });
});

describe('the module of a content file', () => {
  async function imported(source: string): Promise<unknown> {
    const module: { readonly default: unknown } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
    );
    return module.default;
  }

  const awkward = {
    text: 'US$& "quoted" \\ {"__proto__":1} </script><!-- \u2028\u2029 \u{1f600}',
    list: [1, true, null, { a: '' }],
  };

  it('gives back exactly the value it was made from', async () => {
    expect(await imported(contentModule(awkward))).toEqual(awkward);
  });

  it('leaves nothing that could end a script element or a line', () => {
    const source = contentModule(awkward);
    expect(source).not.toMatch(/<\/script|<!--|\u2028|\u2029/i);
  });

  it('keeps a field named __proto__ a field', async () => {
    const value = JSON.parse('{"a":1,"__proto__":{"b":2}}');
    const back = await imported(contentModule(value));
    expect(Object.getOwnPropertyNames(back)).toEqual(['a', '__proto__']);
  });
});
