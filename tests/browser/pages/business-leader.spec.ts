import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { exampleInputs } from '../../../src/content/skills-gap.ts';
import { aboutEuros, gapRange } from '../../../src/content/skills-gap-cost.ts';
import { hold, openLive, stopClock, waitUntilLive } from '../shell/live-page.ts';
import { listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const path = '/business-leader';
const { calculator } = readContent('pages/business-leader/page');

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: keyof typeof calculator.fields) =>
  form(page).getByLabel(calculator.fields[name].label);
/** Returns the visible estimate, which changes with each key. Screen readers hear the status instead. */
const estimate = (page: Page) => form(page).locator('output');
/** Returns the sentence with the sum that the calculator's page gives for the same inputs. */
function sentenceFor(headcount: number, salary: number): string {
  const { low, about, high } = gapRange({ ...exampleInputs, headcount, salary });
  return fillIn(calculator.estimate, {
    low: aboutEuros(low),
    about: aboutEuros(about),
    high: aboutEuros(high),
  });
}

test('estimates from the fields in any number format, whether typed before or after hydration', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto(path);
  await expect(estimate(page)).toHaveText(sentenceFor(exampleInputs.headcount, exampleInputs.salary));
  await field(page, 'headcount').fill('400');
  await release();
  await waitUntilLive(page);
  await expect(field(page, 'headcount')).toHaveValue('400');
  await expect(estimate(page)).toHaveText(sentenceFor(400, exampleInputs.salary));
  await field(page, 'salary').fill('€61 500.50');
  await expect(estimate(page)).toHaveText(sentenceFor(400, 61_500.5));
  for (const refused of ['many', '999999999999']) {
    await field(page, 'headcount').fill('400');
    await expect(estimate(page)).toHaveText(sentenceFor(400, 61_500.5));
    await field(page, 'headcount').fill(refused);
    await expect(estimate(page)).toHaveText('');
  }
});

test('announces the estimate once typing has paused, but not the initial one', async ({ page, clock }) => {
  await openLive(page, path);
  await expect(estimate(page)).toHaveAttribute('aria-live', 'off');
  const status = form(page).getByRole('status').last();
  const announcements = await listenTo(status);
  await expect(status).toHaveText('');
  await stopClock(page);
  await field(page, 'headcount').press('ControlOrMeta+a');
  await field(page, 'headcount').pressSequentially('1200');
  const sentence = sentenceFor(1200, exampleInputs.salary);
  await expect(estimate(page)).toHaveText(sentence);
  await expect(status).toHaveText('');
  await clock.runFor(3_000);
  await expect(status).toHaveText(sentence);
  expect(await announcements()).toEqual([sentence]);
});

test('passes the numbers to the calculator as typed, even before hydration', async ({ page }) => {
  const { fields } = readContent('pages/skills-roi/skills-gap-calculator').calculator;
  for (const early of [true, false]) {
    const release = await hold(page);
    await page.goto(`${path}?utm_source=mail#faq`);
    if (!early) await release().then(() => waitUntilLive(page));
    await field(page, 'headcount').fill('1 200');
    await field(page, 'salary').fill('€61,500.50');
    await field(page, 'salary').press('Enter');
    await release();
    // The campaign goes along once the page is live.
    await expect(page).toHaveURL(/\/skills-roi\?headcount=[^&]+&salary=[^&]+(?:&utm_source=mail)?$/);
    await waitUntilLive(page);
    await expect(page.getByLabel(fields.headcount.label, { exact: true })).toHaveValue('1 200');
    await expect(page.getByLabel(fields.salary.label, { exact: true })).toHaveValue('€61,500.50');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
