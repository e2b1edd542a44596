import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headlinePictures } from './news/headlines.ts';
import { drawWordmark } from './partners/wordmark.ts';
import { wordmarks } from './partners/wordmarks.ts';
import { likenesses } from './portraits/likeness.ts';
import { drawPortrait } from './portraits/portrait.ts';

const images = join(import.meta.dirname, '../../public/images');

async function write(folder: string, name: string, picture: string): Promise<void> {
  await mkdir(join(images, folder), { recursive: true });
  await writeFile(join(images, folder, `${name}.svg`), picture);
  console.info(`${folder}/${name}.svg: ${Buffer.byteLength(picture)} bytes`);
}

// Draws the sample pictures of `public/images`: `npm run pictures`, after a drawing or a list of names has changed.
for (const [name, draw] of Object.entries(headlinePictures)) await write('news', name, draw());
for (const [name, likeness] of Object.entries(likenesses))
  await write('team', name, drawPortrait(name, likeness));
for (const wordmark of wordmarks) await write('partners', wordmark.file, await drawWordmark(wordmark));
