import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { sticksOut } from '../shell/page-width.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

/** The width of an A4 page between margins of 10 mm, in CSS pixels. */
const paperWidth = 718;

for (const path of ['/', '/skills-ai', '/skills-passport', '/recruiter', '/skills-roi', '/about-us']) {
  test(`${path} prints dark on white, without what can only be pressed`, async ({ page }) => {
    await page.setViewportSize({ width: paperWidth, height: 900 });
    await openLive(page, path);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('main .button').first()).toBeHidden();
    const grounds = await page
      .locator('main > *')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    expect(await sticksOut(page)).toEqual([]);
    await expectAccessible(page, { include: 'main' });
  });
}
