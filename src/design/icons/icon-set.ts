import sharp from 'sharp';
import { icoFile } from './ico-file.ts';

/** A file of the icon set, by its name in the site's root. */
interface IconFile {
  readonly name: string;
  readonly content: Uint8Array;
}

const drawnSize = 32;

async function png(svg: string, size: number): Promise<Uint8Array> {
  // librsvg draws at the density it is given; 72 means one pixel a unit.
  const density = (72 * size) / drawnSize;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** The drawing on a square ground to the edges, its mark at a share of its size; throws where a part is not named. */
function onFullGround(svg: string, share: number): string {
  const mark = svg.match(/<g class="mark"[\s\S]*<\/g>/)?.[0];
  const colour = svg.match(/<rect class="ground"[^>]*fill="([^"]+)"/)?.[1];
  if (!mark || !colour)
    throw new Error('The icon needs a rect of class ground with a fill, and a group of class mark.');
  const half = drawnSize / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawnSize} ${drawnSize}" width="${drawnSize}" height="${drawnSize}"><rect width="100%" height="100%" fill="${colour}"/><g transform="translate(${half} ${half})scale(${share})translate(${-half} ${-half})">${mark}</g></svg>`;
}

/**
 * The raster icons that stand beside `favicon.svg`, made from it. iOS rounds the touch icon itself and shows no
 * transparency; of a maskable icon only the inner circle of 80 % is certain to be seen (Web App Manifest, 1.9.1).
 */
export async function iconSet(svg: string): Promise<readonly IconFile[]> {
  const sized = svg.replace('<svg ', `<svg width="${drawnSize}" height="${drawnSize}" `);
  const small = [16, 32].map(async (size) => ({ size, png: await png(sized, size) }));
  return [
    { name: 'favicon.ico', content: icoFile(await Promise.all(small)) },
    { name: 'apple-touch-icon.png', content: await png(onFullGround(svg, 0.8), 180) },
    { name: 'icon-192.png', content: await png(sized, 192) },
    { name: 'icon-512.png', content: await png(sized, 512) },
    { name: 'icon-maskable-512.png', content: await png(onFullGround(svg, 0.68), 512) },
  ];
}
