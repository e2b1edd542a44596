import { expect } from 'playwright/test';
import { notFoundRoute, siteRoutes } from '../../../src/routes.ts';
import { test } from '../support/test.ts';
import { openLive, titleOf, waitUntilLive } from './live-page.ts';
import { sticksOut } from './page-width.ts';

const widths = [320, 390, 768, 1280, 1680];
const openRoutes = siteRoutes.filter((route) => route !== notFoundRoute);
const kinds = [...new Set(openRoutes.map(({ page }) => page))];

for (const kind of kinds) {
  test(`every ${kind} opens with its title and one main heading, and fits every window`, async ({ page }) => {
    for (const { path } of openRoutes.filter((route) => route.page === kind)) {
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(200);
      await waitUntilLive(page);
      await expect.soft(page, path).toHaveTitle(titleOf(path));
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      await expect.soft(page.locator('h1'), path).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sticksOut(page), `${path} at ${width} px`).toEqual([]);
      }
    }
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
  await expect(page).toHaveTitle(titleOf(notFoundRoute.path));
  await expect(page.getByRole('paragraph').filter({ hasText: /^404$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  await expect.poll(() => notes).toEqual([expect.stringContaining('/no-such-page')]);
  expect(await sticksOut(page)).toEqual([]);
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
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe(0);
  await expect(page.getByRole('link', { name: 'SkillsAI home' })).toBeInViewport();
});

test('the open menus fit the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'SkillSuite' }).click();
  expect(await sticksOut(page)).toEqual([]);
});
