import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const content = readContent('pages/skills-lens/page');

test('lifts the fog year by year and announces the decision of each, by keyboard', async ({ page }) => {
  await openLive(page, '/skills-lens');
  const main = page.getByRole('main');
  const slider = main.getByRole('slider', { name: content.years.slider });
  const fogs = () =>
    main
      .locator('.c-fog')
      .evaluateAll((banks) => banks.map((bank) => Number(getComputedStyle(bank).opacity)));
  await slider.focus();
  await expect.poll(fogs).toEqual([1, 1]);
  const announcements: string[] = [];
  for (const [place, clear] of [
    [0, 1],
    [0, 0],
  ].entries()) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(fogs).toEqual(clear);
    const card = content.years.cards[place + 1]?.title ?? 'no card';
    await expect(main.getByRole('status').filter({ hasText: card })).toHaveText(/^20\d\d, .*\d/);
    await expect(main.locator('[aria-current=true]')).toContainText(card);
    announcements.push(await main.getByRole('status').filter({ hasText: card }).innerText());
  }
  expect(new Set(announcements).size).toBe(2);
});

test('a quarter of the chart says its figure when chosen by keyboard or pointed at', async ({ page }) => {
  await openLive(page, '/skills-lens');
  const region = page.getByRole('region', { name: content.forecast.title });
  await region.scrollIntoViewIfNeeded();
  const quarters = region.getByRole('group', { name: content.forecast.quarter });
  const shown = () =>
    quarters
      .locator('label > span:first-of-type')
      .evaluateAll((lines) =>
        lines.filter((line) => getComputedStyle(line).clipPath === 'none').map((line) => line.textContent),
      );
  const [first = 'nothing'] = await shown();
  await quarters.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).not.toContain(first);
  const [second = 'nothing'] = await shown();
  await quarters.getByRole('radio').last().hover();
  await expect.poll(shown).not.toContain(second);
  expect(await shown()).toHaveLength(1);
  await page.mouse.move(1, 1);
  await expect.poll(shown).toEqual([second]);
  await region.getByRole('group', { name: content.forecast.choose }).getByRole('radio').last().check();
  await expect.poll(shown).not.toContain(second);
});
