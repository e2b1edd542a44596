import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontCharacters } from '../design/fonts/characters.ts';

/** The site's own font files, by the first family name that text asks for. */
const files = {
  'Bricolage Grotesque Variable': 'bricolage-grotesque-latin-wght-normal.woff2',
  'Instrument Sans Variable': 'instrument-sans-latin-wght-normal.woff2',
} as const;

/** The site's typefaces, ready for shaping, by family name. */
export type Typefaces = ReadonlyMap<string, Face>;

async function openFace(file: string): Promise<Face> {
  const compressed = await readFile(join(import.meta.dirname, '..', 'design', 'fonts', file));
  const font = await subsetFont(compressed, fontCharacters, { targetFormat: 'truetype' });
  return new Face(new Blob(Uint8Array.from(font)));
}

/** Opens the site's fonts: the shaper reads no WOFF2, so each is unpacked first. */
export async function openTypefaces(): Promise<Typefaces> {
  const opened = Object.entries(files).map(async ([family, file]) => [family, await openFace(file)] as const);
  return new Map(await Promise.all(opened));
}
