import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Prepares one picture. Arguments: `file target [width [height]]`, in CSS pixels. A process of its own, as schemas are synchronous.
 *
 * Writes `target.avif`, `target.webp` and, last, `target.json` with the size in CSS pixels and whether its corners are white. Without a height the
 * picture is not cropped; without a width too it gets a height of 48. If the picture cannot be used, prints the reason and exits with 1.
 */
const [file = '', target = '', ...sides] = process.argv.slice(2);
/** The height of a logo, in CSS pixels, the same as that of the SVG files. */
const logoHeight = 48;
/** The maximum length of a side, in pixels. Cameras have less, and a larger picture needs too much memory. */
const longestSide = 12_000;
/** Pixels of the file for each CSS pixel. */
const density = 2;

/** Red, green, blue and opacity from which a pixel counts as white. */
const white = 248;

/** Returns whether all four corners of a picture are opaque and white. */
async function hasWhiteCorners(picture: sharp.Sharp): Promise<boolean> {
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1];
  return corners.every((pixel) => data.subarray(4 * pixel, 4 * pixel + 4).every((part) => part >= white));
}

/** Matches the start of a HEIC file: the size of its first box, then its brand (ISO/IEC 23008-12, B.4). */
const heic = /^.{4}ftyphe[iv]/s;

try {
  if (heic.test(readFileSync(file).toString('latin1', 0, 12))) {
    throw new Error('a JPEG, PNG, WebP or AVIF file, this one is HEIC: export it as JPEG');
  }
  const source = sharp(file, { failOn: 'error', limitInputPixels: false });
  const { format, autoOrient } = await source.metadata();
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) throw new Error('a JPEG, PNG, WebP or AVIF file');
  const { width: wide, height: high } = autoOrient;
  if (Math.max(wide, high) > longestSide) {
    throw new Error(`a picture of at most ${longestSide} pixels a side, this one has ${wide} by ${high}`);
  }
  const [width = Math.round((logoHeight * wide) / high), height = Math.round((width * high) / wide)] =
    sides.length === 0 ? [undefined, logoHeight] : sides.map(Number);
  if (autoOrient.width < width || autoOrient.height < height) {
    throw new Error(
      `a picture of at least ${width} by ${height} pixels, this one has ${autoOrient.width} by ${autoOrient.height}`,
    );
  }
  const scale = Math.min(density, autoOrient.width / width, autoOrient.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  // Rotated as its metadata says, and written without metadata, which may contain places and names.
  const cut = source.autoOrient().resize({ ...size, fit: 'cover', position: 'attention' });
  await cut.clone().avif({ quality: 55, effort: 4 }).toFile(`${target}.avif`);
  await cut.clone().webp({ quality: 78 }).toFile(`${target}.webp`);
  const isOnWhite = await hasWhiteCorners(cut.clone());
  writeFileSync(`${target}.part`, JSON.stringify({ width, height, isOnWhite }));
  renameSync(`${target}.part`, `${target}.json`);
} catch (error) {
  const reason = error instanceof Error ? error.message : '';
  console.info(/^a (?:picture|JPEG)/.test(reason) ? reason : 'a JPEG, PNG, WebP or AVIF file that is whole');
  process.exitCode = 1;
}
