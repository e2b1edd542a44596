import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as z from 'zod/mini';
import { plainName } from '../format.ts';
import { addIssue } from '../lists.ts';
import { editorMetadata } from '../texts.ts';
import { nearest } from './mistakes.ts';
import { svgFacts } from './svg-file.ts';

/** The address of a picture, and its size on the page in CSS pixels. */
export interface Image {
  readonly source: string;
  /** The address of the same picture as AVIF. */
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
}

interface ImageRules {
  /** The folder of the picture, below `public/images`. */
  readonly folder: string;
  /**
   * The size on the page, in CSS pixels, to which the picture is cropped. With a width only it keeps its shape. A logo has no size
   * and is not cropped.
   */
  readonly size?: { readonly width: number; readonly height?: number };
  /** The folder that addresses are relative to; by default the project's `public`. */
  readonly root?: string;
}

const project = join(import.meta.dirname, '../../..');
/** In `node_modules`, which Netlify keeps between builds. */
const cache = join(project, 'node_modules/.cache/pictures');
/** A part of the cache key. Raise it if pictures are prepared differently. */
const version = 2;
const largestMegabytes = 20;
/** The maximum size of a picture, in bytes. The editor refuses larger ones before saving. */
export const largestBytes = largestMegabytes * 1e6;
/** The maximum size of an SVG file, which is published unchanged. */
const largestSvgKilobytes = 500;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** The prepared picture files of all content checked in this process, by their addresses on the site. */
export const preparedPictures = new Map<string, string>();

/** The addresses, as they are written, of logos with a white background, of all content checked in this process. */
export const logosOnWhite = new Set<string>();

/** A message for the format that iPhones take photographs in, which few browsers show. */
const heicHint = 'a JPEG, PNG, WebP, AVIF or SVG file, this one is HEIC: export it as JPEG';

/** Matches pixel images. They are not published themselves, only the pictures prepared from them. */
export const inPixels = /\.(?:avif|webp|png|jpe?g)$/i;

/** Prepares a pixel image, or returns a message that says why it cannot be used. Cached by content and size. */
function prepare(file: string, { folder, size }: ImageRules, written: string): Image | string {
  const megabytes = statSync(file).size / 1e6;
  if (megabytes > largestMegabytes)
    return `a picture of at most ${largestMegabytes} MB, this one has ${megabytes.toFixed(1)}`;
  const sides = [size?.width, size?.height].flatMap((side) => (side === undefined ? [] : [String(side)]));
  const digest = createHash('sha256')
    .update(readFileSync(file))
    .update([version, ...sides].join());
  const name = `${plainName(parse(file).name)}-${digest.digest('hex').slice(0, 12)}`;
  const target = join(cache, name);
  if (!existsSync(`${target}.json`)) {
    mkdirSync(cache, { recursive: true });
    const script = join(import.meta.dirname, 'prepare-picture.ts');
    const { status, stdout } = spawnSync(process.execPath, [script, file, target, ...sides], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    if (status !== 0) return stdout.trim() || 'a picture that can be prepared within a minute';
  }
  const [avif, source] = ['avif', 'webp'].map((ending) => {
    const address = `/images/${folder}/${name}.${ending}`;
    preparedPictures.set(address, `${target}.${ending}`);
    return address;
  }) as [string, string];
  const { isOnWhite, ...measured } = JSON.parse(readFileSync(`${target}.json`, 'utf8'));
  if (size === undefined && isOnWhite) logosOnWhite.add(written);
  return { source, avif, ...measured };
}

/** Returns the hint for a picture of this size. */
function sizeHint({ size }: ImageRules): string {
  if (!size) return 'an SVG file, or a PNG at least 48 pixels high, without a white background';
  return size.height === undefined
    ? `shown ${size.width} pixels wide`
    : `shown at ${size.width} by ${size.height} pixels; a picture of another shape is cropped`;
}

/** Returns the size of an SVG file on the page, which has its own shape unless the rules name a height. */
function svgSize({ size }: ImageRules, own: Pick<Image, 'width' | 'height'> | undefined) {
  if (size?.height !== undefined) return { width: size.width, height: size.height };
  if (!size || !own) return own;
  return { width: size.width, height: Math.round((size.width * own.height) / own.width) };
}

/**
 * Returns the schema of a picture's address, such as `/images/news/month-three.svg`. A JPEG, PNG, WebP or AVIF file is cropped to
 * `size`. The spelling has to match the file name exactly, as some file systems ignore case and most servers do not.
 */
export function image(rules: ImageRules) {
  const { folder, size, root = join(project, 'public') } = rules;
  const wanted = `the address of a picture in public/images/${folder}`;
  return z.pipe(
    z
      .string({ error: wanted })
      .check(z.minLength(1))
      .register(editorMetadata, { folder, hint: sizeHint(rules) }),
    z.transform((source: string, context): Image => {
      const names = globSync('*.*', { cwd: join(root, 'images', folder) }).sort();
      const addressOf = (name: string) => `/images/${folder}/${name}`;
      // Some file systems store accented letters in decomposed form.
      const found = names.find((name) => addressOf(name).normalize() === source.normalize());
      if (found === undefined) {
        // Compares file names only, without their folder.
        const meant = nearest(parse(source).base, names);
        const suggested = meant === undefined ? '' : ` (did you mean "${addressOf(meant)}"?)`;
        return addIssue(context, source, `${wanted}${suggested}`);
      }
      const file = join(root, 'images', folder, found);
      if (inPixels.test(found)) {
        const prepared = prepare(file, rules, source);
        return typeof prepared === 'string' ? addIssue(context, source, prepared) : prepared;
      }
      if (/\.hei[cf]$/i.test(found)) return addIssue(context, source, heicHint);
      if (!/\.svg$/i.test(found)) return addIssue(context, source, 'a JPEG, PNG, WebP, AVIF or SVG file');
      const kilobytes = Math.round(statSync(file).size / 1000);
      if (kilobytes > largestSvgKilobytes) {
        const expected = `an SVG file of at most ${largestSvgKilobytes} kB, this one has ${kilobytes}: save it as PNG or simplify it`;
        return addIssue(context, source, expected);
      }
      const facts = svgFacts(file);
      if (!facts) {
        const expected = `an SVG file that is whole and begins with <svg xmlns="${svgNamespace}"`;
        return addIssue(context, source, expected);
      }
      if (facts.refused !== undefined) {
        return addIssue(
          context,
          source,
          `an SVG file without ${facts.refused}: save it as a plain SVG or as PNG`,
        );
      }
      if (size === undefined && facts.isOnWhite) logosOnWhite.add(source);
      const measured = svgSize(rules, facts.size);
      return measured
        ? { source: addressOf(encodeURIComponent(found)), ...measured }
        : addIssue(context, source, 'an SVG file with a viewBox, or a width and a height, in its first tag');
    }),
  );
}
