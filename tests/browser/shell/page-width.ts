import type { Page } from 'playwright';

/**
 * What stands out of the window sideways, apart from what is hidden off screen on purpose and from the shapes of pictures,
 * which their own frame cuts off.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*:not(.honeypot, .honeypot *, svg *)')].filter(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > clientWidth + 0.5);
      },
    );
    const names = outside.map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return scrollWidth > clientWidth ? [`page is ${scrollWidth} wide`, ...names] : names;
  });
}
