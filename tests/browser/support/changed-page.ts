import type { Locator, Page } from 'playwright';

/** Sets a field's value as autofill does: not through the element's own property, and with these events only. */
export async function autofill(field: Locator, value: string, ...events: readonly string[]): Promise<void> {
  await field.evaluate(
    (element: HTMLInputElement, [text, ...types]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [value, ...events] as const,
  );
}

/** Has `change` run in every page that is opened from now on, once its HTML is there and before its scripts are asked for. */
export async function changeBeforeScripts(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change});`);
}

/**
 * Translates the page as Chrome's translator does: each text stands inside two `font` elements afterwards, and so does each text
 * that appears later. Runs in the page.
 */
export function translate(): void {
  const untranslated = 'script, style, noscript, svg, textarea, font';
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = root; text; text = walker.nextNode())
      if (text instanceof Text && text.data.trim() !== '' && !text.parentElement?.closest(untranslated))
        texts.push(text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.style.verticalAlign = 'inherit';
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    }
  };
  translateIn(document.body);
  document.documentElement.lang = 'de';
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** What a page says outside its islands, how much each island says, and how many forms there are. */
export const contentOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main, footer')];
    const islands = parts.flatMap((part) => [...part.querySelectorAll('site-island')]);
    const texts = parts.map((part) => {
      const copy = document.createElement('div');
      copy.append(...Array.from(part.childNodes, (node) => node.cloneNode(true)));
      for (const island of copy.querySelectorAll('site-island')) island.remove();
      return copy.textContent;
    });
    return {
      texts,
      islands: islands.map((island) => island.textContent.length),
      forms: document.querySelectorAll('main form').length,
    };
  });
