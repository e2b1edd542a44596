import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { partsPath } from '../../../netlify/local/parts-page.ts';
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

/** Opens the page of parts and waits until it stands still: menus open, questions live, fonts there, nothing moving. */
export async function openParts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(partsPath, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#overlays .accordion-item > h3 > button')).not.toHaveCount(3);
  await page.evaluate(() => document.fonts.ready);
}
