import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAttribute } from '@parse5/tools';
import { LinkChecker, LinkState } from 'linkinator';
import { parse } from 'parse5';
import type { Finding } from './launch.ts';
import { attributeOf, elementsIn } from './page-tree.ts';

interface Fault {
  /** `pricing.html`, by its path in the build. */
  readonly file: string;
  readonly text: string;
}

/** The server that linkinator starts for the built folder. Every other host is skipped, so that none is ever asked. */
const ownServer = /^http:\/\/127\.0\.0\.1:/;

/** `pricing.html` as visitors address it: `/pricing`; an anchor is kept. */
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html(?=#|$)/, '')}`;

/** Links, anchors, pictures, scripts, styles and fonts that pages name on this site and that are not there. */
async function deadLinks(directory: string): Promise<readonly Fault[]> {
  const { links } = await new LinkChecker().check({
    path: ['**/*.html'],
    serverRoot: directory,
    cleanUrls: true,
    checkCss: true,
    checkFragments: true,
    linksToSkip: async (address) => !ownServer.test(address),
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent = '', status }) => ({
      file: parent,
      // A page answers although the anchor is missing.
      text: `names ${addressOf(url)}, which ${status === 200 ? 'has no such place' : 'is not there'}`,
    }));
}

/** Pictures without words (`alt`) or without a size. */
function poorPictures(directory: string): readonly Fault[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const page = parse(readFileSync(join(directory, file), 'utf8'), { scriptingEnabled: false });
      const pictures = elementsIn(page).filter(({ tagName }) => tagName === 'img');
      return pictures.flatMap((picture) => {
        const source = attributeOf(picture, 'src');
        const sized = ['width', 'height'].every((side) => /^[1-9]/.test(attributeOf(picture, side)));
        return [
          ...(hasAttribute(picture, 'alt') ? [] : [`shows ${source} without alternative words`]),
          ...(sized ? [] : [`shows ${source} without its size`]),
        ].map((text) => ({ file, text }));
      });
    });
}

/** What is wrong with links, files and pictures on the pages built in `directory`, sorted by page. No other host is asked. */
export async function pageFaults(directory: string): Promise<readonly Finding[]> {
  const faults = [...(await deadLinks(directory)), ...poorPictures(directory)];
  return faults
    .map(({ file, text }) => ({ name: `page:${addressOf(file)}`, sentence: `${addressOf(file)}: ${text}.` }))
    .sort((one, other) => one.sentence.localeCompare(other.sentence));
}
