import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod/mini';
import { editorNotes } from '../fields.ts';
import { nearest } from './mistakes.ts';

/** A picture of the site: its address, and the size that its place on the page is kept for, in CSS pixels. */
export interface Image {
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

interface ImageRules {
  /** The folder below `public/images` that the picture lies in. */
  readonly folder: string;
  /** The size of the place it is shown in; without one it is an SVG file that says its own. */
  readonly size?: Pick<Image, 'width' | 'height'>;
  /** Where addresses begin; the project's own `public` if not given. */
  readonly root?: string;
}

const publicFolder = join(import.meta.dirname, '../../../public');

/** Formats that every browser of the site shows. */
const endings = '{svg,avif,webp,png,jpg}';

/** The size in the first tag of an SVG file, or undefined where one of its two numbers is missing. */
function ownSize(file: string): Pick<Image, 'width' | 'height'> | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(tag)?.[1]),
  );
  return width && height ? { width, height } : undefined;
}

/** ` (did you mean "/images/news/coast.svg"?)`, by the names of the files: their folder says nothing of what was meant. */
function suggestedFile(source: string, known: readonly string[]): string {
  const meant = nearest(
    posix.basename(source),
    known.map((file) => posix.basename(file)),
  );
  const file = known.find((candidate) => posix.basename(candidate) === meant);
  return file === undefined ? '' : ` (did you mean "${file}"?)`;
}

/**
 * A picture below `public/images`, written as its address: `/images/news/month-three.svg`. It must be there, in exactly
 * these letters: some servers tell `A.svg` from `a.svg`, some machines do not.
 */
export function image({ folder, size, root = publicFolder }: ImageRules) {
  const wanted = `the address of a picture in public/images/${folder}`;
  const hint = size
    ? `shown at ${size.width} by ${size.height} pixels; a picture of another shape is cut`
    : 'an SVG file with a width and a height in its first tag';
  return z.pipe(
    z.string({ error: wanted }).check(z.minLength(1)).register(editorNotes, { folder, hint }),
    z.transform((source: string, context): Image => {
      const refuse = (message: string): Image => {
        context.issues.push({ code: 'invalid_format', format: 'image', input: source, message });
        return z.NEVER;
      };
      const files = globSync(`images/${folder}/*.${endings}`, { cwd: root });
      const known = files.map((file) => `/${file.replaceAll('\\', '/')}`).sort();
      if (!known.includes(source)) return refuse(`${wanted}${suggestedFile(source, known)}`);
      const measured = size ?? (source.endsWith('.svg') ? ownSize(join(root, source)) : undefined);
      return measured
        ? { source, ...measured }
        : refuse('an SVG file with a width and a height in its first tag');
    }),
  );
}
