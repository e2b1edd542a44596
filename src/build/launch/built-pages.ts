import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAttribute } from '@parse5/tools';
import { LinkChecker, LinkState } from 'linkinator';
import { parse } from 'parse5';
import { attributeOf, elementsIn } from '../page-tree.ts';
import type { Finding } from './launch.ts';

interface Fault {
  /** The path of a page in the build, such as `pricing.html`. */
  readonly file: string;
  readonly text: string;
}

/** The origin of linkinator's server for the built folder. Links to other hosts are not requested. */
const ownServer = /^http:\/\/127\.0\.0\.1:/;

/** Returns the public path of a built file, with its anchor: `/pricing` for `pricing.html`. */
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html(?=#|$)/, '')}`;

/** Returns the names of the pages that have pages below them, such as `news`: linkinator would ask for the folder of that name. */
const pagesWithFolder = (directory: string): readonly string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, `${entry.name}.html`)))
    .map(({ name }) => name);

/**
 * Finds references to missing files and anchors of this site: links, images, scripts, stylesheets and fonts. An address that only
 * `netlify.toml` redirects counts as missing.
 */
async function deadLinks(directory: string): Promise<readonly Fault[]> {
  const folders = pagesWithFolder(directory).join('|');
  const ownPage = new RegExp(`(${ownServer.source}\\d+/(?:${folders}))(?=[?#]|$)`);
  const { links } = await new LinkChecker().check({
    path: ['**/*.html'],
    serverRoot: directory,
    cleanUrls: true,
    checkCss: true,
    checkFragments: true,
    urlRewriteExpressions: folders === '' ? [] : [{ pattern: ownPage, replacement: '$1.html' }],
    linksToSkip: async (address) => !ownServer.test(address),
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent = '', status }) => ({
      file: parent,
      // With a missing anchor the page itself is still found.
      text: `links to ${addressOf(url)}, ${status === 200 ? 'which has no such anchor' : 'which does not exist'}`,
    }));
}

/** Finds images without an `alt` attribute or without a size. */
function incompletePictures(directory: string): readonly Fault[] {
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
          ...(hasAttribute(picture, 'alt') ? [] : [`shows ${source} without alternative text`]),
          ...(sized ? [] : [`shows ${source} without its size`]),
        ].map((text) => ({ file, text }));
      });
    });
}

/** Returns broken links and incomplete images of the pages built in `directory`, sorted by page. Requests no other host. */
export async function pageFaults(directory: string): Promise<readonly Finding[]> {
  const faults = [...(await deadLinks(directory)), ...incompletePictures(directory)];
  return faults
    .map(({ file, text }) => ({ name: `page:${addressOf(file)}`, sentence: `${addressOf(file)}: ${text}.` }))
    .sort((one, other) => one.sentence.localeCompare(other.sentence));
}
