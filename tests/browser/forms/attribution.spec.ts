import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { consentKey } from '../../../src/consent/consent.ts';
import { fieldLabels } from '../../../src/submissions/form-fields.ts';
import { hold, shownDocuments, titleOf, waitUntilLive } from '../shell/live-page.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { meetingDialog, meetingForm, reportFormOf, send, storedLeads } from './support.ts';

const campaign = {
  utm_source: 'letter',
  utm_medium: 'email',
  utm_campaign: 'summer 2025',
  utm_term: 'skills',
  utm_content: 'top',
};
const firstPage = `/pricing?${new URLSearchParams({ ...campaign, other: 'dropped' })}`;

async function bookThroughFooter(page: Page, site: Site) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Book a Meeting' }).press('Enter');
  await send(meetingDialog(page), meetingForm);
  await expect(meetingDialog(page)).toBeHidden();
  const leads = await storedLeads(site, 'meeting');
  return leads.at(-1)?.attribution;
}

/** Checks that a page is shown and live, and that its canonical address is the page's own. */
async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveTitle(titleOf(path));
  await waitUntilLive(page);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const { pathname, search } = new URL(canonical ?? '');
  expect(pathname + search).toBe(path);
}

/** What the site keeps on the visitor's device, by name. */
const keptNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]);

test('a lead carries the campaign and referrer of the first page, over links to other pages, and the page and control of the form', async ({
  page,
  site,
}) => {
  // As in a browser that is too old to have it.
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  await page.goto(firstPage, { referer: 'https://search.example/results?q=private+words' });
  await waitUntilLive(page);
  for (const path of ['/skills-ai', '/partners', '/business-leader']) {
    await page.getByRole('banner').locator(`a[href^="${path}?"]`).click();
    await expectShown(page, path);
  }
  expect(await keptNames(page)).toEqual([consentKey, '']);
  expect(await bookThroughFooter(page, site)).toEqual({
    page: '/business-leader',
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
  await page.getByRole('banner').locator('a[href^="/partners?"]').click();
  await expectShown(page, '/partners');
  expect(await bookThroughFooter(page, site)).toMatchObject({
    campaign: { source: 'letter', name: 'summer 2025' },
  });
});

test('a campaign of any capitals, letters and signs is kept and cut to its limit; an earlier page of the site is no referrer', async ({
  page,
  site,
}) => {
  const query = [
    `UTM_Source=${'x'.repeat(101)}`,
    'utm_medium=fr%C3%BChling',
    `amp;utm_campaign=${encodeURIComponent('R&D – autumn')}`,
    'Utm_Term=%C3%89t%C3%A9+2026',
    'utm_content=%00%0A%E2%80%AE',
    'gclid=Cj0',
  ].join('&');
  await page.goto(`/partners?${query}`, { referer: `${site.url}/pricing` });
  await waitUntilLive(page);
  await page.getByRole('banner').locator('a[href^="/skills-ai?"]').click();
  await expectShown(page, '/skills-ai');
  expect(new URL(page.url()).searchParams.has('gclid'), 'nobody has agreed to advertising').toBe(false);
  expect(await bookThroughFooter(page, site)).toEqual({
    page: '/skills-ai',
    campaign: { source: 'x'.repeat(100), medium: 'frühling', name: 'R&D – autumn', term: 'Été 2026' },
    control: 'footer',
  });
});

const reportPage = '/future-skills-report';

for (const query of ['', '?UTM_Source=letter'])
  test(`a link within the page stays within it for a visitor from another site: ${query || 'no query'}`, async ({
    page,
  }) => {
    await page.goto(reportPage + query, { referer: 'https://search.example/' });
    await waitUntilLive(page);
    await page.evaluate((href) => {
      document.querySelector('main')?.append(Object.assign(document.createElement('a'), { href }));
    }, `${reportPage}#content`);
    const name = reportFormOf(page).getByLabel(fieldLabels.firstName);
    await name.fill('Ada');
    const documents = shownDocuments(page);
    for (const [link, hash] of [
      ['a[href$="#content"]', '#content'],
      ['main a[href$="#report"]', '#report'],
      [`main a[href^="${reportPage}"][href$="#content"]`, '#content'],
    ] as const) {
      await page.locator(link).first().press('Enter');
      await expect(page).toHaveURL(reportPage + query + hash);
    }
    await expect(name).toHaveValue('Ada');
    expect(documents).toEqual([]);
  });

for (const referrer of ['myapp', 'https:/'])
  test(`a referrer that is no address costs neither the page nor the lead: ${referrer}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((text) => {
      Object.defineProperty(document, 'referrer', { get: () => text });
    }, referrer);
    await page.goto('/partners?utm_source=letter');
    expect(await bookThroughFooter(page, site)).toEqual({
      page: '/partners',
      campaign: { source: 'letter' },
      control: 'footer',
    });
  });
