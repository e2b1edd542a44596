import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { contactLink, outboundLinks } from '../../../src/links.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Need help?' });
const card = (page: Page) => page.getByRole('region', { name: 'Need Help?' });

test('opens a card with three ways to reach the team, which takes focus', async ({ page }) => {
  await openLive(page, '/pricing');
  await expect(card(page)).toHaveCount(0);
  await button(page).click();
  await expect(card(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page).getByText('Demo booking: Instant • Questions: <24hrs')).toBeVisible();
  const link = (name: string) => card(page).getByRole('link', { name });
  await expect(link('Book Free Demo')).toHaveAttribute('href', outboundLinks.schedulingPage.href);
  await expect(link('Quick Call')).toHaveAttribute('href', outboundLinks.audioCall.href);
  await expect(link('Email Us')).toHaveAttribute('href', contactLink);
  expect(new URL(contactLink).searchParams.get('subject')).toBe('SkillsAI Demo Request');
  await expectAccessible(page);
});

test('Book Free Demo opens the scheduling page in a new tab and closes the card', async ({ page }) => {
  await openLive(page, '/pricing');
  await button(page).click();
  const popup = page.waitForEvent('popup');
  await card(page).getByRole('link', { name: 'Book Free Demo' }).click();
  await expect(await popup).toHaveURL(outboundLinks.schedulingPage.href);
  await expect(card(page)).toHaveCount(0);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its cross', (page: Page) => card(page).getByRole('button', { name: 'Close help' }).click()],
] as const) {
  test(`closes by ${way}, and focus returns to the button`, async ({ page }) => {
    await openLive(page, '/pricing');
    await button(page).click();
    await close(page);
    await expect(card(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
}

test('the button closes what it opened', async ({ page }) => {
  await openLive(page, '/pricing');
  await button(page).click();
  await button(page).click();
  await expect(card(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone it steps aside while one reads on, and comes back on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/pricing');
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(button(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await button(page).focus();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
});
