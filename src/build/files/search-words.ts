import { getTextContent, isElementNode, isTextNode } from '@parse5/tools';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';
import { elementsIn } from '../page-tree.ts';

/** Elements whose text nobody reads on the page. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template']);

/** Returns the texts below a node in document order. */
function textsIn(node: Tree.Node): readonly string[] {
  if (isTextNode(node)) return [getTextContent(node)];
  if (isElementNode(node) && unread.has(node.tagName)) return [];
  return 'childNodes' in node ? node.childNodes.flatMap(textsIn) : [];
}

/** Returns the words of a page's main content, with one space between two. Empty for a page without one. */
function wordsOf(html: string): string {
  const [main] = elementsIn(parse(html), 'main');
  return main ? textsIn(main).join(' ').replace(/\s+/g, ' ').trim() : '';
}

/** Returns the file with the words of pages by path, which the search on the Not found page loads. */
export function searchWords(pages: ReadonlyMap<string, string>): string {
  return JSON.stringify(Object.fromEntries([...pages].map(([path, html]) => [path, wordsOf(html)])));
}
