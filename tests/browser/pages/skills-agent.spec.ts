import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { hold, loseChunk, openLive, waitForFonts, waitUntilLive } from '../shell/live-page.ts';
import { listenTo } from '../support/accessibility.ts';
import { layoutShift, shiftLimit } from '../support/page-checks.ts';
import { test } from '../support/test.ts';

const { questions, label, button } = readContent('pages/skills-agent/page').ask;

const code = '**/assets/Ask*.js';

/** Returns the field, the radio buttons, the visible answer, its figures and their records. */
function actOf(page: Page) {
  const answers = page.getByRole('main').getByRole('article');
  const answer = answers.filter({ visible: true });
  return {
    field: page.getByRole('textbox', { name: label }),
    choices: page.getByRole('main').getByRole('radio'),
    answers,
    answer,
    figures: answer.locator('a[href^="#answer-"]'),
    records: answer.locator('details[open]'),
    status: page.locator('form + [role="status"]'),
  };
}

/** Returns a part of an answer that stands in no other: the text behind its last figure. */
const endOf = (index: number) => questions[index]?.answer.split(/\{\w+\}/).at(-1) ?? 'no answer';

/** Returns the first word of a record, without its marks. */
const recordOf = (question: number, figure: number) =>
  questions[question]?.figures[figure]?.records[0]?.text.replace(/[[\]]/g, '') ?? 'no record';

