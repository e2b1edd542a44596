import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { test } from '../support/test.ts';

const { back } = readContent('pages/about-us/page').hero;

test('the sheet turns over and back with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about-us');
  const turn = page.getByRole('checkbox', { name: back.turn });
  const turned = () =>
    page.locator('[aria-labelledby="form-title"]').evaluate((side) => getComputedStyle(side).transform);
  expect(await turned()).toBe('none');
  await turn.press('Space');
  await expect(turn).toBeChecked();
  await expect(page.getByRole('region', { name: back.title })).toBeVisible();
  // Half a turn about the vertical axis.
  expect(await turned()).toMatch(/^matrix(?:3d)?\(-1, /);
  await turn.press('Space');
  expect(await turned()).toBe('none');
});

test('turning the sheet moves nothing, in windows of every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about-us');
    const turn = page.getByRole('checkbox', { name: back.turn });
    await turn.scrollIntoViewIfNeeded();
    const before = await turn.boundingBox();
    await turn.check();
    await expect(page.getByRole('region', { name: back.title })).toBeVisible();
    expect(await turn.boundingBox(), `at ${width} px`).toEqual(before);
  }
});
