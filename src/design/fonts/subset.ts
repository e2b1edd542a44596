import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { accentedCharacters, extendedCharacters, fontCharacters } from './characters.ts';

/** Headings have one weight; text goes up to 600, where what is set bolder stays. */
const fonts = [
  { name: 'bricolage-grotesque', weight: 700 },
  { name: 'instrument-sans', weight: { min: 400, max: 600 } },
] as const;

/** Files that are written, the package's files they are of, and what they hold. */
const parts = [
  { part: 'basic', source: 'latin', characters: fontCharacters },
  { part: 'accented', source: 'latin', characters: accentedCharacters },
  { part: 'extended', source: 'latin-ext', characters: extendedCharacters },
] as const;

const { resolve } = createRequire(import.meta.url);

// Writes the fonts of the site beside this file, from the packages' own: `npm run fonts`, after either has changed.
for (const { name, weight } of fonts) {
  for (const { part, source, characters } of parts) {
    const whole = resolve(`@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`);
    // The last two options are missing in the package's types.
    const options = { variationAxes: { wght: weight }, keepFeatures: ['kern', 'tnum'], noHinting: true };
    const font = await subsetFont(await readFile(whole), characters, { targetFormat: 'woff2', ...options });
    const file = `${name}-${part}.woff2`;
    await writeFile(join(import.meta.dirname, file), font);
    console.info(`${file}: ${font.byteLength} bytes`);
  }
}
