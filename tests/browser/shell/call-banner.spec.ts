import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

const banner = (page: Page) => page.getByText('Prefer to talk? Call for instant answers');

/** Opens a live page in a window of the given width and lets the given milliseconds pass on its clock. */
async function openAfter(page: Page, width: number, milliseconds: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.clock.install();
  await openLive(page, '/pricing');
  await page.clock.fastForward(milliseconds);
}

test('comes after half a minute on a narrow window, not before, and stays away once closed', async ({
  page,
}) => {
  await openAfter(page, 768, 25_000);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward(5000);
  await expect(banner(page)).toBeVisible();
  const offer = page.getByRole('complementary', { name: 'Call us' });
  await expect(offer.getByRole('link', { name: 'Quick Call' })).toHaveAttribute(
    'href',
    outboundLinks.audioCall.href,
  );
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Close banner' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(banner(page)).toHaveCount(0);
});

test('does not come on a wide window', async ({ page }) => {
  await openAfter(page, 769, 31_000);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('on a mobile browser', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  });

  test('comes on a wide window too', async ({ page }) => {
    await openAfter(page, 1024, 31_000);
    await expect(banner(page)).toBeVisible();
  });
});
