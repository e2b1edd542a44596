import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { skillsAfter } from '../../../src/pages/skills-mapping/gap-move.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const words = readContent('pages/skills-mapping/page').map;
const path = '/skills-mapping';
const { move, skills } = words;

const sceneOf = (page: Page) => page.getByRole('region', { name: words.title });
/** Opens the page and waits for the island of the map. */
async function openMap(page: Page) {
  await openLive(page, path);
  await expect(sceneOf(page).getByRole('slider')).toBeEnabled();
  return sceneOf(page);
}

const viewsOf = (page: Page) => sceneOf(page).getByRole('group', { name: words.choose }).getByRole('radio');

test('moves people by keys and pointer, and both gaps follow', async ({ page }) => {
  const scene = await openMap(page);
  const slider = scene.getByRole('slider', { name: words.slider });
  await expect(slider).toHaveValue('0');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  const sentence = (await slider.getAttribute('aria-valuetext')) ?? 'no sentence';
  await expect(scene.getByText(sentence).filter({ visible: true })).toHaveCount(1);
  for (const left of [move.short - 2, move.available - 2]) {
    await expect(scene.getByText(String(left), { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(move.most));
  await expectAccessible(page, '#try');
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.move(x + width - 28, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 28, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveValue('0');
});

test('shows all skills and their table by keys, with the people who moved in the first view', async ({
  page,
}) => {
  const scene = await openMap(page);
  await scene.getByRole('slider').focus();
  await page.keyboard.press('End');
  await viewsOf(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(scene.getByRole('listitem').filter({ visible: true })).toHaveCount(skills.length);
  await expect(scene.getByRole('slider')).toBeHidden();
  await expectAccessible(page, '#try');
  await page.keyboard.press('ArrowRight');
  const table = scene.getByRole('table', { name: words.label });
  for (const { name, demand, supply, gap } of skillsAfter(skills, move, move.most)) {
    const row = table.getByRole('row', { name });
    await expect(row).toContainText(String(demand));
    await expect(row).toContainText(String(supply));
    await expect(row).toContainText(String(Math.abs(gap)));
  }
  await expectAccessible(page, '#try');
});

test('starts the drag within the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, path);
  const { y = Infinity, height = 0 } = (await sceneOf(page).getByRole('slider').boundingBox()) ?? {};
  expect(y + height).toBeLessThan(725);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('switches the views, without a slider', async ({ page }) => {
    await page.goto(path);
    const scene = sceneOf(page);
    await expect(scene.getByRole('slider')).toBeHidden();
    await viewsOf(page).last().check();
    await expect(scene.getByRole('table', { name: words.label })).toBeVisible();
  });
});

test('prints every view', async ({ page }) => {
  await openLive(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(sceneOf(page).getByRole('table', { name: words.label })).toBeVisible();
  await expect(sceneOf(page).getByRole('listitem').first()).toBeVisible();
});
