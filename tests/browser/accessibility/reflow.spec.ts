import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { sticksOut } from '../shell/page-width.ts';
import { test } from '../support/test.ts';

const paths = ['/', '/pricing', '/future-skills-report', '/skills-lens', '/placeholder'];

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Elements whose own text is cut off by their box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, p, li, label, dt, dd')]
      .filter((element) => !element.closest('.honeypot, .visually-hidden') && element.checkVisibility())
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = overflowX !== 'visible' || overflowY !== 'visible';
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return hides && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
      })
      .map((element) => element.textContent),
  );

for (const width of [1280, 768, 390]) {
  test(`text of twice the size fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await openLive(page, path);
      await doubleText(page);
      expect.soft(await sticksOut(page), path).toEqual([]);
      expect.soft(await cutOff(page), path).toEqual([]);
    }
  });
}

test('the dialog with errors can be used in a window of 320 by 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByText('Please select a meeting type.')).toBeVisible();
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
  const close = page.getByRole('button', { name: 'Close dialog' });
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await sticksOut(page)).toEqual([]);
});

test('the page behind the open dialog neither scrolls nor moves', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
