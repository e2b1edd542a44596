import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';

/** What is left of a part that steps back, on paper and on ink, and of lines beside the parts: as in `drawings.css`. */
export const back = { paper: '0.64', ink: '0.5', lines: '0.35' } as const;

/** The part of a chart whose words these are; of parts inside each other the inner one. */
export function partOf(page: Page, words: string): Locator {
  return page.locator('main .c-part', { hasText: words }).last();
}

/** Opens a page and waits until its charts are drawn. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await waitUntilDrawn(page);
}

/** Waits until no chart that is in sight is still drawing itself. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  const drawing = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(drawing).toBe(0);
}

/** Puts the pointer on an element, whatever lies over it: in its middle, or at a share of its width and height. */
export async function pointAt(element: Locator, share = { across: 0.5, down: 0.5 }): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await waitUntilDrawn(element.page());
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width).toBeGreaterThan(0);
  await element.page().mouse.move(x + share.across * width, y + share.down * height);
}

/** The first area of a part that answers the pointer. */
export const areaOf = (part: Locator): Locator => part.locator('> .c-hit').first();

/** Checks how much of each part shows, by a word of each. */
export async function expectShares(page: Page, shares: Readonly<Record<string, string>>): Promise<void> {
  for (const [words, share] of Object.entries(shares)) {
    await expect(partOf(page, words), words).toHaveCSS('opacity', share);
  }
}

/** Everything in the page's charts that is not at its full strength, and every explanation that shows. */
export function dimmedOrShown(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const looks = (element: Element) => getComputedStyle(element);
    const dimmed = [...main.querySelectorAll('.c-part, .c-aside')].filter(
      (part) => looks(part).opacity !== '1',
    );
    const shown = [...main.querySelectorAll('.c-pointed')].filter((explanation) => {
      const { display, opacity, fillOpacity } = looks(explanation);
      return display !== 'none' && (explanation.tagName === 'tspan' ? fillOpacity : opacity) !== '0';
    });
    return [...dimmed, ...shown].map((element) => element.textContent);
  });
}
