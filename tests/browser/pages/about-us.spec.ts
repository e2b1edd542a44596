import { expect } from 'playwright/test';
import { hold, waitUntilLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

test('a biography opened on a phone before the scripts came stays open; all are open on a wide page, and closed again on a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page);
  await page.goto('/about-us', { waitUntil: 'commit' });
  const people = page.getByRole('main').locator('details');
  const open = page.getByRole('main').locator('details[open]');
  await people.nth(1).locator('summary').click();
  await expect(open).toHaveCount(1);
  await release();
  await waitUntilLive(page);
  await expect(people.nth(1)).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(open).toHaveCount(await people.count());
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(open).toHaveCount(0);
});
