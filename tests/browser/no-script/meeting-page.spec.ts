import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { expectErrors, expectStyled, refusalNoise } from './function-page.ts';

/** A meeting form of our own on the site, as the dialog's form would be posted if its script failed half-way. */
const meeting = {
  firstName: 'A',
  lastName: 'Lovelace',
  organizationName: '',
  email: 'a@b',
  meetingType: 'Tea',
};

test('a refused meeting form comes back as a page with the specification’s sentences', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(refusalNoise(422));
  await page.goto('/');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/meeting'));
  await page.evaluate((fields) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/api/meeting';
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, meeting);
  expect((await answer).status()).toBe(422);
  await expect(page.getByRole('heading', { name: 'Book a Meeting', level: 1 })).toBeVisible();
  await expectStyled(page);
  await expectErrors(page, {
    firstName: 'First name must be at least 2 characters.',
    organizationName: 'Organisation name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    meetingType: 'Please select a meeting type.',
  });
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Organisation name').fill('Analytical Engines');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Meeting type').selectOption('Partnership enquiry');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/thank-you/meeting');
  await expect(page.getByRole('heading', { name: 'Meeting Request Submitted' })).toBeVisible();
  expect(await site.query('select first_name, meeting_type from meeting_bookings')).toEqual([
    { first_name: 'Ada', meeting_type: 'Partnership enquiry' },
  ]);
});

test('opening a function’s address in the browser says what it is for and leads home', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(refusalNoise(405));
  const answer = await page.goto('/api/report');
  expect(answer?.status()).toBe(405);
  await expect(page.locator('body')).toHaveCSS('font-family', /Instrument Sans/);
  await expect(page.getByText('This address takes forms sent by POST only.')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a meeting request posted as a form ends on its page', async ({ request, site }) => {
  const meeting = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    organizationName: 'Analytical Engines',
    email: 'ada@example.org',
    meetingType: 'Demo',
  };
  const answer = await request.post('/api/meeting', { form: meeting, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()).toHaveProperty('location', '/thank-you/meeting');
  const page = await request.get('/thank-you/meeting');
  expect(await page.text()).toContain('Meeting Request Submitted');
  expect(await site.query('select meeting_type from meeting_bookings')).toEqual([{ meeting_type: 'Demo' }]);
  await expect.poll(() => site.mailbox.messages().map(({ tag }) => tag)).toEqual(['meeting']);
});
