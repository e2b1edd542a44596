import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/content/loader/read-content.ts';
import { skillsAgent, skillsLens } from '../../../src/content/schemas/product-pages.ts';
import { test as withoutScripts } from '../no-script/no-script-test.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { questions, title } = readContent('.', 'skills-agent', skillsAgent).try;
const years = readContent('.', 'skills-lens', skillsLens).forecast;

const asked = (page: Page) => page.getByRole('region', { name: title });
const forecast = (page: Page) => page.getByRole('region', { name: years.title });

test('a question is chosen by pointer or keys, and its answer is read out', async ({ page }) => {
  await openLive(page, '/skills-agent');
  await asked(page).scrollIntoViewIfNeeded();
  const choices = asked(page).getByRole('radio');
  await expect(choices).toHaveCount(questions.length);
  await expect(choices.first()).toBeChecked();
  const answer = asked(page).locator('[aria-live=polite]');
  await expect(answer).toContainText(questions[0]?.answer ?? '');
  await choices.nth(1).check();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(2)).toBeFocused();
  await expect(answer).toContainText(questions[2]?.answer ?? '');
  await expect(answer.getByRole('listitem')).toHaveCount(questions[2]?.stops.length ?? 0);
  await expect(answer).not.toContainText(questions[0]?.answer ?? '');
  await expectAccessible(page);
});

withoutScripts('all questions stand in the page with their answers', async ({ page }) => {
  await page.goto('/skills-agent');
  await expect(asked(page).getByRole('radio')).toHaveCount(0);
  for (const { question, answer } of questions) {
    await expect(asked(page).getByRole('heading', { level: 3, name: question })).toBeVisible();
    await expect(asked(page).getByText(answer)).toBeVisible();
  }
});

test('a year is chosen, and forecast and margin follow', async ({ page }) => {
  await openLive(page, '/skills-lens');
  await forecast(page).scrollIntoViewIfNeeded();
  const said = forecast(page).locator('[aria-live=polite]');
  await forecast(page).getByRole('radio', { name: '2024' }).check();
  await expect(said).toContainText('±2');
  await expect(said).toContainText(`${years.past.outcome[1]}`);
  await forecast(page).getByRole('radio', { name: '2028' }).check();
  await expect(said).toContainText('±5');
  await expect(said).toContainText(/2028 Q2.* 142.* 137 .* 147/);
  await expectAccessible(page);
});

withoutScripts('every year stands in a table with its forecast, margin and outcome', async ({ page }) => {
  await page.goto('/skills-lens');
  await expect(forecast(page).getByRole('radio')).toHaveCount(0);
  const rows = forecast(page).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: '2025 Q4' })).toContainText(years.labels.outside);
  await expect(rows.filter({ hasText: '2028 Q2' })).toContainText('±5');
});
