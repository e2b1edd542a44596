import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './launch.ts';

interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

function readPages(directory: string): readonly BuiltPage[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`,
      html: readFileSync(join(directory, file), 'utf8'),
    }));
}

function tags(html: string, name: string): readonly string[] {
  return Array.from(html.matchAll(new RegExp(`<${name} [^>]*>`, 'g')), ([tag]) => tag);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

/** Links of a page to pages, files and anchors of this site that are not there. */
function deadLinks(page: BuiltPage, pages: readonly BuiltPage[], directory: string): readonly string[] {
  const own = tags(page.html, 'a')
    .map((tag) => attribute(tag, 'href') ?? '')
    .filter((address) => /^[/#]/.test(address));
  return [...new Set(own)].flatMap((address) => {
    const { pathname, hash } = new URL(address, `https://site.invalid${page.path}`);
    const target = pages.find(({ path }) => path === pathname);
    if (!target)
      return existsSync(join(directory, pathname)) ? [] : [`links to ${address}, which is not there`];
    const anchored = hash === '' || target.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
    return anchored ? [] : [`links to ${address}, which has no such place`];
  });
}

/** Pictures without words (`alt`), without a size, or without a file. */
function poorPictures(page: BuiltPage, directory: string): readonly string[] {
  return tags(page.html, 'img').flatMap((tag) => {
    const source = attribute(tag, 'src') ?? '';
    const sized =
      /^[1-9]/.test(attribute(tag, 'width') ?? '') && /^[1-9]/.test(attribute(tag, 'height') ?? '');
    return [
      ...(attribute(tag, 'alt') === undefined ? [`shows ${source} without alternative words`] : []),
      ...(sized ? [] : [`shows ${source} without its size`]),
      ...(existsSync(join(directory, source)) ? [] : [`shows ${source}, which is not there`]),
    ];
  });
}

/** Files that a page asks for (scripts, styles, icons, pictures to preload) and that are not there. */
function missingFiles(page: BuiltPage, directory: string): readonly string[] {
  return [...tags(page.html, 'link'), ...tags(page.html, 'script')]
    .map((tag) => attribute(tag, 'href') ?? attribute(tag, 'src') ?? '')
    .filter((address) => /^\/[\w-]+(?:\/|\.)/.test(address) && !existsSync(join(directory, address)))
    .map((address) => `asks for ${address}, which is not there`);
}

/** What is wrong with links, files and pictures on the pages built in `directory`. */
export function pageFaults(directory: string): readonly Finding[] {
  const pages = readPages(directory);
  return pages.flatMap((page) =>
    [
      ...deadLinks(page, pages, directory),
      ...missingFiles(page, directory),
      ...poorPictures(page, directory),
    ].map((fault) => ({
      name: `page:${page.path}`,
      sentence: `${page.path}: ${fault}.`,
    })),
  );
}
