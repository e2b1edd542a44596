import { expect } from 'playwright/test';
import { waitUntilLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

test('animates a prerendered chart unless motion is reduced, and leaves it unchanged when the page becomes live', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/skills-ai', { waitUntil: 'commit' });
  const chart = page.getByRole('main').getByRole('img').first();
  await chart.locator('title').waitFor({ state: 'attached' });
  await chart.evaluate((svg) => svg.firstElementChild?.setAttribute('data-prerendered', ''));
  const durations = () =>
    chart.evaluate((svg) =>
      [...svg.querySelectorAll('*')]
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDuration }) => Number.parseFloat(animationDuration)),
    );
  expect(Math.max(...(await durations()))).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Math.max(0, ...(await durations()))).toBeLessThan(0.001);
  await waitUntilLive(page);
  await expect(chart.locator('[data-prerendered]')).toHaveCount(1);
  await expect(chart).toBeVisible();
});
