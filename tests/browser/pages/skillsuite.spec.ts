import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { week, plan } = readContent('pages/skillsuite/page');
const { vacancies } = readContent('content/screens/question');
const frame = readContent('content/screens/frame');

test('opens the screen of the day that is chosen by pointer, by key or with the button, and moves nothing below', async ({
  page,
}) => {
  await openLive(page, '/skillsuite');
  const days = page.getByRole('group', { name: week.choose }).getByRole('radio');
  const shown = page.locator('#week').getByRole('figure');
  const below = page.getByRole('heading', { name: plan.title });
  const expectDay = async (place: number) => {
    await expect(days.nth(place)).toBeChecked();
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(frame.products[week.days[place]?.product ?? 'control-centre']);
    await expect(page.getByRole('heading', { name: week.days[place]?.title, exact: true })).toBeVisible();
  };
  await expect(days).toHaveCount(week.days.length);
  await expectDay(0);
  const place = await below.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  await page.locator('#week label').nth(2).click();
  await expectDay(2);
  await page.keyboard.press('ArrowRight');
  await expectDay(3);
  await page.keyboard.press('ArrowLeft');
  await expectDay(2);
  await page.locator('#week').getByRole('button').press('Enter');
  await expectDay(3);
  await expect(days.nth(3), 'so that the answer is read out').toBeFocused();
  expect(await below.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)).toBe(place);
  await expectAccessible(page, '#week');
});

test('says of each vacancy who fills it, on focus, choice and hover', async ({ page }) => {
  await openLive(page, '/skillsuite');
  const entries = page.getByRole('group', { name: plan.choose }).getByRole('radio');
  const readout = page.locator('#plan label > span:last-child').filter({ visible: true });
  await expect(entries).toHaveCount(vacancies.length);
  await entries.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(entries.nth(1)).toBeChecked();
  await expect(readout).toHaveCount(1);
  await expect(readout).toContainText(vacancies[1]?.who ?? 'nobody');
  await expect(entries.nth(1)).toHaveAccessibleName(new RegExp(vacancies[1]?.who ?? 'nobody'));
  await page.locator('#plan label').nth(2).hover();
  await expect(readout).toHaveCount(1);
  await expect(readout).toContainText(vacancies[2]?.who ?? 'nobody');
});

test('prints every day and every vacancy', async ({ page }) => {
  await openLive(page, '/skillsuite');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#week').getByRole('figure')).toHaveCount(week.days.length);
  await expect(page.locator('#plan label > span:last-child').filter({ visible: true })).toHaveCount(
    vacancies.length,
  );
});
