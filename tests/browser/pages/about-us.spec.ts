import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { hold, waitUntilLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const biographies = readContent('content/team').people.map(({ bio }) => bio);

/** Returns the indices of the visible biographies. */
async function readable(page: Page): Promise<readonly number[]> {
  const shown = await Promise.all(
    biographies.map((bio) => page.getByRole('main').getByText(bio).filter({ visible: true }).count()),
  );
  return shown.flatMap((count, index) => Array.from({ length: count }, () => index));
}

test('keeps a biography open that was opened before hydration, and shows all without disclosures in wide windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page);
  await page.goto('/about-us', { waitUntil: 'commit' });
  const people = page.getByRole('main').locator('details');
  const open = page.getByRole('main').locator('details[open]');
  const disclosures = people.locator('summary').filter({ visible: true });
  const expectNarrow = async (opened: readonly number[]) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(disclosures).toHaveCount(biographies.length);
    await expect(open).toHaveCount(opened.length);
    expect(await readable(page)).toEqual(opened);
  };
  const expectWide = async () => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(disclosures).toHaveCount(0);
    expect(await readable(page)).toEqual([...biographies.keys()]);
  };
  await people.nth(1).locator('summary').click();
  // The first is open from the start.
  await expect(open).toHaveCount(2);
  await expectWide();
  await expectNarrow([0, 1]);
  await release();
  await waitUntilLive(page);
  await expect(people.nth(1)).toHaveAttribute('open');
  await expectNarrow([0, 1]);
  await expectWide();
  await expectNarrow([0, 1]);
  await people.nth(1).locator('summary').press('Enter');
  await expectNarrow([0]);
});
