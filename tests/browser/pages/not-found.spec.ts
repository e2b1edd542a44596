import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { siteRoutes } from '../../../src/routes.ts';
import { searchWordsPath } from '../../../src/site.ts';
import { waitUntilLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const { search, others } = readContent('pages/not-found/page');
const { label, found, all } = search;

const field = (page: Page) => page.getByRole('searchbox', { name: label });
const status = (page: Page) => page.locator('main [role="status"]');
/** The links under the field: results, or suggestions while there are none. */
const results = (page: Page) => page.locator('main site-island li a');

test.beforeEach(({ consoleGuard }) => consoleGuard.expect(/console\.error: .* 404 /));

test('offers the page that a mistyped address means', async ({ page }) => {
  await page.goto('/products/skils-agent');
  await expect(field(page)).toHaveValue('skils agent');
  await expect(status(page)).toHaveText(fillIn(found.one, { query: 'skils agent' }));
  await expect(results(page)).toHaveAttribute('href', '/skills-agent');
  await results(page).click();
  await expect(page).toHaveURL('/skills-agent');
});

test('lists and counts the matches of what is typed, and Enter leads to the first', async ({ page }) => {
  await page.goto('/no-such-page');
  await waitUntilLive(page);
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(others.links.length);
  await field(page).fill('xylophone');
  await expect(status(page)).toHaveText(fillIn(found.none, { query: 'xylophone' }));
  await expect(results(page)).toHaveCount(others.links.length);
  await field(page).fill('privacy');
  await expect(results(page).first()).toHaveAttribute('href', '/privacy-policy');
  await field(page).press('Enter');
  await expect(results(page).first()).toBeFocused();
  await expect(page).toHaveURL('/no-such-page');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy-policy');
});

test('finds pages by any of their words, its own examples among them', async ({ page }) => {
  await page.goto('/no-such-page');
  await waitUntilLive(page);
  const asked = page.waitForResponse(`**${searchWordsPath}`);
  await field(page).focus();
  await asked;
  for (const example of search.examples) {
    await field(page).fill(example);
    await expect(results(page).first()).toBeVisible();
    await expect(status(page)).not.toHaveText(fillIn(found.none, { query: example }));
  }
  // A word that stands on the page of the terms, and in no name or description.
  await field(page).fill('Irish law governs');
  await expect(results(page).filter({ hasText: 'Terms' }).first()).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of all pages takes the place of the search', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(field(page)).toBeHidden();
    await page.getByText(all, { exact: true }).click();
    const paths = siteRoutes.filter(({ index }) => index).map(({ path }) => path);
    const listed = await page
      .locator('details a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(listed.toSorted()).toEqual(paths.toSorted());
    await page.locator('details').getByRole('link', { name: 'Skills Lens' }).click();
    await expect(page).toHaveURL('/skills-lens');
  });
});
