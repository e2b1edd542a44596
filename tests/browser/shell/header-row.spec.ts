import { expect } from 'playwright/test';
import { overflow } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

/** Around the width from which the menu stands in the header's row, which is 1120 CSS pixels, and up to that of a small laptop. */
const widths = [1024, 1112, 1120, 1200, 1280];

test('the header is one row that fits its window from 1024 to 1280 pixels', async ({ page }) => {
  await openLive(page, '/');
  const header = page.getByRole('banner');
  const parts = header.getByRole('link').or(header.getByRole('button')).filter({ visible: true });
  for (const width of widths)
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(parts.first()).toBeVisible();
      const middles = await parts.evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      expect(middles.length).toBeGreaterThan(2);
      expect(Math.max(...middles) - Math.min(...middles), 'Keep all parts on one row').toBeLessThan(12);
      expect(await overflow(page)).toEqual([]);
    });
});
