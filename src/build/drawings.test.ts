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

/** Builds a module that imports a drawing and gives the names and the script of what comes out. */
async function buildWith(request: string, ssr: boolean) {
  const entry = join(root, 'entry.js');
  await writeFile(entry, `import drawn from '${drawings}/${request}'; console.log(drawn);`);
  const outDir = join(root, ssr ? 'server' : 'client');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawingsPlugin()],
    build: { copyPublicDir: false, ssr, outDir, emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  const files = await readdir(outDir, { recursive: true });
  const script = files.find((file) => /\.m?js$/.test(file)) ?? '';
  const picture = files.find((file) => /(?:chart|picture)-[^/]*\.svg$/.test(file));
  return {
    files,
    script: await readFile(join(outDir, script), 'utf8'),
    picture,
    svg: picture ? await readFile(join(outDir, picture), 'utf8') : '',
  };
}

it('gives the browser an address, a file behind it and no path data', async () => {
  const { picture, script, svg } = await buildWith('skills-agent.drawing.tsx?chart&card', false);
  expect(picture).toMatch(/^assets\/chart-skills-agent-card-[\w-]{8}\.svg$/);
  expect(script).toContain(`/${picture}`);
  expect(script).not.toContain('<path');
  expect(script.length).toBeLessThan(600);
  expect(svg).toMatch(/^<svg xmlns=.*<use.*<\/svg>$/s);
});

it('keeps long paths in a file of their own, whose address and styling the chart has', async () => {
  const { files, script } = await buildWith('skills-mapping.drawing.tsx?chart', true);
  const { files: built } = await buildWith('skills-mapping.drawing.tsx?chart', false);
  const lines = built.find((file) => /^assets\/lines-skills-mapping-[\w-]{8}\.svg$/.test(file));
  expect(lines).toBeDefined();
  expect(script).toContain(`/${lines}#p0`);
  expect(script).toContain('<use class=');
  expect(files.filter((file) => file.endsWith('.svg'))).toEqual([]);
});

it('gives the renderer the markup and writes no file', async () => {
  const { picture, script } = await buildWith('skills-agent.drawing.tsx?chart&card', true);
  expect(picture).toBeUndefined();
  expect(script).toContain('<circle');
  expect(script).toContain('chart-skills-agent-card');
});

it('gives browser and renderer the same address of a picture, with words as outlines', async () => {
  const client = await buildWith('skills-mapping.drawing.tsx?picture&card&ink', false);
  const server = await buildWith('skills-mapping.drawing.tsx?picture&card&ink', true);
  expect(client.picture).toMatch(/^assets\/picture-skills-mapping-card-[\w-]{8}\.svg$/);
  expect(client.script).toContain(`/${client.picture}`);
  expect(server.script).toContain(`/${client.picture}`);
  expect(server.picture).toBeUndefined();
  expect(client.svg).not.toMatch(/<text|class=/);
  expect(client.svg.length).toBeGreaterThan(5000);
});

it('says so when a drawing has no card', async () => {
  await expect(buildWith('survey.drawing.tsx?chart&card', false)).rejects.toThrow(
    'The drawing survey has no card',
  );
});
