import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/content/loader/read-content.ts';
import { privacyPolicy } from '../../../src/content/schemas/legal.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const pages = [
  { path: '/privacy-policy', title: 'Privacy policy', updated: 'Last updated June 3rd 2025' },
  { path: '/terms-of-service', title: 'Terms and conditions', updated: 'Last updated 22nd May 2025' },
  { path: '/cookie-policy', title: 'Cookie policy', updated: 'Last updated 22 May 2025' },
] as const;

const panel = (page: Page) => page.getByRole('region', { name: /The banner and your choice/ });

for (const { path, title, updated } of pages) {
  test(`${path} says when it was updated, leads home and to each of its sections, and prints as text`, async ({
    page,
  }) => {
    await openLive(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(updated)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    const home = page.getByRole('link', { name: 'Back to Home' });
    expect(await contents.getByRole('link').count()).toBe(await sections.count());
    await contents.getByRole('link').last().click();
    await expect(sections.last()).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    for (const part of [contents, home, page.getByRole('button', { name: 'Need help?' })]) {
      await expect(part).toBeHidden();
    }
    await expect(page.getByRole('main').locator('p').last()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });
    await home.click();
    await expect(page).toHaveURL('/');
  });
}

test('the glance of the terms leads to their sections, and their link to the privacy policy is printed', async ({
  page,
}) => {
  await openLive(page, '/terms-of-service');
  await page.getByRole('link', { name: /^Governing law Ireland/ }).click();
  await expect(page.getByRole('heading', { name: /Law and disputes/ })).toBeInViewport();
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^privacy policy/ })
    .first();
  await page.emulateMedia({ media: 'print' });
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toMatch(/https?:\/\/[^/]+\/privacy-policy/);
  await page.emulateMedia({ media: null });
  await link.click();
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

test.describe('for a visitor who has not answered', () => {
  test.use({ consentAnswer: 'none' });

  test('the cookie policy has the choice in it, which closes the banner and is kept', async ({ page }) => {
    await openLive(page, '/cookie-policy#preferences');
    const banner = page.getByRole('region', { name: 'Cookie choice' });
    const players = panel(page).getByRole('checkbox', { name: 'External players' });
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await expect(players).not.toBeChecked();
    await players.check();
    await panel(page).getByRole('button', { name: 'Save preferences' }).click();
    await expect(banner).toHaveCount(0);
    await expect(panel(page).getByRole('status')).toHaveText(/^Chosen on/);
    await page.reload();
    await expect(players).toBeChecked();
    await panel(page).getByRole('button', { name: 'Reject non-essential' }).click();
    await expect(players).not.toBeChecked();
  });
});
