import { closeSync, globSync, openSync, readSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as z from 'zod/mini';
import { addIssue } from '../lists.ts';
import { editorMetadata } from '../texts.ts';
import { largestBytes } from './image.ts';
import { suggestion } from './mistakes.ts';

/** A file for visitors to keep. */
export interface Download {
  /** The address of the file on this site. */
  readonly address: string;
  /** The kind of file, such as `PDF`. */
  readonly kind: string;
  readonly bytes: number;
}

/** The first characters of a ZIP archive, which Office files are too (PKWARE APPNOTE, 4.3.7). */
const archive = 'PK\u0003\u0004';

/** The kinds of files by their endings, each with the characters that a whole file begins with. */
const kinds: Readonly<Partial<Record<string, readonly [kind: string, beginning: string]>>> = {
  '.pdf': ['PDF', '%PDF-'],
  '.docx': ['Word', archive],
  '.xlsx': ['Excel', archive],
  '.pptx': ['PowerPoint', archive],
  '.zip': ['ZIP', archive],
  '.csv': ['CSV', ''],
};

const endings = Object.keys(kinds).join(',');

/** The folder of the files, in `public`. */
export const downloadsFolder = 'downloads';

const project = join(import.meta.dirname, '../../..');

/** Returns the first characters of a file, one for each byte. */
function beginningOf(file: string, length: number): string {
  const bytes = Buffer.alloc(length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes);
  } finally {
    closeSync(descriptor);
  }
  return bytes.toString('latin1');
}

/** Returns what a file is, or the end of a message about what it should be. */
function inspect(file: string, address: string): Download | string {
  const [kind, beginning = ''] = kinds[parse(file).ext.toLowerCase()] ?? [];
  if (kind === undefined) return `a file that ends in ${Object.keys(kinds).join(', ')}`;
  const { size: bytes } = statSync(file);
  if (bytes > largestBytes)
    return `a file of at most ${largestBytes / 1e6} MB, this one has ${(bytes / 1e6).toFixed(1)}`;
  if (bytes === 0 || beginningOf(file, beginning.length) !== beginning)
    return `a ${kind} file that is whole, this one is something else: export it again`;
  return { address, kind, bytes };
}

/**
 * Returns the schema of the address of a file in `public/downloads`, such as `/downloads/brochure.pdf`. Its output has the file's
 * kind and size. Files that a browser would run on this site's origin, such as HTML, are refused. `root` is the folder that
 * addresses are relative to, by default the project's `public`.
 */
export function download(root = join(project, 'public')) {
  const wanted = `the address of a file in public/${downloadsFolder}`;
  const hint = `${Object.values(kinds)
    .map((kind) => kind?.[0])
    .join(', ')}; its kind and size are shown beside it`;
  return z.pipe(
    z.string({ error: wanted }).check(z.minLength(1)).register(editorMetadata, { accept: endings, hint }),
    z.transform((address: string, context): Download => {
      const names = globSync('*.*', { cwd: join(root, downloadsFolder) });
      const addressOf = (name: string) => `/${downloadsFolder}/${name}`;
      // Some file systems store accented letters in decomposed form.
      const name = names.find((name) => addressOf(name).normalize() === address.normalize());
      if (name === undefined)
        return addIssue(context, address, `${wanted}${suggestion(address, names.map(addressOf))}`);
      const found = inspect(join(root, downloadsFolder, name), addressOf(encodeURIComponent(name)));
      return typeof found === 'string' ? addIssue(context, address, found) : found;
    }),
  );
}
