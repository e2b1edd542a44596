import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Font } from 'satori';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { preparedPictures } from '../../content/loader/image.ts';
import type { World } from '../../design/worlds.ts';
import { type SiteRoute, siteRoutes } from '../../routes.ts';
import { addedHead } from '../content/read-content.ts';
import { drawOnce } from '../files/drawings.ts';
import { columnWidth, SocialPoster, size, titleTop } from './SocialPoster.tsx';

const titleSizes = [104, 96, 88, 80, 72, 64, 56, 48, 40];
/** The average width of a letter of the display font, in em. */
const letterWidth = 0.56;
/** PNG with at most 256 colours. */
const encoding = { palette: true, colours: 256, dither: 0, effort: 4 } as const;
/** Netlify keeps `node_modules` between builds. */
const defaultCache = 'node_modules/.cache/social-pictures';

/** The drawing for pages that are not listed in `drawings`: its file in `src` without the ending. */
const defaultDrawing = 'pages/home/survey';

/** Other drawings and the pages whose pictures show them. */
const drawings: Readonly<Record<string, readonly string[]>> = {
  'pages/home/world': ['/'],
  'pages/skillsuite-overview/suite-globe': ['/skillsuite', '/skillsuite-overview'],
  'drawings/skills-ai': ['/skills-ai', '/terms-of-service', '/cookie-policy'],
  'drawings/skills-agent': [
    '/skills-agent',
    '/skills-control-centre',
    '/pricing',
    '/scale-growth',
    '/integrations',
  ],
  'drawings/skills-passport': ['/skills-passport', '/educator', '/privacy-policy', '/trust'],
  'drawings/skills-1st-matching': ['/skills-1st-matching', '/recruiter', '/skills-1st-masterclass'],
  'drawings/skills-mapping': ['/skills-mapping', '/skills-roi', '/evidence'],
  'drawings/skills-lens': ['/skills-lens', '/future-skills-report', '/future-skills-report/edition'],
};

/** Reads static versions of the site's fonts, because satori supports neither WOFF2 nor variable fonts. */
async function openFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const open = async (name: string, family: string, weight: 400 | 700, letters = 'latin'): Promise<Font> => {
    const file = resolve(`@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`);
    return { name, weight, data: await readFile(file) };
  };
  return Promise.all([
    open('display', 'bricolage-grotesque', 700),
    open('text', 'instrument-sans', 400),
    open('display-accents', 'bricolage-grotesque', 700, 'latin-ext'),
    open('text-accents', 'instrument-sans', 400, 'latin-ext'),
  ]);
}

let fonts: Promise<Font[]> | undefined;

/**
 * Returns the picture of a page as an SVG document with outlined text. `drawing` is an SVG document. The title has the largest size
 * that fits; only at the smallest size may a word break. Throws if the text does not fit or a character is in no font, which
 * cannot happen within the limits of a page's head.
 */
export async function composePicture(
  title: string,
  description: string,
  drawing: string,
  world?: World,
): Promise<string> {
  fonts ??= openFonts();
  // Imported here because most builds find all pictures in the cache.
  const { default: satori } = await import('satori');
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  const longestWord = Math.max(...title.split(/ |(?<=-)/).map(({ length }) => length));
  for (const titleSize of titleSizes) {
    const breaks = longestWord * letterWidth * titleSize > columnWidth;
    if (breaks && titleSize !== titleSizes.at(-1)) continue;
    let fits = true;
    const document = await satori(
      createElement(SocialPoster, { title, titleSize, breaks, description, drawing: source, world }),
      {
        ...size,
        fonts: await fonts,
        loadAdditionalAsset: async (_, characters) => {
          throw new Error(`The fonts of social pictures lack “${characters}”.`);
        },
        onNodeDetected({ key, top }) {
          if (key === 'title') fits = top >= titleTop;
        },
      },
    );
    if (fits) return document;
  }
  throw new Error(`The title “${title}” does not fit a social picture.`);
}

