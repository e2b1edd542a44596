import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawingsPlugin, publishDrawings } from './drawings.ts';

const drawings = join(process.cwd(), 'src/drawings');

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(process.cwd(), 'node_modules/.drawings-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a module that imports a drawing. Returns the built script. */
async function buildWith(request: string): Promise<string> {
  const entry = join(root, 'entry.js');
  await writeFile(entry, `import drawing from '${drawings}/${request}'; console.log(drawing);`);
  const outDir = join(root, 'server');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawingsPlugin()],
    build: { copyPublicDir: false, ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  const [script = ''] = (await readdir(outDir)).filter((file) => /\.m?js$/.test(file));
  return readFile(join(outDir, script), 'utf8');
}

it('publishes an imported picture without text and returns its address', async () => {
  const script = await buildWith('skills-mapping.drawing.tsx?picture&card&ink');
  const [address = ''] = /\/assets\/picture-skills-mapping-card-[\w-]{8}\.svg/.exec(script) ?? [];
  expect(script).not.toContain('<path');
  publishDrawings(root);
  const picture = await readFile(join(root, address), 'utf8');
  expect(picture).toMatch(/^<svg xmlns=.*<path.*<\/svg>$/s);
  expect(picture).not.toMatch(/<text|class=/);
  expect(picture.length).toBeGreaterThan(5000);
});

it('throws if a drawing has no card', async () => {
  await expect(buildWith('../pages/home/survey.drawing.tsx?picture&card')).rejects.toThrow(
    'The drawing survey has no card',
  );
});
