import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import { openLive, waitUntilLive } from './live-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const toggle = (page: Page) => page.getByRole('button', { name: shell.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: shell.mainNavigation });
const products = (page: Page) => page.getByRole('group', { name: 'SkillSuite' }).getByRole('link');
const link = (page: Page, name: string) => menu(page).getByRole('link', { name });

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(open));
  await expect(menu(page)).toBeVisible({ visible: open });
}

test.beforeEach(async ({ page }) => {
  await openLive(page, '/');
  await expectOpen(page, false);
});

test('the toggle opens and closes the menu with its links, and choosing one closes it and marks it', async ({
  page,
}) => {
  await toggle(page).tap();
  await expectOpen(page, true);
  for (const name of ['SkillsAI World First', 'Business', 'Educator', 'Recruiter', 'Partners']) {
    await expect(link(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(products(page)).toHaveCount(shell.suite.links.length + shell.suite.foot.length);
  await expectAccessible(page, 'header');
  await toggle(page).tap();
  await expectOpen(page, false);
  await toggle(page).tap();
  await link(page, 'Skills Mapping').tap();
  await expect(page).toHaveURL('/skills-mapping');
  await waitUntilLive(page);
  await expectOpen(page, false);
  await toggle(page).click();
  await expect(link(page, 'Skills Mapping')).toHaveAttribute('aria-current', 'page');
  // A press on the page behind closes it and does nothing else.
  await page.touchscreen.tap(195, 830);
  await expectOpen(page, false);
  await expect(page).toHaveURL('/skills-mapping');
  await toggle(page).click();
  await link(page, 'Recruiter').click();
  await expect(page).toHaveURL('/recruiter');
  await expectOpen(page, false);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a mouse over the products moves nothing, and on a low screen every link can be reached', async ({
  page,
  clock,
}) => {
  await toggle(page).click();
  const before = await products(page).last().boundingBox();
  await products(page).first().hover();
  await clock.runFor(1000);
  await link(page, 'Business').hover();
  await clock.runFor(1000);
  expect(await products(page).last().boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 568, height: 320 });
  await link(page, 'Partners').scrollIntoViewIfNeeded();
  await expect(link(page, 'Partners')).toBeInViewport({ ratio: 1 });
  await expect(toggle(page)).toBeInViewport();
});

test('by keys: Escape closes the menu from within and from its toggle, and it gives way to the page behind', async ({
  page,
}) => {
  await toggle(page).press('Enter');
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(products(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();
  // A held Space presses once, as it does a button.
  for (const _ of [1, 2]) await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).focus();
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expectOpen(page, false);
});