let lockFile: Promise<Buffer> | undefined;

/** Reads the versions of all packages, once: another version of a font or renderer may change a picture. */
function readVersions(): Promise<Buffer> {
  lockFile ??= readFile('package-lock.json');
  return lockFile;
}

/** How many bytes a social picture may have: every network accepts that much. */
const largestPicture = 150_000;

/** Returns a photograph as JPEG, in the best of four qualities that is small enough. Throws if none is. */
async function encodePhotograph(file: string): Promise<Uint8Array> {
  for (const quality of [82, 70, 55, 40]) {
    const picture = await sharp(file).resize(size).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= largestPicture) return picture;
  }
  throw new Error(
    `${file} has too much detail for a social picture, expected one below ${largestPicture} bytes.`,
  );
}

/** Returns whether a page has a social picture: nobody shares a form's result or the not-found page. */
export const hasSocialPicture = ({ index, page }: SiteRoute): boolean => index || page === 'added';

/**
 * Returns the address of a page's social picture, its alternative text and a function that composes it. Reads the content of this
 * page only, so that the development server can show the page while another one has mistakes. Throws if this page has mistakes.
 */
export async function socialPicture(route: SiteRoute) {
  const { path } = route;
  const { title: fullTitle, description, picture: own } = addedHead(route);
  // The picture has no room for the part after a colon.
  const title = fullTitle.replace(/: .*$/, '');
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const alternative = `${title}: ${description}`;
  const photograph = own && preparedPictures.get(own.source);
  if (photograph !== undefined) {
    const digest = createHash('sha256')
      .update(basename(photograph))
      .update(await readVersions());
    const address = `/social/${name}-${digest.digest('hex').slice(0, 12)}.jpg`;
    return { address, alternative, compose: () => encodePhotograph(photograph) };
  }
  const file = Object.keys(drawings).find((name) => drawings[name]?.includes(path)) ?? defaultDrawing;
  const { document: drawing, world } = await drawOnce(`/src/${file}.drawing.tsx?picture&ink&poster`);
  // The size is not known yet: `composePicture` finds the one that fits.
  const poster = createElement(SocialPoster, { title, titleSize: 0, description, drawing, world });
  const digest = createHash('sha256')
    .update(renderToStaticMarkup(poster))
    .update(JSON.stringify([titleSizes, letterWidth, encoding]))
    .update(await readVersions())
    .digest('hex');
  // A hash in the name, because social networks cache pictures by address.
  const address = `/social/${name}-${digest.slice(0, 12)}.png`;
  const compose = () => composePicture(title, description, drawing, world);
  return { address, alternative, compose };
}

/** Returns the pictures by address: an SVG document as PNG, anything else as it is. Pictures in the cache folder are reused; unused files are removed from it. */
export async function renderPictures(
  pictures: readonly { readonly address: string; readonly compose: () => Promise<string | Uint8Array> }[],
  cache = defaultCache,
): Promise<ReadonlyMap<string, Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const entries = pictures.map(async ({ address, compose }) => {
    const name = basename(address);
    const file = join(cache, name);
    if (kept.delete(name)) return [address, await readFile(file)] as const;
    const composed = await compose();
    const picture =
      typeof composed === 'string' ? await sharp(Buffer.from(composed)).png(encoding).toBuffer() : composed;
    // Renamed when complete, so that an interrupted build leaves no partial picture.
    await writeFile(`${file}.part`, picture);
    await rename(`${file}.part`, file);
    return [address, picture] as const;
  });
  const rendered = new Map(await Promise.all(entries));
  for (const unused of kept) await rm(join(cache, unused));
  return rendered;
}

/** Returns a Vite plugin that writes each page's social picture into the built site. */
export function socialPicturesPlugin(): Plugin {
  return {
    name: 'social-pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const pictures = await Promise.all(siteRoutes.filter(hasSocialPicture).map(socialPicture));
      for (const [address, source] of await renderPictures(pictures)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
