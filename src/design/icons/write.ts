import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconSet } from './icon-set.ts';

const directory = join(import.meta.dirname, '..', '..', '..', 'public');

// Writes the raster icons beside the one drawing, `public/favicon.svg`: `npm run icons`, after that has changed.
for (const { name, content } of await iconSet(await readFile(join(directory, 'favicon.svg'), 'utf8'))) {
  await writeFile(join(directory, name), content);
  console.info(`${name}: ${content.length} bytes`);
}
