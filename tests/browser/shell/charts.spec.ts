import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { openLive, waitUntilLive } from './live-page.ts';

const chart = (page: Page) => page.getByRole('img', { name: /skills/i }).first();

/** Marks the first node of the page's chart, so that a picture drawn anew is told from the one the server sent. */
async function markPicture(page: Page): Promise<void> {
  await page
    .locator('.chart svg')
    .first()
    .evaluate((svg) => svg.firstElementChild?.setAttribute('data-sent', ''));
}

test('a chart of the page as sent is left as it is when the page becomes live', async ({ page }) => {
  await page.goto('/skills-mapping', { waitUntil: 'commit' });
  await page.locator('.chart svg title').first().waitFor({ state: 'attached' });
  await markPicture(page);
  await waitUntilLive(page);
  await expect(page.locator('.chart svg [data-sent]')).toHaveCount(1);
  await expect(chart(page)).toBeVisible();
});

test('a chart reached by a link is fetched, once, and has its name and description', async ({ page }) => {
  await openLive(page, '/pricing');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.svg')) fetched.push(new URL(request.url()).pathname);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skills Mapping' }).click();
  await page.locator('.chart svg title').first().waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1, name: 'Skills Mapping' })).toBeVisible();
  expect(fetched.filter((path) => path.includes('skills-mapping'))).toHaveLength(1);
  const picture = page.getByRole('main').getByRole('img');
  await expect(picture).toHaveAccessibleName(/.{20,}/);
  expect(await page.locator('.chart svg path').count()).toBeGreaterThan(20);
});

test('charts stand still for those who want no motion', async ({ page }) => {
  const lengths = async () => {
    await openLive(page, '/skills-mapping');
    return page
      .locator('.chart svg')
      .first()
      .evaluate((svg) =>
        svg
          .getAnimations({ subtree: true })
          .map((animation) => Number(animation.effect?.getTiming().duration)),
      );
  };
  expect((await lengths()).filter((length) => length > 1).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await lengths()).filter((length) => !(length < 1))).toEqual([]);
});

test('a chart that cannot be had leaves its room and its name, and no error', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/failed request: .*chart-skills-lens/);
  consoleGuard.expect(/console\.error: .*chart-skills-lens/);
  await openLive(page, '/pricing');
  await page.route('**/assets/chart-*.svg', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skills Lens' }).click();
  const picture = page.getByRole('main').getByRole('img');
  await expect(picture).toHaveAccessibleName(/.+/);
  expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
});
