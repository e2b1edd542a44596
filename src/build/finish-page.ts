import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { contentSecurityPolicy } from '../../netlify/security-headers.ts';
import { chunkTimeout } from '../site.ts';
import { startAfterLoad } from '../start.ts';
import {
  type ClientManifest,
  filesOf,
  hashOf,
  islandChunk,
  manifestName,
  readManifest,
} from './client-manifest.ts';
import { openStylesheet } from './page-styles.ts';

const htmlEntry = 'index.html';

/** The script that stands in every page. */
const startScript = minifySync('start.js', `(${startAfterLoad})(${chunkTimeout})`).code.trim();

/** The hashes of a page's inline script and styles, for its Content-Security-Policy. */
export function inlineHashes(html: string) {
  const hashesIn = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = '']) => hashOf(text));
  return {
    inlineScripts: hashesIn(/<script data-entry[^>]*>([^<]*)<\/script>/g),
    inlineStyles: hashesIn(/<style>([\s\S]*?)<\/style>/g),
  };
}

/** Leaves out the marks between texts where nothing is hydrated: in `main` and footer, islands aside. */
function withoutTextMarks(html: string): string {
  return html.replace(/<(main|footer)\b[\s\S]*?<\/\1>/g, (part) =>
    part.replace(/(<site-island[\s\S]*?<\/site-island>)|<!-- -->/g, (_, island: string = '') => island),
  );
}

/** The address of the whole stylesheet of the build in `directory`. Throws where there is none. */
export function stylesheetOf(manifest: ClientManifest): string {
  const file = manifest['style.css']?.file;
  if (file === undefined) throw new Error('The build has no stylesheet.');
  return file;
}

/** The scripts that a page runs with beside the entry: what that imports, and the islands of the page with what they import. */
function chunksOf(html: string, manifest: ClientManifest): readonly string[] {
  const islands = Array.from(html.matchAll(/<site-island data-name="([^"]+)"/g), ([, name = '']) => name);
  const modules = islands.map((name) => manifestName(manifest, islandChunk(name)) ?? htmlEntry);
  const needed = new Set([htmlEntry, ...modules].flatMap((module) => [...filesOf(manifest, module)]));
  return [...needed].filter((file) => file !== manifest[htmlEntry]?.file);
}

/**
 * A page's policy inside the page: Netlify answers every unknown address with the not-found page, and no header rule knows
 * those addresses. Some directives work in a header only (CSP Level 3, 3.3).
 */
export function withOwnPolicy(html: string): string {
  const policy = contentSecurityPolicy({ https: false, ...inlineHashes(html) }).replace(
    /frame-ancestors[^;]*; /,
    '',
  );
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/**
 * Makes of the build in `directory` the function that finishes its pages. What is published has the character set first, as it
 * must stand within the first 1024 bytes (HTML Standard, 4.2.5.4), the fonts of the first screen, the part of the stylesheet
 * that the page uses, and one script, inline, that fetches the others and the whole stylesheet after the page has loaded; a
 * browser without scripts has the whole stylesheet from the start. The renderer's own scripts (the router's hydration data and
 * the loader hash) serve loaders, which no page has. Writes the stylesheet that pages fetch after load: the whole one without
 * the fonts, which they have already, and which browsers would set up anew.
 */
export function openBuild(directory: string): (html: string) => string {
  const manifest = readManifest(directory);
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const stylesheet = read(stylesheetOf(manifest));
  const later = stylesheet.replace(/@font-face\{[^}]*\}/g, '');
  const styles = `assets/later-${createHash('sha256').update(later).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(directory, styles), later);
  const stylesFor = openStylesheet(stylesheet);
  const fonts = Array.from(stylesheet.matchAll(/url\(([^)]+\.woff2)\)/g), ([, address = '']) => address)
    .filter((address) => !/-(?:accented|extended)-/.test(address))
    .map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`);
  const entry = manifest[htmlEntry]?.file ?? '';
  const integrity = hashOf(read(entry));
  return (html) => {
    const bare = html
      .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
      .replace(/<meta charset="[^"]*">/, '')
      .replace(' data-server-rendered="true"', '');
    const chunks = chunksOf(html, manifest).map((file) => `/${file}`);
    const files = `data-chunks="${chunks.join(' ')}" data-styles="/${styles}"`;
    const script = `<script data-entry="/${entry}" data-integrity="${integrity}" ${files}>${startScript}</script>`;
    const head = `<meta charset="utf-8">${fonts.join('')}`;
    const whole = `<noscript><link rel="stylesheet" href="/${styles}"></noscript>`;
    const inline = `<style>${stylesFor(bare)}</style>${script}${whole}`;
    return withoutTextMarks(bare)
      .replace('<head>', () => `<head>${head}`)
      .replace('</head>', () => `${inline}</head>`);
  };
}
