import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { layoutShift } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { openLive, waitUntilLive } from './live-page.ts';
import { hold } from './script-gate.ts';

const questions = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
const natives = (page: Page) => page.getByRole('main').locator('summary');

/** At most one answer is open: that of the given question. */
async function expectOpen(page: Page, open: number | undefined): Promise<void> {
  const states = Array.from({ length: 4 }, (_, index) => String(index === open));
  const expanded = () =>
    questions(page).evaluateAll((all) => all.map((question) => question.getAttribute('aria-expanded')));
  await expect.poll(expanded).toEqual(states);
}

async function openAccordion(page: Page): Promise<void> {
  await openLive(page, '/pricing');
  await expect(questions(page)).toHaveCount(4);
}

/** Opens the page as it is before its scripts have come; the returned function lets them come. */
async function openNative(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  return async () => {
    await release();
    await waitUntilLive(page);
    await expect(questions(page)).toHaveCount(4);
  };
}

test('one answer is open at a time, can be closed, and is named by its question', async ({ page }) => {
  await openAccordion(page);
  await expectOpen(page, undefined);
  await questions(page).nth(0).click();
  await expectOpen(page, 0);
  await questions(page).nth(3).click();
  await expectOpen(page, 3);
  const name = (await questions(page).nth(3).textContent()) ?? '';
  const answer = page.getByRole('region', { name });
  await expect(answer).toBeVisible();
  const id = (await answer.getAttribute('id')) ?? 'none';
  await expect(questions(page).nth(3)).toHaveAttribute('aria-controls', id);
  await questions(page).nth(3).click();
  await expectOpen(page, undefined);
  await expect(answer).toBeHidden();
});

test('Home, End and the arrow keys move between the questions and wrap around', async ({ page }) => {
  await openAccordion(page);
  await questions(page).nth(0).focus();
  for (const [key, target] of [
    ['ArrowDown', 1],
    ['End', 3],
    ['ArrowDown', 0],
    ['ArrowUp', 3],
    ['ArrowUp', 2],
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

for (const width of [390, 1280]) {
  test(`works natively before scripts arrive; what was open and focused stays so and moves nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const goLive = await openNative(page);
    await natives(page).nth(0).click();
    await natives(page).nth(2).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(natives(page).nth(2)).toBeFocused();
    const placed = (all: ReturnType<typeof natives>) =>
      all.evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width: wide, height }) => [x, y, wide, height].map(Math.round)),
      );
    const [before, shift] = [await placed(natives(page)), await layoutShift(page)];
    await goLive();
    expect(await placed(questions(page))).toEqual(before);
    expect((await layoutShift(page)) - shift).toBeLessThan(0.01);
    await expectOpen(page, 2);
    await expect(questions(page).nth(2)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(questions(page).nth(1)).toBeFocused();
  });
}

test('leaves focus where it is when it is elsewhere', async ({ page }) => {
  const goLive = await openNative(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await goLive();
  await expect(link).toBeFocused();
});

test('stays native where its chunk does not load', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: Failed to load resource: .*Accordion-/);
  consoleGuard.expect(/failed request: .*Accordion-/);
  await page.route('**/assets/Accordion-*.js', (route) => route.abort('connectionfailed'));
  await openLive(page, '/pricing');
  await natives(page).nth(1).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
});
