import { expect } from 'playwright/test';
import { sticksOut } from '../shell/page-width.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openStories, test } from './stories-test.ts';

// The header is another one in a narrow window, and opens when the page does.
for (const widths of [
  [390, 768],
  [1280, 1680],
] as const) {
  test(`every story at ${widths.join(' and ')} px: nothing sticks out, axe finds nothing`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: widths[0], height: 900 });
    await openStories(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
      await expectAccessible(page);
      // To be looked at, not compared: charts and screens change with their data.
      const path = testInfo.outputPath(`stories-${width}.jpg`);
      await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80, timeout: 60_000 });
    }
  });
}
