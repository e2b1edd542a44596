import { expect } from 'playwright/test';
import { outboundLinkNames, outboundLinks } from '../../../src/links.ts';
import { siteRoutes } from '../../../src/routes.ts';
import { test } from './no-script-test.ts';

/** The shortest page has about this many characters. */
const fewestCharacters = 60;

test('every page reads without scripts, and Book a Meeting is a link to the booking page', async ({
  page,
}) => {
  for (const { path } of siteRoutes.filter((route) => route.path !== '/404')) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect.soft(text.length, path).toBeGreaterThan(fewestCharacters);
    const booking = page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' });
    await expect.soft(booking, path).toHaveAttribute('href', outboundLinks.bookingPage.href);
    await expect.soft(page.getByRole('button', { name: 'Book a Meeting' }), path).toHaveCount(0);
  }
});

test('Book a Meeting leads to the page of the booking address', async ({ page }) => {
  await page.goto('/skills-mapping');
  await page.getByRole('main').getByRole('link', { name: 'Book a Meeting' }).first().click();
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
});

for (const name of outboundLinkNames.filter((link) => outboundLinks[link].placeholder).slice(0, 1)) {
  test('a link without an address leads to its line on the placeholder page', async ({ page }) => {
    await page.goto(outboundLinks[name].href);
    await expect(page.locator(`#${name}`)).toContainText(outboundLinks[name].purpose);
    await expect(page.locator(`#${name}`)).toBeInViewport();
  });
}

test('the answers to the pricing questions open natively, one at a time', async ({ page }) => {
  await page.goto('/pricing');
  const answers = page.locator('details .accordion-body');
  await expect(answers).toHaveCount(4);
  for (const index of [0, 1, 2, 3]) {
    await expect(answers.nth(index)).toBeHidden();
    await page.locator('summary').nth(index).click();
    await expect(answers.nth(index)).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(1);
  }
});

test('the suite’s pages can be reached from the header on a wide screen', async ({ page }) => {
  await page.goto('/');
  await page.getByText('SkillSuite', { exact: true }).first().hover();
  await page.getByRole('banner').getByRole('link', { name: 'Skills Passport' }).click();
  await expect(page).toHaveURL('/skills-passport');
});

test('on a small screen Menu leads to the footer, which has every page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL('/#all-pages');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skills Lens' }).click();
  await expect(page).toHaveURL('/skills-lens');
});

test('anchors and the not-found page work', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .* 404 .*\/no-such-page/);
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Global Skills News' }).click();
  await expect(page).toHaveURL('/#global-skills-news');
  await expect(
    page.getByRole('heading', { name: 'Global Skills Intelligence', exact: true }),
  ).toBeInViewport();
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
