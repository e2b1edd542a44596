import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectOneLead, expectValues, openMeeting, registrationForm, send } from '../forms/support.ts';
import { test } from '../support/test.ts';
import { hold, openLive, titleOf, waitUntilLive, watchRequests } from './live-page.ts';

/** A page with a product screen and a list of products. */
const path = '/skills-agent';
const parts = ['main figure', '#suite ul'];
const linkInList = (page: Page) => page.locator('#suite ul').getByRole('link').first();

/** The markup of both as the page has it now. */
const shownParts = (page: Page) =>
  page.evaluate((selectors) => selectors.map((part) => document.querySelector(part)?.outerHTML), parts);

test('what is no island stays as it was sent; the page asks for no script but the entry and what its islands need', async ({
  page,
}) => {
  const scripts = watchRequests(page, /\.js$/);
  const release = await hold(page);
  await page.goto(path);
  const sent = await shownParts(page);
  await release();
  await waitUntilLive(page);
  expect(sent.every((part) => part && part.length > 1000)).toBe(true);
  expect(await shownParts(page)).toEqual(sent);
  const { entry, chunks } = await page.locator('script[data-entry]').evaluate((script) => {
    const { dataset } = script as HTMLElement;
    return { entry: dataset.entry ?? '', chunks: dataset.chunks ?? '' };
  });
  const named = [entry, ...(chunks.match(/\S+/g) ?? [])].map((file) => new URL(file, page.url()).href);
  expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
  const target = (await linkInList(page).getAttribute('href')) ?? '';
  await linkInList(page).click();
  await expect(page).toHaveURL(target);
  await expect(page).toHaveTitle(titleOf(target));
  await page.goBack();
  await waitUntilLive(page);
  expect(await shownParts(page)).toEqual(sent);
  await test.step('with a modifier key a link opens a tab of its own', async () => {
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      linkInList(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.close();
    await expect(page).toHaveURL(path);
  });
});

/** Gives an island of a page other props than it was built with, for which it throws as it renders. */
async function breakProps(page: Page, address: string, name: string, props: object): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const written = JSON.stringify(props).replaceAll('"', '&quot;');
    const body = html.replace(
      new RegExp(`(<site-island data-name="${name}" data-props=")[^"]*`),
      `$1${written}`,
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
}

test('where an island fails, what the server sent is put back and works as without scripts; the rest of the page is live', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: TypeError/);
  await test.step('a video is a link', async () => {
    await breakProps(page, '/videos', 'sections/video/VideoPlayer', { name: 'no such video' });
    const release = await hold(page);
    await page.goto('/videos');
    const island = page.locator('site-island[data-name="sections/video/VideoPlayer"]').first();
    const sent = await island.innerHTML();
    await release();
    await waitUntilLive(page);
    await expect(island).toHaveAttribute('data-failed');
    expect(await island.innerHTML()).toBe(sent);
    await openMeeting(page);
    await page.keyboard.press('Escape');
  });
  await test.step('a form keeps what was typed, and is posted by the browser', async () => {
    const address = '/skills-1st-masterclass';
    await breakProps(page, address, 'forms/MeetingFormInPage', { purpose: 'no such purpose' });
    const release = await hold(page);
    await page.goto(address);
    const form = page.getByRole('main').locator('form');
    const field = form.getByLabel('Last name');
    await form.getByLabel('Email').fill('typed@early.example');
    await field.fill('Hopper');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4));
    await release();
    await waitUntilLive(page);
    await expect(page.locator('site-island[data-name="forms/MeetingFormInPage"]')).toHaveAttribute(
      'data-failed',
    );
    await expectValues(form, { 'Last name': 'Hopper', Email: 'typed@early.example' });
    await expect(field).toBeFocused();
    await page.keyboard.type('oo');
    await expect(field).toHaveValue('Hooer');
    await send(form, registrationForm);
    await expect(page).toHaveURL('/thank-you/meeting');
    await expectOneLead(site, registrationForm);
  });
});

test('where the props of an island cannot be read, it stays as it was sent, and the rest of the page is live', async ({
  page,
}) => {
  await page.route('/videos', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(
      /(<site-island data-name="sections\/video\/VideoPlayer" data-props=")/g,
      '$1no JSON',
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await openLive(page, '/videos');
  const island = page.locator('site-island[data-name="sections/video/VideoPlayer"]').first();
  await expect(island.getByRole('link').first()).toBeVisible();
  await openMeeting(page);
});
