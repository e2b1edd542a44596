import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { hold, titleOf, waitUntilLive } from '../shell/live-page.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { meetingDialog, meetingForm, send, storedLeads } from './support.ts';

const campaign = {
  utm_source: 'letter',
  utm_medium: 'email',
  utm_campaign: 'summer 2025',
  utm_term: 'skills',
  utm_content: 'top',
};
const firstPage = `/pricing?${new URLSearchParams({ ...campaign, other: 'dropped' })}`;

async function bookThroughFooter(page: Page, site: Site) {
  // By key: a page that was just opened goes back to its top, away from under a pointer.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Book a Meeting' }).press('Enter');
  await send(meetingDialog(page), meetingForm);
  await expect(meetingDialog(page)).toBeHidden();
  const leads = await storedLeads(site, 'meeting');
  return leads.at(-1)?.attribution;
}

test('a lead carries the campaign and referrer of the first page, over a link and a form to other pages, and the page and control of the form', async ({
  page,
  site,
}) => {
  // As in a browser that is too old to have it.
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  await page.goto(firstPage, { referer: 'https://search.example/results?q=private+words' });
  await waitUntilLive(page);
  await page.getByRole('banner').locator('a[href="/business-leader"]').click();
  await expect(page).toHaveTitle(titleOf('/business-leader'));
  await page.getByRole('main').locator('form [type=submit]').press('Enter');
  await expect(page).toHaveTitle(titleOf('/skills-roi'));
  expect(await bookThroughFooter(page, site)).toEqual({
    page: '/skills-roi',
    referrerHost: 'search.example',
    campaign: { source: 'letter', medium: 'email', name: 'summer 2025', term: 'skills', content: 'top' },
    control: 'footer',
  });
});

test('a campaign outlives a link that is pressed before the first page is live', async ({ page, site }) => {
  const release = await hold(page);
  await page.goto(firstPage, { waitUntil: 'commit' });
  await page.getByRole('banner').locator('a[href="/skills-ai"]').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/skills-ai');
  await release();
  await waitUntilLive(page);
  expect(await bookThroughFooter(page, site)).toMatchObject({
    campaign: { source: 'letter', name: 'summer 2025' },
  });
});

test('neither an earlier page of the site nor a campaign that does not fit is kept, but the lead is', async ({
  page,
  site,
}) => {
  await page.goto(`/partners?utm_source=${'x'.repeat(101)}&utm_medium=Grüße&utm_campaign=fits`, {
    referer: `${site.url}/pricing`,
  });
  expect(await bookThroughFooter(page, site)).toEqual({
    page: '/partners',
    campaign: { name: 'fits' },
    control: 'footer',
  });
});
