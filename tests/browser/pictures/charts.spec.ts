import { expect } from 'playwright/test';
import { openLive, titleOf, waitUntilLive, watchRequests } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

test('animates a prerendered chart unless motion is reduced, and leaves it unchanged when the page becomes live', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/skills-mapping', { waitUntil: 'commit' });
  const chart = page.getByRole('main').getByRole('img').first();
  await chart.locator('title').waitFor({ state: 'attached' });
  await chart.evaluate((svg) => svg.firstElementChild?.setAttribute('data-sent', ''));
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
  await expect(chart.locator('[data-sent]')).toHaveCount(1);
  await expect(chart).toBeVisible();
});

test('fetches the chart of a linked page once, and keeps its space if it fails', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/failed request: .*chart-skills-lens/);
  consoleGuard.expect(/console\.error: .*chart-skills-lens/);
  await openLive(page, '/pricing');
  const fetched = watchRequests(page, /\.svg$/);
  const product = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  const picture = page.getByRole('main').getByRole('img').first();
  await product('Skills Mapping').click();
  await expect(page).toHaveTitle(titleOf('/skills-mapping'));
  await expect(picture).toHaveAccessibleName(/.{20,}/);
  await expect.poll(() => picture.locator('path, use').count()).toBeGreaterThan(20);
  expect(fetched.filter((path) => path.includes('chart-skills-mapping'))).toHaveLength(1);
  await page.route('**/assets/chart-*.svg', (route) => route.abort());
  await product('Skills Lens').click();
  await expect(page).toHaveTitle(titleOf('/skills-lens'));
  await expect(picture).toHaveAccessibleName(/.+/);
  expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
});
