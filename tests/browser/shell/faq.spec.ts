import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';
import { holdScripts } from './script-gate.ts';

const questions = [
  'How much does SkillsAI cost?',
  'Does the price grow with us?',
  'Can we begin with SkillsAgent and upgrade later?',
  'Does it work with the systems we have?',
] as const;

const question = (page: Page, index: number) =>
  page.getByRole('main').getByRole('button', { name: questions[index] ?? '' });
const faq = (page: Page) => page.locator('.accordion');
const summary = (page: Page, index: number) => faq(page).locator('summary').nth(index);

async function expectOpen(page: Page, open: number | undefined): Promise<void> {
  for (const index of questions.keys()) {
    await expect(question(page, index)).toHaveAttribute('aria-expanded', String(index === open));
  }
  await expect(faq(page).locator('.accordion-body:visible')).toHaveCount(open === undefined ? 0 : 1);
}

async function openAccordion(page: Page): Promise<void> {
  await openLive(page, '/pricing');
  await expect(question(page, 0)).toBeVisible();
}

test('opens one answer at a time and lets the open one be closed', async ({ page }) => {
  await openAccordion(page);
  await expectOpen(page, undefined);
  await question(page, 0).click();
  await expectOpen(page, 0);
  await expect(page.getByText('SkillsAgent starts at €17,000 per year, with')).toBeVisible();
  await question(page, 3).click();
  await expectOpen(page, 3);
  await question(page, 3).click();
  await expectOpen(page, undefined);
});

test('Home, End and the arrow keys move between the questions and wrap around', async ({ page }) => {
  await openAccordion(page);
  await question(page, 0).focus();
  const moves = [
    ['ArrowDown', 1],
    ['End', 3],
    ['ArrowDown', 0],
    ['ArrowUp', 3],
    ['ArrowUp', 2],
    ['Home', 0],
  ] as const;
  for (const [key, target] of moves) {
    await page.keyboard.press(key);
    await expect(question(page, target)).toBeFocused();
  }
  await expectOpen(page, undefined);
  await page.keyboard.press('Enter');
  await expectOpen(page, 0);
  await page.keyboard.press('Space');
  await expectOpen(page, undefined);
});

test('names its answers for assistive technology', async ({ page }) => {
  await openAccordion(page);
  await expect(page.getByRole('heading', { level: 3, name: questions[1] })).toBeVisible();
  await question(page, 1).click();
  const answer = page.getByRole('region', { name: questions[1] });
  await expect(answer).toContainText('Yes, in steps you can see in advance.');
  await expect(question(page, 1)).toHaveAttribute(
    'aria-controls',
    (await answer.getAttribute('id')) ?? 'none',
  );
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('works natively before scripts arrive, and what was open and focused stays so', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await summary(page, 0).click();
  await summary(page, 2).click();
  await expect(faq(page).locator('details[open]')).toHaveCount(1);
  await expect(page.getByText('Yes. SkillsAgent is part of SkillsSuite')).toBeVisible();
  await expect(summary(page, 2)).toBeFocused();
  release();
  await expect(question(page, 0)).toBeVisible();
  await expectOpen(page, 2);
  await expect(question(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(question(page, 1)).toBeFocused();
});

test('leaves focus where it is when it is elsewhere', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Contact Sales' });
  await link.focus();
  release();
  await expect(question(page, 0)).toBeVisible();
  await expect(link).toBeFocused();
});

test('stays native where its chunk does not load', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: Failed to load resource: .*Accordion-/);
  consoleGuard.expect(/failed request: .*Accordion-/);
  await page.route('**/assets/Accordion-*.js', (route) => route.abort('connectionfailed'));
  await openLive(page, '/pricing');
  await summary(page, 1).click();
  await expect(page.getByText('Yes, in steps you can see in advance.')).toBeVisible();
});
