import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/content/links.ts';
import { bookingLink, expectOneLead, reportForm, reportFormOf, send } from '../forms/support.ts';
import { test } from '../support/test.ts';
import { privacyPolicy } from '../support/words.ts';
import { footerLink, loseChunk, openLive, shownDocuments, waitUntilLive } from './live-page.ts';

test('a link leads on from a tab that was open while the site was deployed anew', async ({
  page,
  consoleGuard,
}) => {
  await openLive(page, '/');
  const documents = shownDocuments(page);
  await loseChunk(page, consoleGuard, 'Questions.island');
  await footerLink(page, '/business-leader').click();
  await waitUntilLive(page);
  await page.locator('summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await footerLink(page, '/privacy-policy').click();
  await expect(page.getByRole('heading', { name: privacyPolicy.title, level: 1 })).toBeVisible();
  await waitUntilLive(page);
  expect(documents).toEqual(['/business-leader', '/privacy-policy']);
});

test('a form whose island is gone is posted by the browser, and the page is not loaded again for it', async ({
  page,
  site,
  consoleGuard,
}) => {
  const documents = shownDocuments(page);
  await loseChunk(page, consoleGuard, 'ReportForm.island');
  await openLive(page, '/future-skills-report');
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/future-skills-report']);
  await expect(reportFormOf(page)).not.toHaveAttribute('novalidate');
  await send(reportFormOf(page), reportForm);
  await expect(page).toHaveURL('/thank-you/report');
  await expectOneLead(site, reportForm);
});

test('a page whose entry is gone reads, its links lead on, and presses and forms are the browser’s at once', async ({
  page,
  site,
  consoleGuard,
  clock: _clock,
}) => {
  await loseChunk(page, consoleGuard, 'app');
  await page.goto('/future-skills-report', { waitUntil: 'networkidle' });
  const documents = shownDocuments(page);
  await send(reportFormOf(page), reportForm);
  await expect(page).toHaveURL('/thank-you/report');
  await expectOneLead(site, reportForm);
  await footerLink(page, '/pricing').click();
  await expect(page).toHaveURL('/pricing');
  await page.waitForLoadState('networkidle');
  await page.locator('summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await bookingLink(page).click();
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  expect(documents.slice(0, 2)).toEqual(['/thank-you/report', '/pricing']);
});

test('a page whose stylesheet is gone reads and comes alive all the same', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^console\.error: .* 404 .*\/assets\/[\w-]+\.css/);
  await page.route('**/assets/*.css', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  await openLive(page, '/');
  await page.getByRole('banner').getByText('Book a Meeting').first().click();
  await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
});