test('answers a chosen and a typed question, whose figures unroll their records by pointer and keyboard, and announces the answer', async ({
  page,
}) => {
  await openLive(page, '/skills-agent');
  const { field, choices, answer, figures, records, status } = actOf(page);
  const announcements = await listenTo(status);
  await test.step('begins with the first question and its first records', async () => {
    await expect(choices.first()).toBeChecked();
    await expect(field).toHaveValue(questions[0]?.question ?? '');
    await expect(answer).toHaveCount(1);
    await expect(answer).toContainText(endOf(0));
    await expect(figures).toHaveCount(questions[0]?.figures.length ?? 0);
    await expect(records).toHaveCount(1);
    await expect(records).toContainText(recordOf(0, 0));
    await expect(status).toHaveText('');
  });
  await test.step('chooses by pointer and by key', async () => {
    await choices.nth(1).check();
    await expect(answer).toContainText(endOf(1));
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(2)).toBeFocused();
    await expect(answer).toHaveCount(1);
    await expect(answer).toContainText(endOf(2));
    await expect(field).toHaveValue(questions[2]?.question ?? '');
  });
  await test.step('answers the nearest question on Enter, and says which it is', async () => {
    await field.fill('porto at night?');
    await field.press('Enter');
    await expect(answer).toContainText(endOf(1));
    await expect(choices.nth(1)).toBeChecked();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('porto at night?');
    await expect(status).toContainText(questions[1]?.question ?? '');
    await expect(status).toContainText(endOf(1).trim());
  });
  await test.step('unrolls the records of a figure, one at a time, and rolls them up on Escape', async () => {
    await figures.nth(1).focus();
    await expect(figures.nth(1)).toHaveRole('button');
    await expect(figures.nth(1)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(figures.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(figures.first()).toHaveAttribute('aria-expanded', 'false');
    await expect(records).toHaveCount(1);
    await expect(records).toContainText(recordOf(1, 1));
    await page.keyboard.press('Escape');
    await expect(figures.nth(1)).toHaveAttribute('aria-expanded', 'false');
    await expect(records).toHaveCount(0);
    await expect(figures.nth(1)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(records).toContainText(recordOf(1, 1));
    await figures.first().click();
    await expect(records).toHaveCount(1);
    await expect(records).toContainText(recordOf(1, 0));
  });
  await test.step('keeps a figure open that is pressed again', async () => {
    await figures.first().click();
    await expect(figures.first()).toHaveAttribute('aria-expanded', 'true');
    await expect(records).toContainText(recordOf(1, 0));
  });
  await test.step('says so below the field if no question is near, and shows no answer until one is chosen', async () => {
    await field.fill('東京?');
    await page.getByRole('button', { name: button, exact: true }).click();
    const { unclear } = readContent('pages/skills-agent/page').ask;
    await expect(status).toHaveText(unclear);
    const said = page.locator('form').getByText(unclear);
    await expect(said).toBeInViewport({ ratio: 1 });
    const [foot, head] = [await field.boundingBox(), await said.boundingBox()];
    expect((head?.y ?? 0) - (foot?.y ?? 0) - (foot?.height ?? 0)).toBeLessThan(40);
    await expect(answer).toHaveCount(0);
    await expect(choices.and(page.locator(':checked'))).toHaveCount(0);
    await choices.nth(1).check();
    await expect(answer).toContainText(endOf(1));
    await expect(field).toHaveValue(questions[1]?.question ?? '');
    await expect(said).toHaveCount(0);
  });
  // Four answers and the sentence about a question that is not near.
  expect(await announcements()).toHaveLength(5);
});

test('brings the records of an opened figure into view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/skills-agent');
  const { figures, records } = actOf(page);
  for (const index of [2, 1, 0]) {
    await figures.nth(index).evaluate((figure) => figure.scrollIntoView({ block: 'end' }));
    await figures.nth(index).click();
    await expect(figures.nth(index)).toHaveAttribute('aria-expanded', 'true');
    await expect(records.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  }
});

test('has one ring of focus around the whole field', async ({ page }) => {
  await openLive(page, '/skills-agent');
  const { field } = actOf(page);
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  const inside = await page.getByRole('button', { name: button, exact: true }).boundingBox();
  const ring = await field.boundingBox();
  const [samples] = await page.getByRole('main').getByRole('group').all();
  expect(ring?.width).toBe((await samples?.boundingBox())?.width);
  expect(inside?.x).toBeGreaterThan(ring?.x ?? Number.POSITIVE_INFINITY);
  expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThan((ring?.y ?? 0) + (ring?.height ?? 0));
});

test('prints every question with its answer and records', async ({ page }) => {
  await openLive(page, '/skills-agent');
  const { answers, answer } = actOf(page);
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toHaveCount(questions.length);
  for (const [index, { question }] of questions.entries()) {
    await expect(answers.nth(index).getByRole('heading', { name: question })).toBeVisible();
    await expect(answers.nth(index).getByText(recordOf(index, 0).slice(0, 14)).first()).toBeVisible();
  }
});

test('keeps a question typed before the page is live, and answers it on Enter', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/skills-agent', { waitUntil: 'commit' });
  const { field, answer } = actOf(page);
  await field.fill('cover the porto shift');
  await release();
  await waitUntilLive(page);
  await expect(field).toHaveValue('cover the porto shift');
  await field.press('Enter');
  await expect(answer).toContainText(endOf(1));
});

test('chooses questions and opens records without its script', async ({ page, consoleGuard }) => {
  const { choices, answer, figures, records } = actOf(page);
  await loseChunk(page, consoleGuard, 'Ask.island');
  await openLive(page, '/skills-agent');
  await choices.nth(1).check();
  await expect(answer).toHaveCount(1);
  await expect(answer).toContainText(endOf(1));
  await figures.nth(1).click();
  await expect(records.filter({ hasText: recordOf(1, 1) })).toBeVisible();
});

test('does not move when it becomes live', async ({ page }) => {
  const release = await hold(page, code);
  await page.goto('/skills-agent');
  await waitForFonts(page);
  const { answer, figures } = actOf(page);
  const [place, shift] = [await answer.boundingBox(), await layoutShift(page)];
  await release();
  await waitUntilLive(page);
  await expect(figures.first()).toHaveRole('button');
  expect((await layoutShift(page)) - shift).toBeLessThan(shiftLimit);
  expect(await answer.boundingBox()).toEqual(place);
});
