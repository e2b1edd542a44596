import type { Locator, Page } from 'playwright';
import { audit } from '../audits/audit.ts';
import type { FocusStop } from '../audits/focus-rings.ts';

/** Returns what stands out of the window sideways, one sentence each. */
export function overflow(page: Page): Promise<string[]> {
  return audit(page, 'overflow');
}

/** Sets the size of the page's text, in per cent of the usual one. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return audit(page, 'setTextSize', percent);
}

/** Focuses every control of the page in turn, without a key press for each. */
export async function focusStops(page: Page): Promise<FocusStop[]> {
  // The last key says that focus moves by keyboard, so rings show.
  await page.keyboard.press('Tab');
  return audit(page, 'focusStops');
}

/** Returns what Tab brings the focus to next; `undefined` once it has left the page. */
export async function nextFocusStop(page: Page): Promise<FocusStop | undefined> {
  await page.keyboard.press('Tab');
  return audit(page, 'focusedStop');
}

/** Returns the lower edge of a part from the top of the window, in CSS pixels; 0 where it is not shown. */
export async function lowerEdge(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
}

/** Returns how far a part reaches below the top of the one under it, in CSS pixels; at most 0 where it leaves that free. */
export async function overlap(upper: Locator, lower: Locator): Promise<number> {
  const below = await lower.boundingBox();
  return (await lowerEdge(upper)) - (below?.y ?? 0);
}

/** The largest sum of layout shifts that nobody sees; "good" ends at 0.1 (web.dev, Cumulative Layout Shift). */
export const shiftLimit = 0.01;

/** Returns the sum of all layout shifts of the page so far, as the browser scores them. */
export function layoutShift(page: Page): Promise<number> {
  return audit(page, 'layoutShift');
}

/** What of a part stands out of the window sideways or is cut off by its box. */
export const tooWide = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(({ scrollWidth, clientWidth, tagName }) => scrollWidth > clientWidth + 1 && tagName !== 'INPUT')
      .filter((inner) => getComputedStyle(inner).display !== 'inline' && inner.clientWidth > 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );
