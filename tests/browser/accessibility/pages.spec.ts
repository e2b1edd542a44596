import { expect } from 'playwright/test';
import { notFoundRoute, siteRoutes } from '../../../src/route-table.ts';
import { openLive, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

/** One page of each kind: what differs between two of a kind is words. */
const pages = siteRoutes.filter(
  (route, position) =>
    route !== notFoundRoute && siteRoutes.findIndex(({ page }) => page === route.page) === position,
);

for (const { path } of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openLive(page, path);
      await expectAccessible(page);
    }
  });
}

test('axe finds nothing on the not-found page', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .* 404 /);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/no-such-page');
    await waitUntilLive(page);
    await expectAccessible(page);
  }
});

test('axe finds nothing on a function’s page with errors, nor on its message', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/console\.error: .* (?:405|422) /);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, '/future-skills-report');
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/report'));
    await page.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/api/report');
    await expectAccessible(page);
  }
});
