import type { Page } from 'playwright';

/** A control that focus has come to by keyboard. */
export interface FocusStop {
  readonly name: string;
  /** Its outline's style; `none` where it shows less than 2 px of one. */
  readonly outline: string;
  /** False where something, such as the fixed header, lies over the middle of it or it is out of the window. */
  readonly uncovered: boolean;
}

/** Moves focus through everything that takes it, from the first to the last, without a key press for each. */
export async function focusStops(page: Page): Promise<FocusStop[]> {
  // The last key says that focus moves by keyboard, so rings show.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const kinds =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    const stops = [...document.querySelectorAll<HTMLElement>(kinds)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    return stops.map((element) => {
      element.focus();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const [box] = element.getClientRects();
      const { x, y, width, height } = box ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const shows = document.activeElement === element && Number.parseFloat(outlineWidth) >= 2;
      return {
        name: `${element.tagName} ${element.textContent?.trim() ?? ''}`,
        outline: shows ? outlineStyle : 'none',
        uncovered: top !== null && (element.contains(top) || top.contains(element)) && y >= 0,
      };
    });
  });
}

/** Links of one name that lead to different places, as `name: place, place`. */
export function ambiguousLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!link.checkVisibility()) continue;
      const described = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = described.map((id) => document.getElementById(id)?.textContent ?? '');
      const name = link.ariaLabel ?? (labels.length > 0 ? labels.join(' ') : (link.textContent ?? ''));
      places.set(name.trim(), (places.get(name.trim()) ?? new Set()).add(link.href));
    }
    return [...places]
      .filter(([, hrefs]) => hrefs.size > 1)
      .map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`);
  });
}
