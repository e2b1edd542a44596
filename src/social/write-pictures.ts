import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PictureCache } from './picture-cache.ts';
import type { SocialPicture } from './pictures.ts';
import { renderPicture } from './render-picture.ts';

/** Writes the pictures into the built site in `directory`, rendering only those that the cache does not have. */
export async function writePictures(
  directory: string,
  pictures: readonly SocialPicture[],
  cache: PictureCache,
): Promise<void> {
  await Promise.all(
    pictures.map(async ({ address, document }) => {
      const file = join(directory, address);
      const picture = await cache.picture(basename(address, '.png'), () => renderPicture(document));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
    }),
  );
  await cache.prune();
}
