import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { test } from '../support/test.ts';
import { hold, refuseWith } from './faults.ts';
import {
  expectMails,
  expectTabAfter,
  expectToast,
  openNewsletter,
  storedLeads,
  watchSubmissions,
} from './support.ts';

test('nothing happens without an address, and a wrong one is refused beside the field', async ({ page }) => {
  const requests = watchSubmissions(page, 'newsletter');
  const form = await openNewsletter(page);
  const email = form.getByLabel('Email');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('button')).toHaveText('Subscribe');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('   ');
  await email.press('Enter');
  await expect(email).not.toHaveAttribute('aria-invalid');

  await email.fill('reader@nowhere');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('.example');
  await expect(form.getByText('Please enter a valid email address.')).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(requests).toEqual([]);
});

test('a subscription runs once, says so and opens the newsletter page a second later', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const requests = watchSubmissions(page, 'newsletter');
  const release = await hold(page, '**/api/newsletter');
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('button')).toHaveText('Subscribing...');
  await expect(form.getByRole('button')).toBeDisabled();
  await expect(form.getByLabel('Email')).toBeDisabled();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await release();

  await expect(form).toBeHidden();
  const note = page.getByText('✓ Subscribed!').locator('..');
  await expect(note).toBeFocused();
  await expect(note).toContainText('Our newsletter page is opening in a new tab.');
  const link = note.getByRole('link', { name: 'Open the newsletter page' });
  await expect(link).toHaveAttribute('href', outboundLinks.newsletterPage.href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expectToast(page, {
    title: 'Subscribed!',
    description: 'Thank you for subscribing to our Global Skills News.',
    style: 'normal',
  });
  await expectTabAfter(page, 1_000, outboundLinks.newsletterPage.href);

  expect(requests).toHaveLength(1);
  expect(await storedLeads(site, 'newsletter')).toHaveLength(1);
  await expectMails(site, 1);
});

test('after a subscription the field is empty for the next one', async ({ page }) => {
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await form.getByLabel('Email').press('Enter');
  await expect(page.getByText('✓ Subscribed!')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  await page.getByRole('link', { name: 'SkillsAI home' }).click();
  await expect(form.getByLabel('Email')).toHaveValue('');
});

test('an address that is subscribed already is told so, whatever its capitals', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: Failed to load resource: .* 409 /);
  await page.request.post('/api/newsletter', { data: { email: 'Reader@news.example' } });
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@NEWS.example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const sentences = {
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  };
  await expectToast(page, { ...sentences, style: 'destructive' });
  for (const sentence of Object.values(sentences))
    await expect(form.getByText(sentence, { exact: true })).toBeVisible();
  await expect(form.getByRole('button')).toHaveText('Subscribe');
  await expect(form.getByRole('button')).toBeFocused();
  await expect(form.getByLabel('Email')).toBeEnabled();
  await expect(form.getByLabel('Email')).toHaveValue('reader@NEWS.example');
  expect(await storedLeads(site, 'newsletter')).toMatchObject([{ email: 'Reader@news.example' }]);
  await expectMails(site, 1);
});

test('any other failure is said and can be tried again', async ({ page, site, consoleGuard }) => {
  await refuseWith(page, consoleGuard, 'newsletter', { status: 503, code: 'unavailable' });
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await form.getByLabel('Email').press('Enter');
  const description = 'There was a problem subscribing. Please try again.';
  await expectToast(page, { title: 'Error', description, style: 'destructive' });
  await expect(form.getByText(description)).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveValue('reader@news.example');

  await page.unroute('**/api/newsletter');
  await form.getByLabel('Email').press('Enter');
  await expect(page.getByText('✓ Subscribed!')).toBeVisible();
  expect(await storedLeads(site, 'newsletter')).toHaveLength(1);
});
