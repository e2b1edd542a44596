import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

test('chooses a year and announces its forecast and margin', async ({ page }) => {
  await openLive(page, '/skills-lens');
  const region = page.getByRole('region', { name: readContent('pages/skills-lens/page').forecast.title });
  await region.scrollIntoViewIfNeeded();
  const liveRegion = region.locator('[aria-live=polite]');
  const announcements = new Set<string>();
  for (const year of [region.getByRole('radio').first(), region.getByRole('radio').last()]) {
    await year.check();
    const label = await year.evaluate((input) => input.closest('label')?.textContent ?? 'no label');
    await expect(liveRegion).toContainText(label);
    await expect(liveRegion).toContainText(/±\d/);
    announcements.add(await liveRegion.innerText());
  }
  expect(announcements.size).toBe(2);
});
