import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const products = (page: Page) => page.getByRole('group', { name: 'SkillSuite' }).getByRole('link');

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(open));
  await expect(menu(page)).toBeVisible({ visible: open });
}

test.beforeEach(async ({ page }) => {
  await openLive(page, '/');
  await expectOpen(page, false);
});

test('the toggle opens and closes the menu with all its links, the products among them', async ({ page }) => {
  await toggle(page).tap();
  await expectOpen(page, true);
  for (const name of ['SkillsAI World First', 'Business', 'Educator', 'Recruiter', 'Partners']) {
    await expect(menu(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(menu(page).getByRole('link')).toHaveCount(11);
  await expect(products(page)).toHaveCount(6);
  await toggle(page).tap();
  await expectOpen(page, false);
});

test('choosing a link closes the menu', async ({ page }) => {
  await toggle(page).tap();
  await menu(page).getByRole('link', { name: 'Recruiter' }).tap();
  await expect(page).toHaveURL('/recruiter');
  await expectOpen(page, false);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('choosing a product closes the menu, which marks it from then on', async ({ page }) => {
  await toggle(page).tap();
  await menu(page).getByRole('link', { name: 'Skills Mapping' }).tap();
  await expect(page).toHaveURL('/skills-mapping');
  await expectOpen(page, false);
  await toggle(page).tap();
  const chosen = menu(page).getByRole('link', { name: 'Skills Mapping' });
  await expect(chosen).toHaveAttribute('aria-current', 'page');
});

test('a mouse over the products moves nothing', async ({ page }) => {
  await page.clock.install();
  await toggle(page).click();
  const before = await products(page).last().boundingBox();
  await products(page).first().hover();
  await page.clock.runFor(1000);
  await menu(page).getByRole('link', { name: 'Business' }).hover();
  await page.clock.runFor(1000);
  expect(await products(page).last().boundingBox()).toEqual(before);
});

test('Escape closes the menu and returns focus to the toggle', async ({ page }) => {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(products(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();
});

test('Escape closes the menu from its toggle too', async ({ page }) => {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();
});

test('the menu gives way when focus moves on to the page behind it', async ({ page }) => {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).focus();
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expectOpen(page, false);
});

test('on a low screen every link of the open menu can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await toggle(page).tap();
  const last = menu(page).getByRole('link', { name: 'Partners' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(toggle(page)).toBeInViewport();
});
