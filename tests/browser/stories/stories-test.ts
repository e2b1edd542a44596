import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { storiesPath } from '../../../netlify/local/stories-page.ts';
import { test as guarded } from '../support/guarded-test.ts';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';

/** The guarded `test` on the development server. */
export const test = guarded.extend<object, { readonly server: DevelopmentServer }>({
  server: [
    // Playwright reads the fixtures a fixture needs from this pattern, and this one needs none but the browser.
    async ({ browser: _browser }, use) => {
      const server = await startDevelopmentServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  allowedOrigins: ({ server }, use) => use([server.url]),
});

/** Opens the page of stories and waits until it stands still: the help open, fonts there, nothing moving. */
export async function openStories(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(storiesPath, { timeout: 20_000 });
  await page.locator('[data-story=Help] [aria-expanded]').click({ timeout: 20_000 });
  await expect(page.locator('.help-action').first()).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
}
