import { cpSync, createReadStream, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inPixels, preparedPictures } from '../content/loader/image.ts';

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** Vite plugin: serves the prepared pictures on the development server. */
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

/** Replaces the original pictures by the prepared ones in the site built in `directory`. */
export function publishPictures(directory: string): void {
  for (const file of globSync('images/**/*.*', { cwd: directory }).filter((name) => inPixels.test(name))) {
    rmSync(join(directory, file));
  }
  for (const [address, file] of preparedPictures) cpSync(file, join(directory, address));
}
