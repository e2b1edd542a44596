import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { waitUntilLive } from '../shell/live-page.ts';
import { holdScripts } from '../shell/script-gate.ts';
import { test } from '../support/test.ts';
import { losePicture } from './missing-picture.ts';

const lost = '/images/news/month-three.svg';

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
const lostCard = (page: Page) => cardOf(page, 'Why reskilling plans stall in month three');
const keptCard = (page: Page) => cardOf(page, 'Data engineering moves into every department');

async function expectOnlyLostHidden(page: Page): Promise<void> {
  await expect(lostCard(page).locator('img')).toBeHidden();
  await expect(
    lostCard(page).getByText('The courses are paid for; the hours are not set aside.'),
  ).toBeVisible();
  await expect(keptCard(page).locator('img')).toBeVisible();
  await expect(keptCard(page).locator('img')).toHaveJSProperty('complete', true);
  expect(
    await keptCard(page)
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
  ).toBe(640);
}

test('a headline picture that fails on the live page is hidden', async ({ page, consoleGuard }) => {
  const requests = await losePicture(page, consoleGuard, lost);
  await page.goto('/');
  await waitUntilLive(page);
  expect(requests(), 'pictures far below are not asked for').toBe(0);
  await lostCard(page).scrollIntoViewIfNeeded();
  await expectOnlyLostHidden(page);
  expect(requests()).toBe(1);
});

test('a headline picture that failed before the page was live is hidden', async ({ page, consoleGuard }) => {
  const release = await holdScripts(page);
  const requests = await losePicture(page, consoleGuard, lost);
  await page.goto('/', { waitUntil: 'commit' });
  await lostCard(page).scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(1);
  await expect(lostCard(page).locator('img')).toHaveJSProperty('complete', true);
  await expect(lostCard(page).locator('img')).not.toHaveAttribute('hidden');
  release();
  await waitUntilLive(page);
  await expectOnlyLostHidden(page);
});

test('headline pictures keep their place while they load', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/images/news/*.svg', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await waitUntilLive(page);
  await keptCard(page).scrollIntoViewIfNeeded();
  const before = await keptCard(page).boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  release();
  await expect(keptCard(page).locator('img')).toHaveJSProperty('complete', true);
  expect(await keptCard(page).boundingBox()).toEqual(before);
});
