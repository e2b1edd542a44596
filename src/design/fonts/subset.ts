import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters } from './characters.ts';

const sources = [
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
];

const { resolve } = createRequire(import.meta.url);

// Writes the fonts of the site beside this file, from the packages' own: `npm run fonts`, after either has changed.
for (const source of sources) {
  const font = await subsetFont(await readFile(resolve(source)), fontCharacters, { targetFormat: 'woff2' });
  await writeFile(join(import.meta.dirname, basename(source)), font);
  console.info(`${basename(source)}: ${font.byteLength} bytes`);
}
