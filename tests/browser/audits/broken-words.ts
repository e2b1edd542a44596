import { atWidth } from './elements.ts';
import { excerpt, textsIn } from './texts.ts';

/** Returns the words inside elements that match `selector` which continue on the next line without a hyphen, one sentence each. */
export function brokenWords(selector: string): string[] {
  const findings = new Set<string>();
  const range = document.createRange();
  const texts = [...document.querySelectorAll(selector)]
    .filter((root) => !root.parentElement?.closest(selector))
    .flatMap((root) => textsIn(root, 'svg, .Field-honeypot'));
  for (const text of texts) {
    if (!text.element.checkVisibility()) continue;
    range.selectNodeContents(text.node);
    if (range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of text.node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      range.setStart(text.node, index);
      range.setEnd(text.node, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1)
        findings.add(`${word} breaks in ${excerpt(text)} ${atWidth()}: give it room, or allow hyphens`);
    }
  }
  return [...findings];
}
