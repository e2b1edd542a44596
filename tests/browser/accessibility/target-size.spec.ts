import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

/** Smallest width and height of a target in CSS pixels (WCAG 2.2, 2.5.8); links inside a sentence are excepted. */
const smallest = 24;

function tooSmall(page: Page): Promise<string[]> {
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
  }, smallest);
}

for (const width of [1280, 390]) {
  test(`every target is at least ${smallest} px wide and high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/',
      '/pricing',
      '/future-skills-report',
      '/skills-lens',
      '/placeholder',
      '/thank-you/report',
    ]) {
      await openLive(page, path);
      expect.soft(await tooSmall(page), path).toEqual([]);
    }
    await openLive(page, '/');
    if (width < 1180) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'SkillSuite' }).click();
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });
}
