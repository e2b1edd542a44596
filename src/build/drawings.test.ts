import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawingsPlugin } from './drawings.ts';

const drawings = join(process.cwd(), 'src/drawings');

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(process.cwd(), 'node_modules/.drawings-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a module that imports drawings and gives the names of what comes out, its script and its pictures. */
async function buildWith(requests: readonly string[], ssr: boolean) {
  const entry = join(root, 'entry.js');
  const imports = requests.map((request, index) => `import d${index} from '${drawings}/${request}';`);
  await writeFile(entry, `${imports.join('\n')} console.log(${requests.map((_, index) => `d${index}`)});`);
  const outDir = join(root, ssr ? 'server' : 'client');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawingsPlugin()],
    build: { copyPublicDir: false, ssr, outDir, emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  const files = await readdir(outDir, { recursive: true });
  const textOf = (name: RegExp) =>
    readFile(join(outDir, files.find((file) => name.test(file)) ?? ''), 'utf8');
  return { files, textOf, script: await textOf(/\.m?js$/) };
}

it('gives the browser addresses with files behind them and no path data, and the renderer the same and the markup', async () => {
  const requests = [
    'skills-agent.drawing.tsx?chart',
    'skills-mapping.drawing.tsx?chart&split',
    'skills-mapping.drawing.tsx?picture&card&ink',
  ];
  const client = await buildWith(requests, false);
  const server = await buildWith(requests, true);
  const addressOf = (start: string) => {
    const address = client.files.find((file) => file.startsWith(`assets/${start}`)) ?? 'none';
    expect(address).toMatch(new RegExp(`^assets/${start}-[\\w-]{8}\\.svg$`));
    return address;
  };
  for (const start of ['chart-skills-agent', 'chart-skills-mapping', 'picture-skills-mapping-card']) {
    expect(client.script).toContain(`/${addressOf(start)}`);
  }
  expect(client.script).not.toContain('<path');
  expect(client.script.length).toBeLessThan(1000);
  expect(await client.textOf(/chart-skills-agent/)).toMatch(/^<svg xmlns=.*<path.*<\/svg>$/s);
  expect(await client.textOf(/chart-skills-mapping/)).toMatch(/^<svg xmlns=.*<use.*<\/svg>$/s);

  expect(server.files.filter((file) => file.endsWith('.svg'))).toEqual([]);
  expect(server.script).toContain('<circle');
  expect(server.script).toContain('"chart-skills-agent"');
  // Split, a chart has its long paths in a file of their own.
  expect(server.script).toContain(`/${addressOf('lines-skills-mapping')}#p0`);
  expect(server.script).toContain('<use class=');
  expect(server.script).toContain(`/${addressOf('picture-skills-mapping-card')}`);
  // A picture has no words.
  const picture = await client.textOf(/picture-skills-mapping/);
  expect(picture).not.toMatch(/<text|class=/);
  expect(picture.length).toBeGreaterThan(5000);
});

it('says so when a drawing has no card', async () => {
  await expect(buildWith(['survey.drawing.tsx?picture&card'], false)).rejects.toThrow(
    'The drawing survey has no card',
  );
});
