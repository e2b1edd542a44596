import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { delays } from '../../../src/site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import { openLive, stopClock } from './live-page.ts';

const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'SkillSuite' });
const links = (page: Page) => page.getByRole('group', { name: 'SkillSuite' }).getByRole('link');
const pointAway = (page: Page) => page.mouse.move(900, 700);

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(trigger(page)).toHaveAttribute('aria-expanded', String(open));
  if (open) await expect(links(page).first()).toBeVisible();
  else await expect(links(page)).toHaveCount(0);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('opens and closes by click and by keys, leads to the pages of the suite and marks the one that is shown', async ({
  page,
}) => {
  await openLive(page, '/');
  await expectOpen(page, false);
  await trigger(page).click();
  await expectOpen(page, true);
  await expect(links(page)).toContainText(shell.suite.links.map(({ label }) => label));
  await expectAccessible(page, 'header');
  await trigger(page).click();
  await expectOpen(page, false);
  for (const key of ['Enter', 'Space']) {
    await trigger(page).press(key);
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(trigger(page)).toBeFocused();
  }
  await trigger(page).press('Enter');
  await links(page).last().focus();
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator('a[href="/skills-ai"]')).toBeFocused();
  await expectOpen(page, false);
  await trigger(page).click();
  await links(page).first().click();
  await expect(page).toHaveURL('/skillsuite');
  await expectOpen(page, false);
  await test.step('marks the page that is shown, and the product that a page belongs to', async () => {
    const current = (name: string) => page.getByRole('link', { name, exact: true });
    await openLive(page, '/skills-lens');
    await expect(trigger(page)).toHaveAttribute('aria-current', 'true');
    await trigger(page).click();
    await expect(current('Skills Lens').first()).toHaveAttribute('aria-current', 'page');
    await openLive(page, '/skills-1st-masterclass');
    await trigger(page).click();
    await expect(current('Skills 1st Matching').first()).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: shell.home }).click();
    await expect(page).toHaveURL('/');
    await expect(trigger(page)).not.toHaveAttribute('aria-current');
  });
});

test('opens for a mouse that stays, gives it time to come back, and closes by Escape or a press beside it', async ({
  page,
  clock,
}) => {
  await openLive(page, '/');
  await stopClock(page);
  const hoverOpen = async () => {
    await trigger(page).hover();
    await clock.runFor(delays.dropdownHoverOpen);
    await expectOpen(page, true);
  };
  await test.step('not for one that only passes, nor before its time', async () => {
    await pointAway(page);
    await trigger(page).hover();
    await clock.runFor(delays.dropdownHoverOpen - 1);
    await expectOpen(page, false);
    await pointAway(page);
    await clock.runFor(1000);
    await expectOpen(page, false);
  });
  await test.step('the pointer may leave for a moment', async () => {
    await hoverOpen();
    await pointAway(page);
    await clock.runFor(delays.dropdownPointerGrace - 1);
    await expectOpen(page, true);
    await links(page).first().hover();
    await clock.runFor(1000);
    await expectOpen(page, true);
    await pointAway(page);
    await clock.runFor(delays.dropdownPointerGrace);
    await expectOpen(page, false);
  });
  await test.step('it stays open on the way from the trigger to the last link', async () => {
    await hoverOpen();
    const from = await trigger(page).boundingBox();
    const to = await links(page).last().boundingBox();
    if (!from || !to) throw new Error('The menu is not on the page.');
    for (let y = from.y; y < to.y + to.height / 2; y += 12) {
      await page.mouse.move(from.x + 20, y);
      await clock.runFor(delays.dropdownPointerGrace);
    }
    await expectOpen(page, true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(trigger(page)).not.toBeFocused();
    await pointAway(page);
    await clock.runFor(delays.dropdownPointerGrace);
  });
  const passOver = async () => {
    await trigger(page).hover();
    await clock.runFor(delays.dropdownHoverOpen);
    await pointAway(page);
    await clock.runFor(delays.dropdownPointerGrace);
  };
  await test.step('a mouse that passes over it does not close it for who uses it by keys', async () => {
    await trigger(page).press('Enter');
    await passOver();
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    await passOver();
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(trigger(page)).toBeFocused();
  });
  await test.step('it closes behind a mouse that opened it or pressed it', async () => {
    await passOver();
    await expectOpen(page, false);
    await page.getByRole('banner').getByRole('link').first().focus();
    await trigger(page).click();
    await pointAway(page);
    await clock.runFor(delays.dropdownPointerGrace);
    await expectOpen(page, false);
  });
  await test.step('a click on what hovering has just opened keeps it open', async () => {
    await hoverOpen();
    await trigger(page).click();
    await expectOpen(page, true);
    await trigger(page).click();
    await expectOpen(page, false);
  });
  await test.step('a press beside it closes it where a pressed button has no focus to lose, as in Safari', async () => {
    await trigger(page).evaluate((button) => {
      button.addEventListener('mousedown', (event) => event.preventDefault());
      button.blur();
    });
    await trigger(page).click();
    await expect(trigger(page)).not.toBeFocused();
    await expectOpen(page, true);
    await page.mouse.click(900, 700);
    await expectOpen(page, false);
  });
});
