import type { Page } from 'playwright';

/** How a visitor has text shown, beside the text size of the whole page. */
export interface TextSettings {
  /** The spacing of WCAG 2.2, 1.4.12. */
  readonly spaced?: boolean;
  /** The smallest font size that the browser shows, in CSS pixels. */
  readonly minimum?: number;
  /** The zoom of text alone, which leaves lengths as they are. */
  readonly zoom?: number;
}

/** Shows the page's text with these settings and no others. The text of drawings keeps its size, as in browsers. */
export function setText(page: Page, settings: TextSettings): Promise<void> {
  return page.evaluate(
    ({ spaced = false, minimum = 0, zoom = 1 }) => {
      const own = document.adoptedStyleSheets.filter((sheet) => !Reflect.has(sheet, 'settings'));
      const elements = [
        ...document.querySelectorAll<HTMLElement>('body, body *:not(svg, svg *, site-island)'),
      ];
      for (const element of elements) element.style.removeProperty('font-size');
      const sheet = Object.assign(new CSSStyleSheet(), { settings: true });
      if (spaced) {
        sheet.replaceSync(
          `:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`,
        );
      }
      document.adoptedStyleSheets = [...own, sheet];
      if (minimum === 0 && zoom === 1) return;
      const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of elements.entries()) {
        const size = Math.max((sizes[index] ?? 0) * zoom, minimum);
        element.style.setProperty('font-size', `${size}px`, 'important');
      }
    },
    { ...settings },
  );
}

/** Sets the browser's default font size, in CSS pixels. Queries of widths in rem count it too. */
export async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/**
 * Returns the pairs of texts whose letters overlap, as `words / words`. Left out are boxes of one pixel, which hide words from
 * the eye only, and what is fixed over the page.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leftOut = 'script, style, noscript, svg, select';
    const isApart = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ||
        element.clientWidth === 1 ||
        isApart(element.parentElement));
    const apart = new Map<Element, boolean>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { text: Node; left: number; right: number; top: number; bottom: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!text.textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest(leftOut)) {
        continue;
      }
      if (!apart.has(parentElement)) apart.set(parentElement, isApart(parentElement));
      if (apart.get(parentElement)) continue;
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // A line's box is taller than its letters.
        const slack = height / 4;
        lines.push({ text, left: left + 1, right: right - 1, top: top + slack, bottom: bottom - slack });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    const words = ({ text }: { text: Node }) => text.textContent?.trim().slice(0, 40);
    const findings = new Set<string>();
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom - 1) break;
        const meets = other.left < line.right && other.right > line.left;
        if (meets && other.text !== line.text) findings.add(`${words(line)} / ${words(other)}`);
      }
    }
    return [...findings];
  });
}

/** Returns the words in these elements that break without a hyphen, as `word: text`. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((roots) => {
    const findings = new Set<string>();
    const range = document.createRange();
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement, textContent } = text;
        if (!parentElement?.checkVisibility() || parentElement.closest('svg, .Field-honeypot')) continue;
        for (const { 0: word, index } of (textContent ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) findings.add(`${word}: ${textContent?.trim().slice(0, 40)}`);
        }
      }
    }
    return [...findings];
  });
}

/** A word as long as the longest job titles, buttons and pasted addresses. */
const longWord = 'Donaudampfschifffahrtskapitaenspatent';

/** Replaces the longest word, of five letters or more, of each text that shows in `main` by one of 37 letters. */
export function lengthenWords(page: Page): Promise<void> {
  return page.evaluate((word) => {
    const isHidden = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isHidden(element.parentElement));
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (parentElement?.closest('svg, script, style, noscript, option') || isHidden(parentElement)) continue;
      const words = textContent?.match(/[\p{L}\p{M}]{5,}/gu) ?? [];
      const [longest] = words.toSorted((a, b) => b.length - a.length);
      if (longest) text.textContent = textContent?.replace(longest, word) ?? '';
    }
  }, longWord);
}
