import type { Page } from 'playwright';

/** What moves for longer than a tenth of a second although the visitor asked for stillness, as `element: seconds`. */
export function movesAnyway(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(', ').map(Number.parseFloat));
    const findings = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(
          element,
          pseudo,
        );
        const animation = animationName === 'none' ? 0 : longest(animationDuration);
        const seconds = Math.max(animation, longest(transitionDuration));
        if (seconds > 0.1) findings.add(`${element.tagName} ${element.getAttribute('class')}: ${seconds}`);
        if (scrollBehavior === 'smooth') findings.add(`${element.tagName}: scrolls smoothly`);
      }
    }
    return [...findings];
  });
}
