import { expect } from 'playwright/test';
import { toolKinds } from '../../../src/content/measuring-kinds.ts';
import { meetingDialog, meetingForm, send, storedLeads } from '../forms/support.ts';
import { openLive, waitUntilLive } from '../shell/live-page.ts';
import { consent as words } from '../support/words.ts';
import {
  answer,
  banner,
  inPreferences,
  openPreferences,
  scriptsOf,
  test,
  textOf,
  untilQuiet,
} from './measuring-page.ts';
import { scripts } from './stand-ins.ts';

test('figures that a visitor has typed into the calculator are in nothing that a tool is sent', async ({
  page,
  requests,
}) => {
  await answer(page, 'accept');
  await expect.poll(() => scriptsOf(requests)).toHaveLength(5);
  await untilQuiet(page);
  requests.length = 0;
  await openLive(page, '/skills-roi?headcount=4321&utm_source=letter');
  await untilQuiet(page);
  const sent = () => requests.map(textOf);
  expect(sent().length).toBeGreaterThan(3);
  expect(sent().filter((text) => text.includes('utm_source=letter')).length).toBeGreaterThan(0);
  await page.getByRole('banner').locator('a[href^="/skills-ai?"]').click();
  await waitUntilLive(page);
  await untilQuiet(page);
  const { marketing } = Object.groupBy(
    Object.keys(toolKinds),
    (kind) => Reflect.get(toolKinds, kind).category,
  );
  const silent = marketing?.map((kind) => Reflect.get(scripts, kind)) ?? [];
  expect(silent, 'their scripts read this address and the last one themselves').toHaveLength(2);
  expect(scriptsOf(requests).filter((script) => silent.includes(script))).toEqual([]);
  expect(sent().filter((text) => text.includes('4321'))).toEqual([]);
});

const advertised =
  '/pricing?gad_source=1&gad_campaignid=2&campaign_id=3&trk=a&mc_cid=b&_hsenc=c&ttclid=d&ref=e';

test('every tool runs on the page that an advertisement leads to', async ({ page, requests }) => {
  await answer(page, 'accept', advertised);
  await expect.poll(() => scriptsOf(requests)).toHaveLength(5);
});

test('every tool runs for a visitor whose referrer is no address', async ({ page, requests }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'referrer', { get: () => 'myapp' }));
  await answer(page, 'accept');
  await expect.poll(() => scriptsOf(requests)).toHaveLength(5);
});

test('a lead has the click id of an advertisement once marketing is accepted, and neither before nor after', async ({
  page,
  site,
}) => {
  const next = (path: string) => page.getByRole('contentinfo').locator(`a[href^="${path}"]`);
  const book = async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Book a Meeting' }).press('Enter');
    await send(meetingDialog(page), meetingForm);
    await expect(meetingDialog(page)).toBeHidden();
    return (await storedLeads(site, 'meeting')).at(-1)?.attribution;
  };
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  await openLive(page, '/pricing?GCLID=Cj0-1&utm_source=letter');
  await expect(next('/privacy-policy')).toHaveAttribute('href', '/privacy-policy?utm_source=letter');
  await next('/privacy-policy').press('Enter');
  await waitUntilLive(page);
  expect(await book()).toMatchObject({ campaign: { source: 'letter' } });
  expect((await storedLeads(site, 'meeting')).at(-1)?.attribution).not.toHaveProperty('clickIds');
  // The id comes from the address of the page before, as nobody had agreed there.
  await banner(page).getByRole('button', { name: words.banner.accept }).click();
  await expect(next('/terms-of-service')).toHaveAttribute(
    'href',
    '/terms-of-service?utm_source=letter&gclid=Cj0-1',
  );
  await next('/terms-of-service').press('Enter');
  await waitUntilLive(page);
  expect(await book()).toMatchObject({ page: '/terms-of-service', clickIds: { gclid: 'Cj0-1' } });
  expect(await kept()).not.toContain('Cj0-1');
  await openPreferences(page);
  await inPreferences(page, 'reject').click();
  await expect(next('/privacy-policy')).toHaveAttribute('href', '/privacy-policy?utm_source=letter');
  expect(await book()).not.toHaveProperty('clickIds');
});
