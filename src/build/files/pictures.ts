import { cpSync, createReadStream, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { downloadsFolder } from '../../content/loader/download.ts';
import { inPixels, preparedPictures } from '../../content/loader/image.ts';

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** Returns a Vite plugin that serves the prepared pictures on the development server. */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = preparedPictures.get(request.url?.split('?')[0] ?? '');
        if (file === undefined) return next();
        response.setHeader('Content-Type', types[file.slice(-4)] ?? '');
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** Files of the site that may reference a picture. */
const referencingFiles = '**/*.{html,js,css,xml,json}';

/**
 * Replaces the original pictures in the site built in `directory` by the prepared ones. Removes pictures and downloads that no page,
 * script or stylesheet references, such as those of people who have left or of content that is not published yet.
 */
export function publishPictures(directory: string): void {
  const shown = globSync(referencingFiles, { cwd: directory })
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('\n')
    // React escapes an apostrophe, which addresses may have.
    .replaceAll('&#x27;', "'");
  for (const file of globSync(`{images,${downloadsFolder}}/**/*.*`, { cwd: directory })) {
    const address = `/${file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')}`;
    const isOriginal = file.startsWith('images') && inPixels.test(file);
    if (isOriginal || !shown.includes(address)) rmSync(join(directory, file));
  }
  for (const [address, file] of preparedPictures) {
    if (shown.includes(address)) cpSync(file, join(directory, address));
  }
}
