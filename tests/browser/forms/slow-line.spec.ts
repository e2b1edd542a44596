import { basename } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { expect } from 'playwright/test';
import { chunkTimeout } from '../../../src/site.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { stopClock, waitUntilLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { consent, shell } from '../support/words.ts';
import { bookingLink, meetingDialog } from './support.ts';

let session: CDPSession | undefined;

/** Ends the throttling by detaching the session. */
async function endThrottling(): Promise<void> {
  await session?.detach();
  session = undefined;
}

test.afterEach(endThrottling);

/**
 * Opens a page on a throttled connection: `throughput` in bytes a second, with the latency of Chrome's "Slow 3G". The default
 * of 200,000 without compression matches 400 kbit/s with it.
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

test('scripts that load before the page wait for it, then repeat a held click', async ({
  page,
  clock: _clock,
}) => {
  // Responses of a route are not throttled.
  await page.route('**/assets/*.{js,css}', (route) =>
    route.fulfill({ path: `dist/assets/${basename(route.request().url())}` }),
  );
  await openSlowly(page, '/pricing', 60_000);
  // A slow machine may need longer than the timeout of a click.
  await stopClock(page);
  await bookingLink(page).dispatchEvent('click');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(meetingDialog(page)).toBeVisible();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toHaveCount(1);
});

// `early-presses.spec.ts` and `shell/faq.spec.ts` prove both by themselves, without a slow line.
if (isReleaseTier)
  test('opens the menu or follows its link, and keeps an opened answer open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSlowly(page, '/pricing');
    const question = page.getByRole('main').locator('summary').nth(1);
    const name = (await question.textContent()) ?? '';
    await question.click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: shell.menu }).click();
    // Exactly one of the two.
    const menu = page.getByRole('navigation', { name: shell.mainNavigation });
    const answers = () => Promise.all([menu.isVisible(), page.url().endsWith('#all-pages')]);
    await expect.poll(answers, { timeout: chunkTimeout + 4000 }).toContain(true);
    expect(await answers()).toContain(false);
    const live = page.getByRole('main').getByRole('button', { name });
    await expect(live).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('details')).toHaveCount(0);
  });

test.describe('without a cookie choice', () => {
  test.use({ consentAnswer: 'none' });

  test('the first click on a cookie choice counts', async ({ page }) => {
    await openSlowly(page, '/terms-of-service');
    const banner = page.getByRole('region', { name: consent.banner.label });
    await banner.getByRole('button').last().click();
    await expect(banner).toHaveCount(0);
    await endThrottling();
    await page.reload();
    await waitUntilLive(page);
    await expect(banner).toHaveCount(0);
  });
});
