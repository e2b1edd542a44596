import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

/** Presses Tab `times` and returns what got focus each time, by its text or accessible label. */
async function tabStops(page: Page, times: number): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      }),
    );
  }
  return stops;
}

test('the skip link comes first, shows itself and leads to the content', async ({ page }) => {
  await openLive(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('on a wide screen Tab goes through the header from left to right', async ({ page }) => {
  await openLive(page, '/pricing');
  expect(await tabStops(page, 10)).toEqual([
    'Skip to content',
    'SkillsAI home',
    'SkillSuite',
    'SkillsAIWorld First',
    'Business',
    'Educator',
    'Recruiter',
    'Partners',
    'Book a Meeting',
    'Back to Home',
  ]);
});

test('on a small screen the menu’s links follow its toggle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/pricing');
  expect(await tabStops(page, 5)).toEqual([
    'Skip to content',
    'SkillsAI home',
    'Menu',
    'Book a Meeting',
    'Back to Home',
  ]);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  expect(await tabStops(page, 2)).toEqual(['Overview', 'Skills Agent']);
});

test('Space and Enter on Book a Meeting open the dialog', async ({ page }) => {
  await openLive(page, '/pricing');
  const button = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  for (const key of ['Enter', 'Space']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
