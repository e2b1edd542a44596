import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { sticksOut } from '../shell/page-width.ts';
import { test } from '../support/test.ts';
import { setTextSize } from './text-fit.ts';

test('a wide window with text of twice the size gets the header of a narrow one, with its menu', async ({
  page,
}) => {
  await openLive(page, '/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await setTextSize(page, 200);
  await page.getByRole('button', { name: 'Menu' }).click();
  const suite = page.getByRole('button', { name: 'SkillSuite' });
  await suite.hover();
  await suite.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Skills Lens' })).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
});

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
