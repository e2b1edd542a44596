import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chartsPlugin } from './plugin.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'charts-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a module that imports `request` and gives the names and the script of what comes out. */
async function buildWith(request: string, ssr: boolean) {
  const entry = join(root, 'entry.js');
  await writeFile(entry, `import chart from 'virtual:charts/${request}'; console.log(chart);`);
  const outDir = join(root, ssr ? 'server' : 'client');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [chartsPlugin()],
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
