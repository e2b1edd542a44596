import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAttribute } from '@parse5/tools';
import { parse } from 'parse5';
import type { Finding } from './launch.ts';
import { attributeOf, elementsIn } from './page-tree.ts';

function readPages(directory: string) {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`,
      elements: elementsIn(parse(readFileSync(join(directory, file), 'utf8'), { scriptingEnabled: false })),
    }));
}

type BuiltPage = ReturnType<typeof readPages>[number];

/** Whether the built site has the file of an address, which may be percent-encoded. */
const isThere = (directory: string, address: string) =>
  existsSync(join(directory, decodeURIComponent(address)));

/** Links of a page to pages, files and anchors of this site that are not there. */
function deadLinks(page: BuiltPage, pages: readonly BuiltPage[], directory: string): readonly string[] {
  const own = page.elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attributeOf(link, 'href'))
    .filter((address) => /^[/#]/.test(address));
  return [...new Set(own)].flatMap((address) => {
    const { pathname, hash } = new URL(address, `https://site.invalid${page.path}`);
    const target = pages.find(({ path }) => path === pathname);
    if (!target) return isThere(directory, pathname) ? [] : [`links to ${address}, which is not there`];
    const id = decodeURIComponent(hash.slice(1));
    const anchored = id === '' || target.elements.some((element) => attributeOf(element, 'id') === id);
    return anchored ? [] : [`links to ${address}, which has no such place`];
  });
}

/** Pictures without words (`alt`), without a size, or without a file. */
function poorPictures(page: BuiltPage, directory: string): readonly string[] {
  const pictures = page.elements.filter(({ tagName }) => tagName === 'img');
  return pictures.flatMap((picture) => {
    const source = attributeOf(picture, 'src');
    const sized = ['width', 'height'].every((side) => /^[1-9]/.test(attributeOf(picture, side)));
    return [
      ...(hasAttribute(picture, 'alt') ? [] : [`shows ${source} without alternative words`]),
      ...(sized ? [] : [`shows ${source} without its size`]),
      ...(isThere(directory, source) ? [] : [`shows ${source}, which is not there`]),
    ];
  });
}

/** Files that a page asks for (scripts, styles, icons, pictures to preload) and that are not there. */
function missingFiles(page: BuiltPage, directory: string): readonly string[] {
  return page.elements
    .filter(({ tagName }) => tagName === 'link' || tagName === 'script')
    .map((element) => attributeOf(element, 'href') || attributeOf(element, 'src'))
    .filter((address) => /^\/[\w-]+(?:\/|\.)/.test(address) && !isThere(directory, address))
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
