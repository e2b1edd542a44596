import { basename } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { expect } from 'playwright/test';
import { chunkTimeout } from '../../../src/site.ts';
import { stopClock, waitUntilLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { consent, shell } from '../support/words.ts';
import { bookingLink, meetingDialog } from './support.ts';

let session: CDPSession | undefined;

// The line is fast again once nobody asks for a slow one.
test.afterEach(async () => {
  await session?.detach();
  session = undefined;
});

/**
 * Opens a page on a mobile connection with so many bytes a second and the latency of Chrome's own “slow 3G”; 200,000, as the
 * server does not compress, stand for a live one's 400 kbit/s.
 */
async function openSlowly(page: Page, path: string, throughput = 200_000): Promise<void> {
  session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(path, { waitUntil: 'commit' });
}

test('scripts that are there before the rest of the page wait for it, and what was pressed is done then', async ({
  page,
  clock: _clock,
}) => {
  // What is answered here does not go over the slow line.
  await page.route('**/assets/*.{js,css}', (route) =>
    route.fulfill({ path: `dist/assets/${basename(route.request().url())}` }),
  );
  await openSlowly(page, '/pricing', 30_000);
  // A slow machine may need more time than a press waits.
  await stopClock(page);
  await bookingLink(page).dispatchEvent('click');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(meetingDialog(page)).toBeVisible();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toHaveCount(1);
});

test('the menu opens or its link is followed, and an answer that was opened stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSlowly(page, '/pricing');
  const question = page.getByRole('main').locator('summary').nth(1);
  const name = (await question.textContent()) ?? '';
  await question.click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: shell.menu }).click();
  // One of the two, and never both.
  const menu = page.getByRole('navigation', { name: shell.mainNavigation });
  const answers = () => Promise.all([menu.isVisible(), page.url().endsWith('#all-pages')]);
  await expect.poll(answers, { timeout: chunkTimeout + 4000 }).toContain(true);
  expect(await answers()).toContain(false);
  const live = page.getByRole('main').getByRole('button', { name });
  await expect(live).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('details')).toHaveCount(0);
});

test.describe('without an answer about cookies', () => {
  test.use({ consentAnswer: 'none' });

  test('the first press on an answer counts', async ({ page }) => {
    await openSlowly(page, '/terms-of-service');
    const banner = page.getByRole('region', { name: consent.banner.label });
    await banner.getByRole('button').last().click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await waitUntilLive(page);
    await expect(banner).toHaveCount(0);
  });
});
