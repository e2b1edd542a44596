import { renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Prepares one picture, in a process of its own because a schema cannot wait: `file target [width height]`. Writes
 * `target.avif`, `target.webp` and, last, `target.json` with the size that its place is kept for. Without a size the picture
 * keeps its shape, 48 high. Prints why a picture cannot be used; exit code 1.
 */
const [file = '', target = '', ...sides] = process.argv.slice(2);
/** CSS pixels of a logo's height, as the SVG files have. */
const logoHeight = 48;
/** Longest side of a picture that is taken, in pixels: more than any camera gives, and more than this process has memory for. */
const longestSide = 12_000;
/** Pixels of the file for each pixel of its place, for sharp screens. */
const density = 2;

try {
  const source = sharp(file, { failOn: 'error', limitInputPixels: false });
  const { format, autoOrient } = await source.metadata();
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) throw new Error('a JPEG, PNG, WebP or AVIF file');
  const { width: wide, height: high } = autoOrient;
  if (Math.max(wide, high) > longestSide) {
    throw new Error(`a picture of at most ${longestSide} pixels a side, this one has ${wide} by ${high}`);
  }
  const [width = Math.round((logoHeight * autoOrient.width) / autoOrient.height), height = logoHeight] =
    sides.map(Number);
  if (autoOrient.width < width || autoOrient.height < height) {
    throw new Error(
      `a picture of at least ${width} by ${height} pixels, this one has ${autoOrient.width} by ${autoOrient.height}`,
    );
  }
  const scale = Math.min(density, autoOrient.width / width, autoOrient.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  // Written without its metadata, where places and names of people may be, but turned as it says.
  const cut = source.autoOrient().resize({ ...size, fit: 'cover', position: 'attention' });
  await cut.clone().avif({ quality: 55, effort: 4 }).toFile(`${target}.avif`);
  await cut.clone().webp({ quality: 78 }).toFile(`${target}.webp`);
  writeFileSync(`${target}.part`, JSON.stringify({ width, height }));
  renameSync(`${target}.part`, `${target}.json`);
} catch (error) {
  const reason = error instanceof Error ? error.message : '';
  console.info(/^a (?:picture|JPEG)/.test(reason) ? reason : 'a JPEG, PNG, WebP or AVIF file that is whole');
  process.exitCode = 1;
}
