import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectErrors, expectStyled, refusalNoise } from './function-page.ts';
import { test } from './no-script-test.ts';

const wrongEmail = 'Please enter a valid email address.';
const markup = `<b id="injected">Ada</b>"'&amp; & Söhne`;

async function requestReport(page: Page, email: string): Promise<void> {
  await page.goto('/future-skills-report');
  await page.getByLabel('First name').fill(markup);
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Organisation').fill('Analytical Engines');
  await page.getByRole('button', { name: 'Download report' }).click();
}

test('an address that only the site refuses comes back with everything typed, and can be corrected', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(refusalNoise(422));
  await requestReport(page, 'a@b');
  await expect(page).toHaveTitle('Error: Future Skills Report 2025 | SkillsAI');
  await expectStyled(page);
  await expectErrors(page, { email: wrongEmail });
  await expect(page.getByLabel('First name')).toHaveValue(markup);
  await expect(page.locator('#injected')).toHaveCount(0);
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(page.getByLabel('Organisation')).toHaveValue('Analytical Engines');
  await expect(page.getByLabel('Email')).toHaveValue('a@b');
  expect(await site.query('select 1 from report_downloads')).toEqual([]);

  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Download report' }).click();
  await expect(page).toHaveURL('/thank-you/report');
  expect(await site.query('select first_name, email from report_downloads')).toEqual([
    { first_name: markup, email: 'ada@example.org' },
  ]);
  await expect.poll(() => site.mailbox.messages().length).toBe(1);
});

test('going back and sending the corrected page again makes no second lead', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(refusalNoise(422));
  await requestReport(page, 'a@b');
  await page.getByLabel('Email').fill('ada@example.org');
  const html = await page.content();
  const submissionId = /name="submissionId" value="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(submissionId).toMatch(/^[0-9a-f-]{36}$/);
  for (const attempt of [1, 2]) {
    const answer = await page.request.post('/api/report', {
      form: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        organisation: 'AE',
        email: 'ada@example.org',
        submissionId,
      },
      maxRedirects: 0,
    });
    expect(answer.status(), `attempt ${attempt}`).toBe(303);
  }
  expect(await site.query('select 1 from report_downloads')).toHaveLength(1);
});

test('several wrong fields are named in order, and each can be reached from the summary', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(refusalNoise(422));
  await requestReport(page, 'a@b');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Organisation').fill('   ');
  await page.getByRole('button', { name: 'Download report' }).click();
  await expectErrors(page, {
    firstName: 'Please enter your first name.',
    organisation: 'Please enter your organisation.',
    email: wrongEmail,
  });
});

test('a wrong newsletter address can be corrected on the page that says so', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(refusalNoise(422));
  await page.goto('/');
  await page.getByLabel('Email').fill('a@b');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectErrors(page, { email: wrongEmail });
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/thank-you/newsletter');
  expect(await site.query('select email from newsletter_subscriptions')).toEqual([
    { email: 'ada@example.org' },
  ]);
});

test('an address that is subscribed already gets a page that says so and keeps it', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(refusalNoise(409));
  for (const email of ['ada@example.org', 'ADA@example.org']) {
    await page.goto('/');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL((url) => url.pathname !== '/');
  }
  await expect(page.getByRole('alert')).toContainText('This email is already subscribed to our newsletter.');
  await expect(page.getByLabel('Email')).toHaveValue('ADA@example.org');
  await expectStyled(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await site.query('select 1 from newsletter_subscriptions')).toHaveLength(1);
});
