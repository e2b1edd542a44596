import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const drawnSize = 32;

async function png(svg: string, size: number): Promise<Buffer> {
  // librsvg draws at the density it is given; 72 means one pixel a unit.
  const density = (72 * size) / drawnSize;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file of square PNG images below 256 pixels (as Windows reads them since Vista): an entry for each, then the images. */
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

/** The drawing on a square background to the edges, its mark at a share of its size; throws where a part is not named. */
function onFullGround(svg: string, share: number): string {
  const mark = svg.match(/<g class="mark"[\s\S]*<\/g>/)?.[0];
  const colour = svg.match(/<rect class="background"[^>]*fill="([^"]+)"/)?.[1];
  if (!mark || !colour)
    throw new Error('The icon needs a rect of class background with a fill, and a group of class mark.');
  const half = drawnSize / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawnSize} ${drawnSize}" width="${drawnSize}" height="${drawnSize}"><rect width="100%" height="100%" fill="${colour}"/><g transform="translate(${half} ${half})scale(${share})translate(${-half} ${-half})">${mark}</g></svg>`;
}

// Writes the raster icons beside the one drawing that they are made of, `public/favicon.svg`: `npm run icons`, after that has
// changed. iOS rounds the touch icon itself and shows no transparency; of a maskable icon only the inner circle of 80 % is
// certain to be seen (Web App Manifest, 1.9.1).
const directory = join(import.meta.dirname, '..', '..', 'public');
const svg = await readFile(join(directory, 'favicon.svg'), 'utf8');
const sized = svg.replace('<svg ', `<svg width="${drawnSize}" height="${drawnSize}" `);
const small = [16, 32].map(async (size) => ({ size, png: await png(sized, size) }));
const icons: Readonly<Record<string, Buffer>> = {
  'favicon.ico': icoFile(await Promise.all(small)),
  'apple-touch-icon.png': await png(onFullGround(svg, 0.8), 180),
  'icon-192.png': await png(sized, 192),
  'icon-512.png': await png(sized, 512),
  'icon-maskable-512.png': await png(onFullGround(svg, 0.68), 512),
};
for (const [name, content] of Object.entries(icons)) {
  await writeFile(join(directory, name), content);
  console.info(`${name}: ${content.length} bytes`);
}
