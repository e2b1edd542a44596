import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { layoutShift, shiftLimit } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { hold, loseChunk, openLive, waitForFonts, waitUntilLive } from './live-page.ts';

const questions = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
const natives = (page: Page) => page.getByRole('main').locator('summary');

/** At most one answer is open: that of the given question. */
async function expectOpen(page: Page, open: number | undefined): Promise<void> {
  const expanded = () =>
    questions(page).evaluateAll((all) =>
      all.flatMap((question, position) => (question.ariaExpanded === 'true' ? [position] : [])),
    );
  await expect.poll(expanded).toEqual(open === undefined ? [] : [open]);
}

test('one answer is open at a time, can be closed, and is named by its question; keys move between questions', async ({
  page,
}) => {
  await openLive(page, '/pricing');
  await questions(page).first().waitFor();
  await expectOpen(page, undefined);
  const last = (await questions(page).count()) - 1;
  expect(last).toBeGreaterThan(1);
  await questions(page).nth(0).click();
  await expectOpen(page, 0);
  await questions(page).nth(last).click();
  await expectOpen(page, last);
  const name = (await questions(page).nth(last).textContent()) ?? '';
  const answer = page.getByRole('region', { name });
  await expect(answer).toBeVisible();
  const id = (await answer.getAttribute('id')) ?? 'none';
  await expect(questions(page).nth(last)).toHaveAttribute('aria-controls', id);
  await questions(page).nth(last).click();
  await expectOpen(page, undefined);
  await expect(answer).toBeHidden();

  await questions(page).nth(0).focus();
  for (const [key, target] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['ArrowUp', last - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(questions(page).nth(target)).toBeFocused();
  }
  await expectOpen(page, undefined);
  await page.keyboard.press('Enter');
  await expectOpen(page, 0);
  await page.keyboard.press('Space');
  await expectOpen(page, undefined);
});

for (const [width, focused] of [
  [390, 'question'],
  [1280, 'link'],
] as const) {
  test(`works natively before scripts arrive; what was open and focused stays so and moves nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await hold(page);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    await waitForFonts(page);
    await natives(page).nth(0).click();
    await natives(page).nth(2).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(natives(page).nth(2)).toBeFocused();
    const link = page.getByRole('main').getByRole('link').first();
    if (focused === 'link') await link.focus();
    const placed = (all: Locator) =>
      all.evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width: wide, height }) => [x, y, wide, height].map(Math.round)),
      );
    const [before, shift] = [await placed(natives(page)), await layoutShift(page)];
    await release();
    await waitUntilLive(page);
    await expect(questions(page)).toHaveCount(before.length);
    expect(await placed(questions(page))).toEqual(before);
    expect((await layoutShift(page)) - shift).toBeLessThan(shiftLimit);
    await expectOpen(page, 2);
    await expect(focused === 'link' ? link : questions(page).nth(2)).toBeFocused();
    if (focused === 'link') return;
    await expectAccessible(page, 'main');
    await page.keyboard.press('ArrowUp');
    await expect(questions(page).nth(1)).toBeFocused();
  });
}

test('stays native where its chunk does not load', async ({ page, consoleGuard }) => {
  await loseChunk(page, consoleGuard, 'Accordion');
  await openLive(page, '/pricing');
  await natives(page).nth(1).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
});
