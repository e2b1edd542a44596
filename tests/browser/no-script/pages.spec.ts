import { expect } from 'playwright/test';
import { outboundLinkNames, outboundLinks } from '../../../src/links.ts';
import { test } from './no-script-test.ts';

test('on a wide screen the suite’s pages can be reached from the header, on a small one every page from the footer', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('SkillSuite', { exact: true })
    .filter({ visible: true })
    .first()
    .hover();
  await page.getByRole('banner').getByRole('link', { name: 'Skills Passport' }).click();
  await expect(page).toHaveURL('/skills-passport');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL('/skills-passport#all-pages');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skills Lens' }).click();
  await expect(page).toHaveURL('/skills-lens');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Global Skills News' }).click();
  await expect(page).toHaveURL('/#global-skills-news');
  await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();
});

test('Book a Meeting leads to the booking page, and a link without an address to its line of the placeholder page', async ({
  page,
}) => {
  await page.goto('/skills-mapping');
  await page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' }).click();
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  for (const name of outboundLinkNames.filter((link) => outboundLinks[link].placeholder).slice(0, 1)) {
    await page.goto(outboundLinks[name].href);
    await expect(page.locator(`#${name}`)).toContainText(outboundLinks[name].purpose);
    await expect(page.locator(`#${name}`)).toBeInViewport();
  }
});

test('the answers to the pricing questions open natively, one at a time', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.getByRole('main').locator('details').filter({ visible: true });
  expect(await questions.count()).toBeGreaterThan(2);
  for (const question of await questions.all()) {
    await expect(question).not.toHaveAttribute('open');
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await expect(page.locator('details[open]')).toHaveCount(1);
  }
});
