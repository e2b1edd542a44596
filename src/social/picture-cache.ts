import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Days after which a picture that no build has asked for is thrown away. */
const keptDays = 30;

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Pictures kept between builds in a folder, by a key that names their whole input. */
export class PictureCache {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The picture of a key, made by `render` where the folder does not have it. */
  async picture(key: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(this.#directory, `${key}.png`);
    const kept = await readIfThere(file);
    if (kept) {
      await utimes(file, new Date(), new Date());
      return kept;
    }
    const picture = await render();
    await mkdir(this.#directory, { recursive: true });
    // Renamed when it is whole, so that a build that was stopped leaves no half picture behind.
    const unfinished = `${file}.${process.pid}.tmp`;
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    return picture;
  }

  /** Throws away what no build has asked for in a month. */
  async prune(): Promise<void> {
    const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
    const names = await readdir(this.#directory).catch(() => []);
    for (const name of names) {
      const file = join(this.#directory, name);
      if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true });
    }
  }
}
