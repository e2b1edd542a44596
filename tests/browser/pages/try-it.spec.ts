import { expect } from 'playwright/test';
import { readContent } from '../../../src/content/loader/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

test('a question is chosen by pointer or keys, and its answer is read out', async ({ page }) => {
  const { questions, title } = readContent('skills-agent').try;
  await openLive(page, '/skills-agent');
  const region = page.getByRole('region', { name: title });
  await region.scrollIntoViewIfNeeded();
  const choices = region.getByRole('radio');
  await expect(choices).toHaveCount(questions.length);
  await expect(choices.first()).toBeChecked();
  const answer = region.locator('[aria-live=polite]');
  await expect(answer).toContainText(questions[0]?.answer ?? '');
  await choices.nth(1).check();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(2)).toBeFocused();
  await expect(answer).toContainText(questions[2]?.answer ?? '');
  await expect(answer.getByRole('listitem')).toHaveCount(questions[2]?.stops.length ?? 0);
  await expect(answer).not.toContainText(questions[0]?.answer ?? '');
});

test('a year is chosen, and forecast and margin follow', async ({ page }) => {
  const { title } = readContent('skills-lens').forecast;
  await openLive(page, '/skills-lens');
  const region = page.getByRole('region', { name: title });
  await region.scrollIntoViewIfNeeded();
  const said = region.locator('[aria-live=polite]');
  const heard = new Set<string>();
  for (const year of [region.getByRole('radio').first(), region.getByRole('radio').last()]) {
    await year.check();
    const label = await year.evaluate((input) => input.closest('label')?.textContent ?? 'no label');
    await expect(said).toContainText(label);
    await expect(said).toContainText(/±\d/);
    heard.add(await said.innerText());
  }
  expect(heard.size).toBe(2);
});
