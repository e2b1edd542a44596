import type { Page } from 'playwright';

/**
 * What stands out of the window sideways, apart from what is hidden off screen on purpose, and from pictures and boxes
 * without words of their own that a frame inside the window cuts off. What a frame lets one scroll to is not lost.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
    const isFramed = (element: Element, overflow: RegExp): boolean => {
      const frame = element.parentElement;
      if (!frame || frame === document.body) return false;
      const { left, right } = frame.getBoundingClientRect();
      const frames = overflow.test(getComputedStyle(frame).overflowX);
      return (frames && left > -0.5 && right < clientWidth + 0.5) || isFramed(frame, overflow);
    };
    const outside = [...document.body.querySelectorAll('*:not(.honeypot, .honeypot *, svg *)')].filter(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const leaves = width > 1 && (left < -0.5 || right > clientWidth + 0.5);
        return leaves && !isFramed(element, hasWords(element) ? /auto|scroll/ : /hidden|clip|auto|scroll/);
      },
    );
    const names = outside.map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return scrollWidth > clientWidth ? [`page is ${scrollWidth} wide`, ...names] : names;
  });
}
