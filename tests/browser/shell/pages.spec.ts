import { expect } from 'playwright/test';
import { notFoundRoute, siteRoutes } from '../../../src/route-table.ts';
import { test } from '../support/test.ts';
import { openLive, waitUntilLive } from './live-page.ts';

const openRoutes = siteRoutes.filter((route) => route !== notFoundRoute);

for (const { path, title } of openRoutes) {
  test(`${path} opens with its title and one main heading`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await waitUntilLive(page);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('an unknown address answers 404 with the not-found page and logs the attempted path once', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/console\.error: .* 404 .*\/no-such-page/);
  const notes: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') notes.push(message.text());
  });
  const answer = await page.goto('/no-such-page?from=mail');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(notFoundRoute.title);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  await expect.poll(() => notes).toEqual([expect.stringContaining('/no-such-page')]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unified Global Skills Intelligence');
  expect(notes).toHaveLength(1);
});

test('a deeper unknown address answers 404 too', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .* 404 .*\/pricing\/no-such-page/);
  const answer = await page.goto('/pricing/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('the header stays fixed at the top', async ({ page }) => {
  await openLive(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe(0);
  await expect(page.getByRole('link', { name: 'SkillsAI home' })).toBeInViewport();
});
