import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { test } from '../support/test.ts';
import { privacyPolicy } from '../support/words.ts';
import { documentRequests, footerLink, loseChunk, openLive, titleOf, waitUntilLive } from './live-page.ts';

test('a link whose page chunk is gone loads its target from the server, once, with its anchor, and the next one too', async ({
  page,
  consoleGuard,
}) => {
  await openLive(page, '/');
  const requests = documentRequests(page);
  await loseChunk(page, consoleGuard, 'page-business-leader', 1);
  await footerLink(page, '/business-leader').click();
  await expect(page).toHaveTitle(titleOf('/business-leader'));
  await waitUntilLive(page);
  expect(requests).toEqual(['/business-leader']);
  await footerLink(page, '/privacy-policy').click();
  await expect(page.getByRole('heading', { name: privacyPolicy.title, level: 1 })).toBeVisible();
  // A new page goes to its top a moment after it is shown, which would take the next link from under the pointer.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(requests).toEqual(['/business-leader']);
  requests.length = 0;
  await loseChunk(page, consoleGuard, 'page-home', 1);
  await footerLink(page, '/#global-skills-news').click();
  await expect(page).toHaveURL('/#global-skills-news');
  await waitUntilLive(page);
  await expect(page.locator('#global-skills-news').getByRole('heading').first()).toBeInViewport();
  expect(requests).toHaveLength(1);
});

test('a page whose chunk of an island is gone reloads once, with an anchor too', async ({
  page,
  consoleGuard,
}) => {
  const requests = documentRequests(page);
  await loseChunk(page, consoleGuard, 'forms', 2);
  await page.goto('/#solutions');
  await waitUntilLive(page);
  expect(requests).toHaveLength(2);
});

test('a chunk that stays missing leaves a page that reads, without reloading on and on', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/^uncaught error/);
  await openLive(page, '/');
  const requests = documentRequests(page);
  await loseChunk(page, consoleGuard, 'page-business-leader');
  await loseChunk(page, consoleGuard, 'Faq');
  await footerLink(page, '/business-leader').click();
  await expect.poll(() => consoleGuard.all().some((line) => line.startsWith('uncaught error'))).toBe(true);
  await expect(page).toHaveTitle(titleOf('/business-leader'));
  expect(requests.length).toBeLessThanOrEqual(2);
  const soFar = requests.length;
  await page.locator('summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await footerLink(page, '/privacy-policy').click();
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { name: privacyPolicy.title, level: 1 })).toBeVisible();
  expect(requests).toHaveLength(soFar + 1);
});

test('a page whose whole stylesheet is gone stays as it was built, where its links lead on', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: .* 404 .*later-/);
  consoleGuard.expect(/^uncaught error/);
  await page.route('**/assets/later-*.css', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByText('Book a Meeting').click();
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
});
