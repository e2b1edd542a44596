import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { answers } from '../../../src/content/embedded.ts';
import { expectMails, expectValues, fill, reportForm } from '../forms/support.ts';
import { test } from '../support/test.ts';
import { results } from '../support/words.ts';

test.use({ javaScriptEnabled: false });

const wrongEmail = 'Please enter a valid email address.';
const markup = `<b id="injected">Ada</b>"'&amp; & Söhne`;

/** Chromium prints an error for every answer that a function refuses with. */
const refusal = (status: number) =>
  new RegExp(`console\\.error: Failed to load resource: .* ${status} .*/api/`);

/** The function's page looks like the site, names each error above the form and beside its field, and nothing else. */
async function expectErrors(page: Page, errors: Readonly<Record<string, string>>): Promise<void> {
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading', { name: answers.page.summary })).toBeVisible();
  await expect(summary.getByRole('listitem')).toHaveText(Object.values(errors));
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(errors).length);
  for (const [label, error] of Object.entries(errors)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(error);
    await summary.getByRole('link', { name: error }).click();
    await expect(field).toBeFocused();
  }
  await expect(page.locator('body')).toHaveCSS('font-family', /Instrument Sans/);
  await expect(page.locator('input[name="website"]')).not.toBeInViewport();
}

async function subscribe(page: Page, email: string, clickCount = 1): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click({ clickCount, delay: 60 });
}

test('a subscription ends on a page that says so and pressed twice is one; a wrong address comes back, one that is subscribed is told', async ({
  page,
  site,
  consoleGuard,
}) => {
  await page.goto('/');
  await subscribe(page, 'ada@example.org', 2);
  await expect(page).toHaveURL('/thank-you/newsletter');
  await expect(page.getByRole('heading', { name: '✓ Subscribed!' })).toBeVisible();
  await expect(page.getByText('Thank you for subscribing to our Global Skills News.')).toBeVisible();
  const link = page.getByRole('link', { name: results.newsletter.next });
  await expect(link).toHaveAttribute('target', '_blank');
  consoleGuard.expect(refusal(422));
  consoleGuard.expect(refusal(409));
  await page.goto('/');
  await subscribe(page, 'a@b');
  await expectErrors(page, { Email: wrongEmail });
  await subscribe(page, 'ADA@example.org');
  await expect(page.getByRole('alert')).toContainText('This email is already subscribed to our newsletter.');
  await expect(page.getByLabel('Email')).toHaveValue('ADA@example.org');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await site.query('select email, source, quarantined from newsletter_subscriptions')).toEqual([
    { email: 'ada@example.org', source: 'global-skills-news', quarantined: false },
  ]);
  await expectMails(site, 1);
});

test('what is missing in the report’s form the browser asks for; wrong fields come back in order, and corrected they are stored once', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(refusal(422));
  const send = () => page.getByRole('button', { name: 'Download report' }).click();
  await page.goto('/future-skills-report');
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await fill(form, { ...reportForm.values, 'First name': '', Email: 'a@b' });
  await send();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page).toHaveURL('/future-skills-report');
  await page.getByLabel('First name').fill(markup);
  await send();
  await expect(page).toHaveTitle('Error: Future Skills Report 2025 | SkillsAI');
  await expectErrors(page, { Email: wrongEmail });
  await expectValues(page.getByRole('main'), { ...reportForm.values, 'First name': markup, Email: 'a@b' });
  await expect(page.locator('#injected')).toHaveCount(0);

  await page.getByLabel('First name').fill('');
  await page.getByLabel('Organisation').fill('   ');
  await send();
  await expectErrors(page, {
    'First name': 'Please enter your first name.',
    Organisation: 'Please enter your organisation.',
    Email: wrongEmail,
  });
  expect(await site.query('select 1 from report_downloads')).toEqual([]);

  await fill(page.getByRole('main'), { ...reportForm.values, 'First name': markup });
  await page.getByRole('button', { name: 'Download report' }).dblclick({ delay: 60 });
  await expect(page).toHaveURL('/thank-you/report');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText('Your report download has been processed successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: results.report.next })).toBeVisible();
  const rows = 'select first_name, last_name, email, organisation, report_type from report_downloads';
  expect(await site.query(rows)).toEqual([
    {
      first_name: markup,
      last_name: 'Hopper',
      email: 'grace@navy.example',
      organisation: 'US Navy',
      report_type: 'future-skills-report',
    },
  ]);
  await expectMails(site, 1);
});
