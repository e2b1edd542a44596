import type { Page } from 'playwright';

/** Smallest width and height of a target in CSS pixels (WCAG 2.2, 2.5.8). */
export const smallestTarget = 24;

/** Targets in sight that are smaller, as `name: width by height`; links inside a sentence are excepted. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    const targets = document.querySelectorAll<HTMLElement>('a, button, input, select, summary');
    return [...targets]
      .filter((target) => target.checkVisibility() && !target.closest('.honeypot') && target.tabIndex >= 0)
      .filter((target) => {
        const ownText = target.textContent ?? '';
        const around = target.parentElement?.textContent ?? '';
        const inSentence =
          getComputedStyle(target).display === 'inline' && around.length > 2 * ownText.length;
        const { width, height } = target.getBoundingClientRect();
        return !inSentence && Math.min(width, height) < limit;
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.textContent?.trim()}: ${Math.round(width)} by ${Math.round(height)}`;
      });
  }, smallestTarget);
}
