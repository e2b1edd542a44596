import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { waitUntilLive } from '../shell/live-page.ts';
import { holdScripts } from '../shell/script-gate.ts';
import { test } from '../support/test.ts';
import { losePicture } from './missing-picture.ts';

const lost = '/images/team/priya-raman.svg';

const member = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** What is painted in the middle of a person's portrait: the picture or, where it is missing, the initials. */
const painted = (page: Page, name: string) =>
  member(page, name)
    .locator('.portrait')
    .evaluate((portrait) => {
      portrait.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = portrait.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const unloaded = top instanceof HTMLImageElement && top.naturalWidth === 0;
      return top instanceof HTMLImageElement && !unloaded ? 'picture' : portrait.textContent;
    });

async function expectInitials(page: Page): Promise<void> {
  await expect.poll(() => painted(page, 'Priya Raman')).toBe('PR');
  await expect.poll(() => painted(page, 'Orla Brennan')).toBe('picture');
  const box = await member(page, 'Priya Raman').locator('.portrait').boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(box).toMatchObject({
    width: (await member(page, 'Marek Nowak').locator('.portrait').boundingBox())?.width,
  });
}

test('initials stand in for a portrait that fails on the live page', async ({ page, consoleGuard }) => {
  const requests = await losePicture(page, consoleGuard, lost);
  await page.goto('/about-us');
  await waitUntilLive(page);
  await member(page, 'Priya Raman').scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(1);
  await expectInitials(page);
  await expect(member(page, 'Priya Raman').locator('img')).toBeHidden();
});

test('initials stand in for a portrait that failed before the page was live', async ({
  page,
  consoleGuard,
}) => {
  const release = await holdScripts(page);
  const requests = await losePicture(page, consoleGuard, lost);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await member(page, 'Priya Raman').scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(1);
  await expectInitials(page);
  release();
  await waitUntilLive(page);
  await expectInitials(page);
  await expect(member(page, 'Priya Raman').locator('img')).toBeHidden();
});
