import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getTextContent,
  hasAttribute,
  isCommentNode,
  isElementNode,
  removeAttribute,
  removeNode,
} from '@parse5/tools';
import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { type Manifest, minifySync } from 'vite';
import { contentSecurityPolicy } from '../../../netlify/security-headers.ts';
import { closedKey, hideClosed } from '../../layout/announcement/closed.ts';
import { chunkTimeout, delays } from '../../site.ts';
import { startAfterLoad } from '../../start.ts';
import { filesOf, hashOf, islandModule, readManifest } from '../bundle/client-manifest.ts';
import { openPageStylesheets } from '../bundle/page-stylesheets.ts';
import { stylesheetOf } from '../bundle/stylesheets.ts';
import { toolSources } from '../content/tool-sources.ts';
import { attributeOf, elementsIn } from '../page-tree.ts';

const htmlEntry = 'index.html';

/** The inline script of every page, which loads everything else. */
const startScript = minifySync(
  'start.js',
  `(${startAfterLoad})(${chunkTimeout}, ${delays.scrollToAnchor})`,
).code.trim();

/** The inline script that hides an announcement that the visitor has closed. */
const announcementScript = minifySync('announcement.js', `(${hideClosed})("${closedKey}")`).code.trim();

/** Returns the hashes of a page's inline scripts, for its Content-Security-Policy. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = elementsIn(parse(html), 'script').filter((script) => !hasAttribute(script, 'type'));
  return scripts.map((script) => hashOf(getTextContent(script)));
}

/** Removes React's comments between texts outside of islands, because only hydration needs them. */
function removeTextSeparators(node: Tree.ParentNode): void {
  for (const child of [...node.childNodes]) {
    if (isCommentNode(child) && child.data === ' ') removeNode(child);
    else if (isElementNode(child) && child.tagName !== 'site-island') removeTextSeparators(child);
  }
}

/**
 * Whether an element of the renderer's output is replaced or dropped. The scripts contain the router's hydration data and the
 * loader hash, which pages do not need.
 */
function isReplaced(element: Tree.Element): boolean {
  if (element.tagName === 'script') return attributeOf(element, 'type') !== 'application/ld+json';
  if (element.tagName === 'meta') return hasAttribute(element, 'charset');
  return (
    element.tagName === 'link' && /^(?:modulepreload|preload|stylesheet)$/.test(attributeOf(element, 'rel'))
  );
}

/** Returns the head of a page. The parser always creates one. */
const headOf = (page: Tree.Document) => elementsIn(page, 'head')[0] as Tree.Element;

/** Inserts `html` into the head of a page, before `next` or at the end. */
function addToHead(page: Tree.Document, html: string, next?: Tree.ChildNode): void {
  const head = headOf(page);
  for (const node of parseFragment(html).childNodes) {
    if (next) defaultTreeAdapter.insertBefore(head, node, next);
    else defaultTreeAdapter.appendChild(head, node);
  }
}

/** Adds the script that hides a closed announcement directly after the announcement. */
function addAnnouncementScript(page: Tree.Document): void {
  for (const island of elementsIn(page, 'site-island')) {
    if (attributeOf(island, 'data-name') !== 'layout/announcement/AnnouncementBar') continue;
    const [script] = parseFragment(`<script data-announcement>${announcementScript}</script>`).childNodes;
    const parent = defaultTreeAdapter.getParentNode(island);
    const next = parent?.childNodes[parent.childNodes.indexOf(island) + 1];
    if (script && parent && next) defaultTreeAdapter.insertBefore(parent, script, next);
  }
}

/** Returns the scripts that a page loads besides the entry: the imports of the entry, and the page's islands with theirs. */
function chunksOf(page: Tree.Document, manifest: Manifest): readonly string[] {
  // Islands with `data-hydrate` are hydrated later and load their files themselves.
  const modules = elementsIn(page, 'site-island')
    .filter((island) => !hasAttribute(island, 'data-hydrate'))
    .map((island) => islandModule(attributeOf(island, 'data-name')));
  const needed = new Set([htmlEntry, ...modules].flatMap((module) => [...filesOf(manifest, module)]));
  return [...needed].filter((file) => file !== manifest[htmlEntry]?.file);
}

/**
 * Returns a page with its policy in a `meta` element. The not-found page needs that, because no header rule matches unknown
 * addresses. Directives that work in a header only are omitted (CSP Level 3, 3.3).
 */
export function withOwnPolicy(html: string): string {
  const options = { https: false, toolSources: toolSources(), inlineScripts: inlineScriptHashes(html) };
  const policy = contentSecurityPolicy(options).replace(/frame-ancestors[^;]*; /, '');
  const page = parse(html);
  // The character set stays first.
  const [, next] = headOf(page).childNodes;
  addToHead(page, `<meta http-equiv="Content-Security-Policy" content="${policy}">`, next);
  return serialize(page);
}

/**
 * Returns a function that finishes the rendered pages of the build in `directory`. It takes a page and the name of its folder in
 * `src/pages`. The head of a finished page has, in this order:
 * - the character set, which must be within the first 1024 bytes (HTML Standard, 4.2.5.4)
 * - the site's stylesheet, and that of the page's act
 * - preloads of the fonts
 * - one inline script, which loads everything else after the page
 */
export function openBuild(directory: string): (html: string, page: string) => Promise<string> {
  const manifest = readManifest(directory);
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const siteStyles = stylesheetOf(manifest);
  const stylesheetFor = openPageStylesheets(directory);
  const fonts = Array.from(read(siteStyles).matchAll(/url\(([^)]+\.woff2)\)/g), ([, address = '']) => address)
    .filter((address) => !/-(?:accented|extended)-/.test(address))
    .map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`);
  const entry = manifest[htmlEntry]?.file ?? '';
  const integrity = hashOf(read(entry));
  return async (html, name) => {
    const page = parse(html);
    for (const element of elementsIn(page)) {
      if (isReplaced(element)) removeNode(element);
      removeAttribute(element, 'data-server-rendered');
    }
    removeTextSeparators(page);
    addAnnouncementScript(page);
    const chunks = chunksOf(page, manifest).map((file) => `/${file}`);
    const script = `<script data-entry="/${entry}" data-integrity="${integrity}" data-chunks="${chunks.join(' ')}">${startScript}</script>`;
    const sheets = [siteStyles, await stylesheetFor(name)].filter((file) => file !== undefined);
    const styles = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
    addToHead(page, `<meta charset="utf-8">${styles}${fonts.join('')}`, headOf(page).childNodes[0]);
    addToHead(page, script);
    return serialize(page);
  };
}
