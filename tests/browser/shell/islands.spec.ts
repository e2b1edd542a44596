import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import {
  documentRequests,
  footerLink,
  hold,
  openLive,
  titleOf,
  waitUntilLive,
  watchRequests,
} from './live-page.ts';

/** A page with a product screen and a list of looks. */
const path = '/skills-control-centre';
const parts = ['main figure', '#routine ol'];
const looks = (page: Page) => page.locator('#routine ol');
const linkInLooks = (page: Page) => looks(page).getByRole('link').first();

/** The markup of both as the page has it now, without the marks between texts, which are for hydration. */
const shownParts = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((part) => document.querySelector(part)?.outerHTML.replaceAll('<!-- -->', '')),
    parts,
  );

test('what is no island stays as it was sent, without its code; its links lead on in the same document', async ({
  page,
}) => {
  const scripts = watchRequests(page, /\/assets\/(?:page|screens|sections)-/);
  const release = await hold(page);
  await page.goto(path);
  const sent = await shownParts(page);
  await release();
  await waitUntilLive(page);
  expect(sent.every((part) => part && part.length > 1000)).toBe(true);
  expect(await shownParts(page)).toEqual(sent);
  expect(scripts).toEqual([]);
  const documents = documentRequests(page);
  const target = (await linkInLooks(page).getAttribute('href')) ?? '';
  await linkInLooks(page).click();
  await expect(page).toHaveURL(target);
  await expect(page).toHaveTitle(titleOf(target));
  expect(scripts.filter((address) => address.includes('control-centre'))).toEqual([]);
  await page.goBack();
  await expect(looks(page)).toBeVisible();
  expect(await shownParts(page)).toEqual(sent);
  expect(scripts.filter((address) => address.includes('control-centre'))).toHaveLength(1);
  expect(documents).toEqual([]);
});

test('with a modifier key, or to what is no page, the browser follows a link by itself', async ({ page }) => {
  await openLive(page, path);
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    linkInLooks(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.close();
  const documents = documentRequests(page);
  await linkInLooks(page).evaluate((link) => link.setAttribute('href', '/robots.txt'));
  await linkInLooks(page).click();
  await expect(page).toHaveURL('/robots.txt');
  expect(documents).toEqual(['/robots.txt']);
});

test('the code of a page loads as soon as a pointer comes over the link to it', async ({ page }) => {
  await openLive(page, '/');
  const scripts = watchRequests(page, /\/assets\/page-skills-1st-matching-/);
  const link = footerLink(page, '/skills-1st-matching');
  await link.hover();
  await expect.poll(() => scripts.length).toBe(1);
  await link.click();
  await expect(page.getByRole('main').locator('#slip table')).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('an island that fails says so in its place, and the rest of the page is live', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: TypeError/);
  await page.route('/recruiter', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('name&quot;:&quot;recruiter&quot;', 'name&quot;:&quot;no such film&quot;'),
    });
  });
  await openLive(page, '/recruiter');
  await expect(page.locator('#benefits').getByRole('heading', { name: shell.failure.title })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
