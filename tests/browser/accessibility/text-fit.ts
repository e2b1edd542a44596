import type { Page } from 'playwright';

/** Sets the size of the page's text, in per cent of the usual one. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/**
 * Words that a box around them cuts off or that end outside the frame they stand in, as `words: box`. Boxes that scroll
 * cut nothing off; what stands off screen on purpose is left out.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const offScreen = '.honeypot, .visually-hidden, .sr-only, script, style, noscript, svg, select';
    const framesOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...framesOf(element.parentElement)] : [];
    const findings = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const { parentElement } = text;
      if (words === '' || !parentElement?.checkVisibility() || parentElement.closest(offScreen)) continue;
      const frames = framesOf(parentElement);
      // A box of one pixel hides its words from the eye only.
      if (frames.some((frame) => frame.getBoundingClientRect().width <= 1)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        // A line's box is taller than its letters.
        const slack = line.height / 4;
        for (const frame of frames) {
          const { overflowX, overflowY } = getComputedStyle(frame);
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const { left, right, top, bottom } = frame.getBoundingClientRect();
          const inside =
            line.left > left - 1 &&
            line.right < right + 1 &&
            line.top > top - slack - 1 &&
            line.bottom < bottom + slack + 1;
          if (!inside) findings.add(`${words.slice(0, 40)}: ${frame.tagName} ${frame.className}`);
        }
      }
    }
    return [...findings];
  });
}

/** How far the header reaches over the first words of the page, in CSS pixels; 0 where it covers none. */
export function headerOverWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const lines = [...document.querySelectorAll('main :is(h1, p, a)')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => element.getBoundingClientRect().top);
    return Math.max(0, Math.round(header - Math.min(...lines)));
  });
}
