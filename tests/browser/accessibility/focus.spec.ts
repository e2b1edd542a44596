import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import type { FocusStop } from './focus-stops.ts';

/** What has focus now; `undefined` once focus has left the page. */
function focusStop(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const [box] = element.getClientRects();
    const { x, y, width, height } = box ?? new DOMRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      name: `${element.tagName} ${element.textContent?.trim() ?? ''}`,
      outline: outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'none' : outlineStyle,
      uncovered: top !== null && (element.contains(top) || top.contains(element)) && y >= 0,
    };
  });
}

async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('Focus never left the page.');
}

for (const [path, width, fewest] of [
  ['/', 1280, 50],
  ['/', 390, 45],
  ['/pricing', 1280, 35],
  ['/future-skills-report', 390, 30],
] as const) {
  test(`everything that takes focus on ${path} at ${width} px shows it, uncovered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openLive(page, path);
    if (path === '/pricing') await expect(page.getByRole('button', { name: /cost\?$/ })).toBeVisible();
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(fewest);
    expect(stops.filter(({ outline }) => outline === 'none')).toEqual([]);
    expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([]);
  });
}

test('focus stays inside the open dialog and shows itself', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  for (let press = 0; press < 10; press += 1) {
    const stop = await focusStop(page);
    expect(stop?.outline, stop?.name).not.toBe('none');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
});
