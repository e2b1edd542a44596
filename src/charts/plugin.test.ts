import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chartPicturesPlugin } from './pictures-plugin.ts';
import { chartsPlugin } from './plugin.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'charts-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a module that imports `request` and gives the names and the script of what comes out. */
async function buildWith(request: string, ssr: boolean, kind = 'charts') {
  const entry = join(root, 'entry.js');
  await writeFile(entry, `import chart from 'virtual:${kind}/${request}'; console.log(chart);`);
  const outDir = join(root, ssr ? 'server' : 'client');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [chartsPlugin(), chartPicturesPlugin()],
    build: { ssr, outDir, emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  const files = await readdir(outDir, { recursive: true });
  const script = files.find((file) => /\.m?js$/.test(file)) ?? '';
  return { files, script: await readFile(join(outDir, script), 'utf8') };
}

describe('the charts plugin', () => {
  it('gives the browser an address, a file behind it and no path data', async () => {
    const { files, script } = await buildWith('skills-agent/card', false);
    const picture = files.find((file) => file.endsWith('.svg')) ?? '';
    expect(picture).toMatch(/chart-skills-agent-card-[\w-]{8}\.svg$/);
    expect(script).toContain(picture);
    expect(script).not.toContain('<path');
    expect(script.length).toBeLessThan(600);
    expect(await readFile(join(root, 'client', picture), 'utf8')).toMatch(/^<svg xmlns=.*<path.*<\/svg>$/s);
  });

  it('gives the renderer the markup and writes no file', async () => {
    const { files, script } = await buildWith('skills-agent/card', true);
    expect(files.some((file) => file.endsWith('.svg'))).toBe(false);
    expect(script).toContain('<path');
    expect(script).toContain('chart-skills-agent-card');
  });

  it('names the charts there are when one is asked for that is not', async () => {
    await expect(buildWith('skills-compass', false)).rejects.toThrow(
      /no chart skills-compass: the charts are survey, home, skills-agent/,
    );
    await expect(buildWith('home/poster', false)).rejects.toThrow('no chart home/poster');
  });
});

describe('the chart pictures plugin', () => {
  it('gives browser and renderer the same address, and the browser the file behind it', async () => {
    const client = await buildWith('skills-mapping/card/ink', false, 'chart-pictures');
    const server = await buildWith('skills-mapping/card/ink', true, 'chart-pictures');
    const picture = client.files.find((file) => file.endsWith('.svg')) ?? '';
    expect(picture).toMatch(/^assets\/picture-chart-skills-mapping-card-[\w-]{8}\.svg$/);
    expect(client.script).toContain(`/${picture}`);
    expect(server.script).toContain(`/${picture}`);
    expect(server.files.some((file) => file.endsWith('.svg'))).toBe(false);
  });

  it('gives a close-up without words', async () => {
    const { files, script } = await buildWith('inset-route/ink', false, 'chart-pictures');
    const picture = files.find((file) => file.endsWith('.svg')) ?? '';
    expect(picture).toMatch(/^assets\/picture-inset-route-[\w-]{8}\.svg$/);
    expect(script).not.toContain('title');
    expect(await readFile(join(root, 'client', picture), 'utf8')).not.toMatch(/<title|<desc|<text/);
    await expect(buildWith('inset-compass/ink', false, 'chart-pictures')).rejects.toThrow(
      /no close-up inset-compass: the close-ups are inset-peak/,
    );
  });

  it('writes words as outlines, as a page lends its fonts to no file', async () => {
    const { files } = await buildWith('skills-mapping/card', false, 'chart-pictures');
    const picture = files.find((file) => file.endsWith('.svg')) ?? '';
    const document = await readFile(join(root, 'client', picture), 'utf8');
    expect(document).not.toContain('<text');
    expect(document.length).toBeGreaterThan(5000);
  });
});
