import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import type { CustomPlugin } from 'svgo';
import * as z from 'zod/mini';
import { plainName } from '../format.ts';
import { refuse } from '../lists.ts';
import { editorNotes } from '../texts.ts';
import { nearest } from './mistakes.ts';

/** A picture of the site: its address, and the size that its place on the page is kept for, in CSS pixels. */
export interface Image {
  readonly source: string;
  /** The same as AVIF, for browsers that show it. */
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
}

interface ImageRules {
  /** The folder below `public/images` that the picture lies in. */
  readonly folder: string;
  /** The size of the place it is shown in; without one it is a logo, whose shape stays. */
  readonly size?: Pick<Image, 'width' | 'height'>;
  /** Where addresses begin; the project's own `public` if not given. */
  readonly root?: string;
}

const project = join(import.meta.dirname, '../../..');
/** Netlify keeps what lies in `node_modules` from one build to the next. */
const cache = join(project, 'node_modules/.cache/pictures');
/** Raised when pictures are prepared in another way. */
const version = 1;
const largestMegabytes = 20;
/** Size of the largest picture that is taken; the editor refuses a larger one before it is saved. */
export const largestBytes = largestMegabytes * 1e6;
/** Size of the largest SVG file, which is published as it is. */
const largestSvgKilobytes = 500;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** The files of prepared pictures by their addresses on the site, of all that was checked in this process. */
export const preparedPictures = new Map<string, string>();

/** Photographs and logos in pixels: what is published is made of them, they themselves are not. */
export const inPixels = /\.(?:avif|webp|png|jpe?g)$/i;

/** The attributes of an SVG file's first tag, or undefined where browsers would not show the file. */
function svgAttributes(file: string): Readonly<Record<string, string>> | undefined {
  // Takes a third of a second to load, and only files that are SVG need it.
  const { optimize }: typeof import('svgo') = createRequire(import.meta.url)('svgo');
  let found: Readonly<Record<string, string>> | undefined;
  const readAttributes: CustomPlugin = {
    name: 'read-attributes',
    fn: () => ({
      element: {
        enter({ name, attributes }, parent) {
          if (parent.type === 'root' && name === 'svg') found = { ...attributes };
        },
      },
    }),
  };
  try {
    optimize(readFileSync(file, 'utf8'), { plugins: [readAttributes] });
  } catch {
    return undefined;
  }
  return found?.xmlns === svgNamespace ? found : undefined;
}

/** Prepares a picture in pixels, once for each content and size; a text says why it cannot be used. */
function prepare(file: string, { folder, size }: ImageRules): Image | string {
  const megabytes = statSync(file).size / 1e6;
  if (megabytes > largestMegabytes)
    return `a picture of at most ${largestMegabytes} MB, this one has ${megabytes.toFixed(1)}`;
  const sides = size ? [String(size.width), String(size.height)] : [];
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
  return { source, avif, ...JSON.parse(readFileSync(`${target}.json`, 'utf8')) };
}

/**
 * A picture below `public/images`, written as its address: `/images/news/month-three.svg`, or a JPEG, PNG, WebP or AVIF file,
 * which is cut to its place. It must be there in exactly these letters: some servers tell `A.svg` from `a.svg`, some machines do
 * not.
 */
export function image(rules: ImageRules) {
  const { folder, size, root = join(project, 'public') } = rules;
  const wanted = `the address of a picture in public/images/${folder}`;
  const hint = size
    ? `shown at ${size.width} by ${size.height} pixels; a picture of another shape is cut`
    : 'an SVG file with a width and a height in its first tag, or a PNG at least 48 pixels high';
  return z.pipe(
    z.string({ error: wanted }).check(z.minLength(1)).register(editorNotes, { folder, hint }),
    z.transform((source: string, context): Image => {
      const names = globSync('*.*', { cwd: join(root, 'images', folder) }).sort();
      const addressOf = (name: string) => `/images/${folder}/${name}`;
      // Some systems keep an accent apart from its letter in the names of files.
      const found = names.find((name) => addressOf(name).normalize() === source.normalize());
      if (found === undefined) {
        // The folder says nothing of what was meant.
        const meant = nearest(parse(source).base, names);
        const suggested = meant === undefined ? '' : ` (did you mean "${addressOf(meant)}"?)`;
        return refuse(context, source, `${wanted}${suggested}`);
      }
      const file = join(root, 'images', folder, found);
      if (inPixels.test(found)) {
        const prepared = prepare(file, rules);
        return typeof prepared === 'string' ? refuse(context, source, prepared) : prepared;
      }
      if (!/\.svg$/i.test(found)) return refuse(context, source, 'a JPEG, PNG, WebP, AVIF or SVG file');
      const kilobytes = Math.round(statSync(file).size / 1000);
      if (kilobytes > largestSvgKilobytes) {
        const expected = `an SVG file of at most ${largestSvgKilobytes} kB, this one has ${kilobytes}: save it as PNG, or make it simpler`;
        return refuse(context, source, expected);
      }
      const attributes = svgAttributes(file);
      if (!attributes) {
        const whole = `an SVG file that is whole and begins with <svg xmlns="${svgNamespace}"`;
        return refuse(context, source, whole);
      }
      const [width, height] = [attributes.width, attributes.height].map((side = '') =>
        Number(/^([\d.]+)(?:px)?$/.exec(side)?.[1]),
      );
      const measured = size ?? (width && height ? { width, height } : undefined);
      return measured
        ? { source: addressOf(encodeURIComponent(found)), ...measured }
        : refuse(context, source, 'an SVG file with a width and a height in its first tag');
    }),
  );
}
