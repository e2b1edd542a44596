import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { expectMails, fill, openReport, reportValues, storedLeads } from './support.ts';

/** What browsers do that keep no site data: the mere look at the storage throws. */
function refuseStorage() {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

test('where the browser keeps no data, a form still works and a retry makes no second lead', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: Failed to load resource: .* 503 /);
  await page.addInitScript(refuseStorage);
  await page.route(
    '**/api/report',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
    },
    { times: 1 },
  );
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(form.getByText('There was a problem processing your request.')).toBeVisible();
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  expect(await storedLeads(site, 'report')).toHaveLength(1);
  await expectMails(site, 1);
});

test('in a browser without URL.parse the page is live and a lead keeps its referrer', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  await page.goto('/future-skills-report', { referer: 'https://search.example/' });
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await expect(form).toHaveAttribute('novalidate');
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([
    { attribution: { referrerHost: 'search.example' } },
  ]);
});
