import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { rankFor } from '../../../src/pages/skills-1st-matching/ranking.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const words = readContent('pages/skills-1st-matching/page').try;
const path = '/skills-1st-matching';
const ranked = words.vacancies.map((vacancy) => rankFor(vacancy, words.candidates, words.skills));
const [best] = ranked[0] ?? [];
/** Opens the page and waits for the island of the scene. */
async function openScene(page: Page) {
  await openLive(page, path);
  const scene = page.getByRole('region', { name: words.title });
  await expect(scene.getByRole('slider')).toBeEnabled();
  return scene;
}

const share = (percent = -1) => `${percent}%`;

test('counts the stars that coincide as keys slide the sky, and what a course adds', async ({ page }) => {
  const scene = await openScene(page);
  const slider = scene.getByRole('slider', { name: words.slider });
  const shown = scene.getByText(/^\d+%$/).first();
  await expect(shown).toHaveText(share(best?.share));
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveText(share(best?.share));
  await page.keyboard.press('Home');
  await expect(shown).toHaveText(share(0));
  await page.keyboard.press('End');
  await expect(shown).toHaveText(share(best?.share));
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(share(best?.share)));
  await scene.getByRole('checkbox').check();
  await expect(shown).toHaveText(share(100));
  await expectAccessible(page, '#try');
});

test('slides the sky by the pointer', async ({ page }) => {
  const scene = await openScene(page);
  const slider = scene.getByRole('slider');
  const { x = 0, y = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.move(x + height / 2, y + 0.9 * height);
  await page.mouse.down();
  await page.mouse.move(x + height / 2 + 150, y + 0.9 * height, { steps: 4 });
  await page.mouse.up();
  await expect(scene.getByText(/^\d+%$/).first()).not.toHaveText(share(best?.share));
});

test('puts the candidates of the chosen vacancy in order, by code alone, and announces the first', async ({
  page,
}) => {
  const scene = await openScene(page);
  const candidates = scene.getByRole('group', { name: words.people });
  const codes = async () =>
    (await candidates.locator('label').allInnerTexts()).map((text) => text.trim().slice(0, 4));
  const orderOf = (place: number) => (ranked[place] ?? []).map(({ code }) => code);
  expect(await codes()).toEqual(orderOf(0));
  const announcements = await listenTo(scene.getByRole('status'));
  await scene.getByRole('group', { name: words.choose }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(codes).toEqual(orderOf(1));
  const said = await announcements();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(orderOf(1)[0]);
  await candidates.getByRole('radio').last().focus();
  await page.keyboard.press('Space');
  await expect(scene.getByText(/^\d+%$/).first()).toHaveText(share(ranked[1]?.at(-1)?.share));
});

test('reads a star out by keys and by the pointer', async ({ page }) => {
  const scene = await openScene(page);
  const stars = scene.getByRole('group', { name: words.stars });
  const [first, second] = best?.readings ?? [];
  const readOutOf = (skill = 'no skill') => scene.locator('p', { hasText: new RegExp(`^${skill}$`) });
  await expect(readOutOf(best?.missing[0])).toBeVisible();
  await stars.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(readOutOf(first?.skill)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(readOutOf(second?.skill)).toBeVisible();
  await scene.locator(`[data-skill="${first?.skill}"]`).hover();
  await expect(readOutOf(first?.skill)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has the best match, and every candidate in a table', async ({ page }) => {
    await page.goto(path);
    const scene = page.getByRole('region', { name: words.title });
    await expect(scene.locator('input').filter({ visible: true })).toHaveCount(0);
    await expect(scene.getByText(share(best?.share)).first()).toBeVisible();
    await scene.getByText(words.all.summary).first().click();
    await expect(scene.getByRole('row')).toHaveCount(words.candidates.length + 1);
  });
});
