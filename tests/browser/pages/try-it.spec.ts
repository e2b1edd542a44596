import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/read-content.ts';
import { hold, loseChunk, openLive, waitForFonts, waitUntilLive } from '../shell/live-page.ts';
import { listenTo } from '../support/accessibility.ts';
import { layoutShift, shiftLimit } from '../support/page-checks.ts';
import { test } from '../support/test.ts';

const pickerCode = '**/assets/QuestionPicker*.js';

const { questions, title } = readContent('pages/skills-agent/page').try;

/** Returns the questions' region, its radio buttons, and the headings of the questions shown with their answers. */
function questionRegion(page: Page) {
  const region = page.getByRole('region', { name: title });
  return { region, choices: region.getByRole('radio'), shown: region.getByRole('heading', { level: 3 }) };
}

test('shows all questions while the chooser is loading, then chooses one by pointer or keyboard and announces its answer; paper has all', async ({
  page,
}) => {
  const { region, choices, shown } = questionRegion(page);
  const release = await hold(page, pickerCode);
  await page.goto('/skills-agent');
  await test.step('shows all questions while the chooser is loading', async () => {
    await expect(shown).toHaveCount(questions.length);
    for (const { answer } of questions) await expect(region.getByText(answer)).toBeVisible();
  });
  await release();
  await waitUntilLive(page);
  await test.step('prints all questions with their answers', async () => {
    await expect(choices).toHaveCount(questions.length);
    await expect(shown).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(questions.length);
    for (const { answer } of questions) {
      await expect(region.getByText(answer).filter({ visible: true })).toHaveCount(1);
    }
    await expect(choices).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
  await region.scrollIntoViewIfNeeded();
  await expect(choices).toHaveCount(questions.length);
  await expect(choices.first()).toBeChecked();
  const answer = region.locator('fieldset ~ div');
  const status = region.getByRole('status');
  const announcements = await listenTo(status);
  await expect(answer).toContainText(questions[0]?.answer ?? '');
  await expect(status).toHaveText('');
  await choices.nth(1).check();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(2)).toBeFocused();
  await expect(answer).toContainText(questions[2]?.answer ?? '');
  await expect(answer.getByRole('listitem')).toHaveCount(questions[2]?.stops.length ?? 0);
  await expect(answer).not.toContainText(questions[0]?.answer ?? '');
  // Only the sentence is announced, as the counts mean nothing without their labels.
  expect(await announcements()).toEqual([questions[1]?.answer, questions[2]?.answer]);
});

test('shows all questions with their answers if the chooser is missing', async ({ page, consoleGuard }) => {
  const { region, shown } = questionRegion(page);
  await loseChunk(page, consoleGuard, 'QuestionPicker.island');
  await openLive(page, '/skills-agent');
  await region.scrollIntoViewIfNeeded();
  await expect(shown).toHaveCount(questions.length);
  for (const { answer } of questions) await expect(region.getByText(answer)).toBeVisible();
});

test('leaves an answer in the viewport unchanged at hydration, and shows the chooser on the way back', async ({
  page,
}) => {
  const { choices, shown } = questionRegion(page);
  const release = await hold(page);
  await page.goto('/skills-agent');
  await waitForFonts(page);
  await shown.last().evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [place, shift] = [await shown.last().boundingBox(), await layoutShift(page)];
  const answered = page.waitForResponse(pickerCode);
  await release();
  await waitUntilLive(page);
  await answered;
  expect((await layoutShift(page)) - shift).toBeLessThan(shiftLimit);
  await expect(shown).toHaveCount(questions.length);
  const after = await shown.last().boundingBox();
  expect(after).toMatchObject({ x: place?.x, width: place?.width, height: place?.height });
  // The browser keeps its place on the page in whole pixels.
  expect(Math.abs((after?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(choices).toHaveCount(questions.length);
  await expect(shown).toHaveCount(0);
});

test('chooses a year and announces its forecast and margin', async ({ page }) => {
  await openLive(page, '/skills-lens');
  const region = page.getByRole('region', { name: readContent('pages/skills-lens/page').forecast.title });
  await region.scrollIntoViewIfNeeded();
  const liveRegion = region.locator('[aria-live=polite]');
  const announcements = new Set<string>();
  for (const year of [region.getByRole('radio').first(), region.getByRole('radio').last()]) {
    await year.check();
    const label = await year.evaluate((input) => input.closest('label')?.textContent ?? 'no label');
    await expect(liveRegion).toContainText(label);
    await expect(liveRegion).toContainText(/±\d/);
    announcements.add(await liveRegion.innerText());
  }
  expect(announcements.size).toBe(2);
});
