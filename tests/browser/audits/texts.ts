import { type Box, letterBox } from './boxes.ts';

/** A text of the page that is not empty, and the element that it stands in. */
export interface PageText {
  readonly node: Text;
  readonly element: HTMLElement;
}

/** What no window shows as text of the page. */
export const unshown = 'script, style, noscript';

/** Returns the texts inside an element in the order of the page, without those inside elements that match `leftOut`. */
export function textsIn(root: Element, leftOut: string): PageText[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: PageText[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    if (element && !element.closest(leftOut)) texts.push({ node, element });
  }
  return texts;
}

/** Returns the main part of the page, else all of it. */
export function mainPart(): Element {
  return document.querySelector('main') ?? document.body;
}

/** Returns the boxes of the letters of each line that a text takes up. */
export function lettersOf({ node }: PageText): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return Array.from(range.getClientRects(), letterBox);
}

/** Returns the beginning of a text, as findings name it. */
export function excerpt({ node }: PageText): string {
  const words = node.data.trim();
  return `"${words.length > 40 ? `${words.slice(0, 40)}…` : words}"`;
}

/** Returns whether an element has words of its own, not only in the elements inside. */
export function hasOwnWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}
