import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Font } from 'satori';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { World } from '../design/worlds.ts';
import { type SiteRoute, siteRoutes } from '../routes.ts';
import { drawOnce } from './drawings.ts';
import { pageHead } from './read-content.ts';
import { columnWidth, SocialPoster, size, titleTop } from './SocialPoster.tsx';

const titleSizes = [104, 96, 88, 80, 72, 64, 56, 48, 40];
/** Width of a letter of the display face, in ems. */
const letterWidth = 0.56;
/** A PNG with at most 256 colours. */
const encoding = { palette: true, colours: 256, dither: 0, effort: 4 } as const;
/** Netlify keeps what lies in `node_modules` from one build to the next. */
const defaultCache = 'node_modules/.cache/social-pictures';

/** The drawing on the picture of a page that is not named below, as its file in `src` without the ending. */
const usualDrawing = 'pages/home/survey';

/** Other drawings, and the pages whose pictures show them. */
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
  'drawings/skills-lens': ['/skills-lens', '/future-skills-report'],
};

/** The site's families; satori reads no WOFF2 and no variable fonts, so these are static. */
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
 * The picture of a page as an SVG document in which everything written is an outline. `drawing` is an SVG document too. The
 * title is as large as its place allows; only at the smallest size a word is broken that is longer than a line. Throws where
 * there is no room for all words, or no font has a character; within the limits of a page's head neither happens.
 */
export async function composePicture(
  title: string,
  description: string,
  drawing: string,
  world?: World,
): Promise<string> {
  fonts ??= openFonts();
  // Loaded where a picture is composed: most builds find all of them composed.
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

/** Another version of a font or of what renders may give another picture; read once for all of them. */
function readVersions(): Promise<Buffer> {
  lockFile ??= readFile('package-lock.json');
  return lockFile;
}

/**
 * The social picture of a page: its address, its words and how it is composed. Each page's is described by itself: the
 * development server shows a page while the content of another one has mistakes. Throws where the page's own has some.
 */
export async function socialPicture({ path, content }: SiteRoute) {
  const { title: whole, description } = pageHead(content);
  // A poster has room for the title without what it says after a colon.
  const title = whole.replace(/: .*$/, '');
  const file = Object.keys(drawings).find((name) => drawings[name]?.includes(path)) ?? usualDrawing;
  const { document: drawing, world } = await drawOnce(`/src/${file}.drawing.tsx?picture&ink&poster`);
  // Which of the sizes fits is found only where the picture is composed.
  const poster = createElement(SocialPoster, { title, titleSize: 0, description, drawing, world });
  const digest = createHash('sha256')
    .update(renderToStaticMarkup(poster))
    .update(JSON.stringify([titleSizes, letterWidth, encoding]))
    .update(await readVersions())
    .digest('hex');
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  // Named by its content, because networks keep pictures by address.
  const address = `/social/${name}-${digest.slice(0, 12)}.png`;
  const compose = () => composePicture(title, description, drawing, world);
  return { address, alternative: `${title}: ${description}`, compose };
}

/** The pictures as PNG files by their address; those that the folder has from another build are not composed again. */
export async function renderPictures(
  pictures: readonly { readonly address: string; readonly compose: () => Promise<string> }[],
  cache = defaultCache,
): Promise<ReadonlyMap<string, Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const entries = pictures.map(async ({ address, compose }) => {
    const name = basename(address);
    const file = join(cache, name);
    if (kept.delete(name)) return [address, await readFile(file)] as const;
    const picture = await sharp(Buffer.from(await compose()))
      .png(encoding)
      .toBuffer();
    // Renamed when it is whole, so that a build that was stopped leaves no half picture behind.
    await writeFile(`${file}.part`, picture);
    await rename(`${file}.part`, file);
    return [address, picture] as const;
  });
  const rendered = new Map(await Promise.all(entries));
  for (const unused of kept) await rm(join(cache, unused));
  return rendered;
}

/** Vite plugin: writes each page's social picture into the built site. */
export function socialPicturesPlugin(): Plugin {
  return {
    name: 'social-pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      // Pages that stand for a moment only (results of a form, placeholder, not found) have none.
      const pictures = await Promise.all(siteRoutes.filter(({ index }) => index).map(socialPicture));
      for (const [address, source] of await renderPictures(pictures)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
