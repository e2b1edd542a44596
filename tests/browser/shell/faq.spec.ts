import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { layoutShift, shiftLimit } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { hold, loseChunk, openLive, waitForFonts, waitUntilLive } from './live-page.ts';

const questions = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
const natives = (page: Page) => page.getByRole('main').locator('summary');

const answerOf = (page: Page, index: number) =>
  page.locator(`#item-${index}`).getByRole('region', { includeHidden: true });

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

test('find in page searches closed answers and opens the one with the match', async ({ page }) => {
  await openLive(page, '/pricing');
  await questions(page).first().click();
  await expectOpen(page, 0);
  const answer = answerOf(page, 1);
  await expect(answer).toHaveAttribute('hidden', 'until-found');
  await expect(answer).toHaveCSS('content-visibility', 'hidden');
  await expect(answer).not.toHaveCSS('display', 'none');
  // What the browser dispatches before it scrolls to a match; the browser's own search is outside the page.
  await answer.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectOpen(page, 1);
  await expect(answer).toBeVisible();
  await expect(answerOf(page, 0)).toBeHidden();
  await questions(page).nth(1).click();
  await expectOpen(page, undefined);
  await expect(answer).toHaveAttribute('hidden', 'until-found');
  await test.step('print shows every answer', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toHaveCSS('content-visibility', 'visible');
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  });
});

test('an address that names an answer opens it and leads to it, when the page opens and when it changes', async ({
  page,
}) => {
  for (const address of ['/pricing#item-2', '/business-leader#item-1']) {
    await openLive(page, address);
    await expectOpen(page, Number(address.at(-1)));
    await expect(questions(page).nth(Number(address.at(-1)))).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.location.assign('#item-0'));
  await expectOpen(page, 0);
  await expect(questions(page).first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(questions(page).first(), 'Tab goes on from there').toBeFocused();
  await page.goBack();
  await expectOpen(page, 1);
  await test.step('the section of all questions opens none', async () => {
    await page.evaluate(() => window.location.assign('#faq'));
    await expect(page.locator('#faq')).toBeInViewport();
    await expectOpen(page, 1);
  });
  await test.step('before the accordion takes over, too', async () => {
    const release = await hold(page, '**/assets/Accordion-*.js');
    await page.goto('about:blank');
    await openLive(page, '/pricing#item-3');
    await expect(page.locator('details[open]')).toHaveCount(1);
    await release();
    await expect(questions(page).nth(3)).toBeFocused();
    await expectOpen(page, 3);
    await expect(questions(page).nth(3)).toBeInViewport({ ratio: 1 });
  });
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
