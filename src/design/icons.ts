import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const drawnSize = 32;

async function png(svg: string, size: number): Promise<Buffer> {
  // At a density of 72 librsvg renders one pixel per unit.
  const density = (72 * size) / drawnSize;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** Returns an ICO file of square PNG images below 256 pixels (supported since Windows Vista): entries first, then the images. */
function icoFile(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  let offset = 6 + 16 * images.length;
  const entries = images.map(({ size, png: { length } }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, ...new Uint8Array(8)]);
    entry.writeUInt32LE(length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += length;
    return entry;
  });
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  return Buffer.concat([header, ...entries, ...images.map((image) => image.png)]);
}

/** Returns the icon with its background up to the edges and its mark scaled by `share`. Throws if a part has no class. */
function onFullBackground(svg: string, share: number): string {
  const mark = svg.match(/<g class="mark"[\s\S]*<\/g>/)?.[0];
  const colour = svg.match(/<rect class="background"[^>]*fill="([^"]+)"/)?.[1];
  if (!mark || !colour)
    throw new Error('The icon needs a rect of class background with a fill, and a group of class mark.');
  const half = drawnSize / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawnSize} ${drawnSize}" width="${drawnSize}" height="${drawnSize}"><rect width="100%" height="100%" fill="${colour}"/><g transform="translate(${half} ${half})scale(${share})translate(${-half} ${-half})">${mark}</g></svg>`;
}

// `npm run icons` writes the raster icons beside their source, `public/favicon.svg`. Run it after a change of that file. iOS rounds
// the touch icon itself and does not support transparency. Of a maskable icon only the inner circle of 80 % is always visible (Web
// App Manifest, 1.9.1).
const directory = join(import.meta.dirname, '..', '..', 'public');
const svg = await readFile(join(directory, 'favicon.svg'), 'utf8');
const sized = svg.replace('<svg ', `<svg width="${drawnSize}" height="${drawnSize}" `);
const small = [16, 32].map(async (size) => ({ size, png: await png(sized, size) }));
const icons: Readonly<Record<string, Buffer>> = {
  'favicon.ico': icoFile(await Promise.all(small)),
  'apple-touch-icon.png': await png(onFullBackground(svg, 0.8), 180),
  'icon-192.png': await png(sized, 192),
  'icon-512.png': await png(sized, 512),
  'icon-maskable-512.png': await png(onFullBackground(svg, 0.68), 512),
};
for (const [name, content] of Object.entries(icons)) {
  await writeFile(join(directory, name), content);
  console.info(`${name}: ${content.length} bytes`);
}
