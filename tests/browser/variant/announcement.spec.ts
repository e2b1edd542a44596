import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { parse } from 'yaml';
import { closedKey } from '../../../src/layout/announcement/closed.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { announcement } from '../../variant/additions.ts';
import { hold, openLive, waitForFonts, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { layoutShift, shiftLimit } from '../support/page-checks.ts';
import { missingPath } from '../support/page-paths.ts';
import { test } from '../support/test.ts';

const { label, close } = parse(readFileSync('src/content/announcements.yaml', 'utf8'));

/** The longest page, one with a short frame and the one with an address of its own; in the release tier one of every kind. */
const paths = isReleaseTier
  ? ['/', '/skills-lens', '/pricing', '/cookie-policy', '/news', '/thank-you/meeting', missingPath]
  : ['/', '/thank-you/meeting', missingPath];

const bar = (page: Page) => page.getByRole('complementary', { name: label });
const closeButton = (page: Page) => bar(page).getByRole('button', { name: close });

for (const width of [1280, 390]) {
  test(`at ${width} px the announcement is above the header of every kind of page from the first paint on`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expect(new RegExp(`console\\.error: .* 404 .*${missingPath}`));
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await test.step(path, async () => {
        const release = await hold(page);
        await page.goto(path);
        await waitForFonts(page);
        await expect(bar(page)).toContainText(announcement.text);
        const [place, before] = [await bar(page).boundingBox(), await layoutShift(page)];
        expect(place?.y).toBe(0);
        const header = await page.getByRole('banner').boundingBox();
        expect(header?.y).toBeCloseTo(place?.height ?? 0, 0);
        await release();
        await waitUntilLive(page);
        await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
        expect(await bar(page).boundingBox()).toEqual(place);
        expect((await layoutShift(page)) - before).toBeLessThan(shiftLimit);
        await page.unrouteAll();
      });
    }
    await expectAccessible(page);
  });
}

test('once closed it stays away for the visit, on every page from the first paint on, and comes with the next visit', async ({
  page,
  context,
}) => {
  await openLive(page, '/pricing');
  await closeButton(page).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), closedKey)).toBe(announcement.from);
  for (const path of ['/pricing', '/', '/thank-you/meeting']) {
    const release = await hold(page);
    await page.goto(path);
    await waitForFonts(page);
    await expect(bar(page)).toBeHidden();
    const before = await layoutShift(page);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await release();
    await waitUntilLive(page);
    await expect(bar(page)).toHaveCount(0);
    expect((await layoutShift(page)) - before).toBeLessThan(shiftLimit);
    await page.unrouteAll();
  }
  // A tab of its own is a visit of its own.
  const other = await context.newPage();
  await openLive(other, '/pricing');
  await expect(bar(other)).toBeVisible();
  await other.close();
});

test('its link leads to the page that it names', async ({ page }) => {
  await openLive(page, '/pricing');
  await bar(page).getByRole('link', { name: announcement.link.label }).click();
  await expect(page).toHaveURL(announcement.link.to);
});

test('after its last day it is hidden, although the site has not been built since', async ({ page }) => {
  const dayAfter = new Date(`${announcement.until}T12:00:00Z`);
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
  await page.clock.setFixedTime(dayAfter);
  await page.goto('/pricing');
  await expect(bar(page)).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
