import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/content/loader/read-content.ts';
import { privacyPolicy } from '../../../src/content/schemas/legal.ts';
import { openLive } from '../shell/live-page.ts';
import { sticksOut } from '../shell/page-width.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const pages = [
  { path: '/privacy-policy', title: 'Privacy policy', updated: 'Last updated June 3rd 2025' },
  { path: '/terms-of-service', title: 'Terms and conditions', updated: 'Last updated 22nd May 2025' },
  { path: '/cookie-policy', title: 'Cookie policy', updated: 'Last updated 22 May 2025' },
] as const;

const panel = (page: Page) => page.getByRole('region', { name: /The banner and your choice/ });

for (const { path, title, updated } of pages) {
  test(`${path} says when it was updated and leads home and to each of its sections`, async ({ page }) => {
    await openLive(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(updated)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await contents.count()).toBe(await sections.count());
    await contents.last().click();
    await expect(sections.last()).toBeInViewport();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test(`${path} fits narrow windows and text of twice the size`, async ({ page }) => {
    for (const [width, text] of [
      [320, '100%'],
      [390, '200%'],
      [768, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await openLive(page, path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      expect.soft(await sticksOut(page), `${width} px, ${text}`).toEqual([]);
    }
  });

  test(`${path} is printed as text alone, in black on white`, async ({ page }) => {
    await openLive(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Need help?' }),
      page.getByRole('navigation', { name: 'On this page' }),
      page.getByRole('link', { name: 'Back to Home' }),
    ]) {
      await expect(part).toBeHidden();
    }
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('main').locator('p').last()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}

test('a printed link has its whole address beside it', async ({ page }) => {
  await openLive(page, '/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  const printed = await page
    .getByRole('main')
    .getByRole('link', { name: /^privacy policy/ })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toMatch(/https?:\/\/[^/]+\/privacy-policy/);
});

test('the terms link to the privacy policy, and the glance leads to the sections', async ({ page }) => {
  await openLive(page, '/terms-of-service');
  await page.getByRole('link', { name: /^Governing law Ireland/ }).click();
  await expect(page.getByRole('heading', { name: /Law and disputes/ })).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'privacy policy', exact: true }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('the privacy policy says of every kind of record why it is kept, how long and who sees it', async ({
  page,
}) => {
  const { caption, columns, rows } = readContent('.', 'legal/privacy-policy', privacyPolicy).table;
  await openLive(page, '/privacy-policy');
  const records = page.getByRole('list', { name: caption }).getByRole('listitem');
  await expect(records).toHaveCount(rows.length);
  for (const [position, [name, ...cells]] of rows.entries()) {
    await expect(records.nth(position)).toContainText(name);
    await expect(records.nth(position).getByRole('term')).toHaveText(columns.slice(1));
    await expect(records.nth(position).getByRole('definition')).toHaveText(cells);
  }
});

test('the cookie policy has seven sections, and the choice itself in one of them', async ({ page }) => {
  await openLive(page, '/cookie-policy#preferences');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7);
  const players = panel(page).getByRole('checkbox', { name: 'External players' });
  await expect(players).not.toBeChecked();
  await players.check();
  await panel(page).getByRole('button', { name: 'Save preferences' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(/^Chosen on/);
  await page.reload();
  await expect(players).toBeChecked();
  await panel(page).getByRole('button', { name: 'Reject non-essential' }).click();
  await expect(players).not.toBeChecked();
});

test.describe('for a visitor who has not answered', () => {
  test.use({ consentAnswer: 'none' });

  test('a choice on the cookie policy closes the banner too', async ({ page }) => {
    await openLive(page, '/cookie-policy');
    const banner = page.getByRole('region', { name: 'Cookie choice' });
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(banner).toHaveCount(0);
    await expect(panel(page).getByRole('checkbox')).toBeChecked();
  });
});
