import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { delays } from '../../../src/site.ts';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'SkillSuite' });
const links = (page: Page) => page.getByRole('group', { name: 'SkillSuite' }).getByRole('link');
const pointAway = (page: Page) => page.mouse.move(900, 700);

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(trigger(page)).toHaveAttribute('aria-expanded', String(open));
  await expect(links(page)).toHaveCount(open ? 6 : 0);
}

/** Opens the home page with its clock stopped; `page.clock.runFor` moves it. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openLive(page, '/');
  await page.clock.pauseAt(60_000);
  await pointAway(page);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('opens and closes by click and leads to the six pages', async ({ page }) => {
  await openLive(page, '/');
  await expectOpen(page, false);
  await trigger(page).click();
  await expectOpen(page, true);
  await expect(links(page)).toHaveText([
    'Overview',
    'Skills Agent',
    'Skills Passport',
    'Skills 1st Matching',
    'Skills Mapping',
    'Skills Lens',
  ]);
  await trigger(page).click();
  await expectOpen(page, false);
  await trigger(page).click();
  await links(page).first().click();
  await expect(page).toHaveURL('/skillsuite');
  await expectOpen(page, false);
});

test('marks the page that is shown, and the product that a page belongs to', async ({ page }) => {
  const current = (name: string) => page.getByRole('link', { name, exact: true });
  await openLive(page, '/skills-lens');
  await expect(trigger(page)).toHaveAttribute('aria-current', 'true');
  await trigger(page).click();
  await expect(current('Skills Lens').first()).toHaveAttribute('aria-current', 'page');
  await openLive(page, '/skills-1st-masterclass');
  await trigger(page).click();
  await expect(current('Skills 1st Matching').first()).toHaveAttribute('aria-current', 'true');
  await openLive(page, '/');
  await expect(trigger(page)).not.toHaveAttribute('aria-current');
});

for (const key of ['Enter', 'Space']) {
  test(`opens by ${key}, and Escape closes it and returns focus`, async ({ page }) => {
    await openLive(page, '/');
    await trigger(page).focus();
    await page.keyboard.press(key);
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(trigger(page)).toBeFocused();
  });
}

test('closes when focus leaves it', async ({ page }) => {
  await openLive(page, '/');
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await links(page).last().focus();
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'SkillsAI World First' })).toBeFocused();
  await expectOpen(page, false);
});

test('opens for a mouse after 100 ms of hovering, not before', async ({ page }) => {
  await openWithStoppedClock(page);
  await trigger(page).hover();
  await page.clock.runFor(delays.dropdownHoverOpen - 1);
  await expectOpen(page, false);
  await page.clock.runFor(1);
  await expectOpen(page, true);
});

test('a pointer that only passes does not open it', async ({ page }) => {
  await openWithStoppedClock(page);
  await trigger(page).hover();
  await page.clock.runFor(50);
  await pointAway(page);
  await page.clock.runFor(1000);
  await expectOpen(page, false);
});

test('gives the pointer 300 ms to come back', async ({ page }) => {
  await openWithStoppedClock(page);
  await trigger(page).hover();
  await page.clock.runFor(delays.dropdownHoverOpen);
  await pointAway(page);
  await page.clock.runFor(delays.dropdownPointerGrace - 1);
  await expectOpen(page, true);
  await links(page).first().hover();
  await page.clock.runFor(1000);
  await expectOpen(page, true);
  await pointAway(page);
  await page.clock.runFor(delays.dropdownPointerGrace);
  await expectOpen(page, false);
});

test('stays open on the pointer’s way from the trigger to the last link', async ({ page }) => {
  await openWithStoppedClock(page);
  await trigger(page).hover();
  await page.clock.runFor(delays.dropdownHoverOpen);
  const from = await trigger(page).boundingBox();
  const to = await links(page).last().boundingBox();
  if (!from || !to) throw new Error('The menu is not on the page.');
  for (let y = from.y; y < to.y + to.height / 2; y += 4) {
    await page.mouse.move(from.x + 20, y);
    await page.clock.runFor(delays.dropdownPointerGrace);
  }
  await expectOpen(page, true);
});

test('a click on the trigger that hovering has just opened keeps it open', async ({ page }) => {
  await openWithStoppedClock(page);
  await trigger(page).hover();
  await page.clock.runFor(delays.dropdownHoverOpen);
  await trigger(page).click();
  await expectOpen(page, true);
  await trigger(page).click();
  await expectOpen(page, false);
});

test('Escape closes what hovering opened, wherever focus is', async ({ page }) => {
  await openWithStoppedClock(page);
  await trigger(page).hover();
  await page.clock.runFor(delays.dropdownHoverOpen);
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(trigger(page)).not.toBeFocused();
});
