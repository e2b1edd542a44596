import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { delays } from '../../../src/site.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { test } from '../support/test.ts';
import { privacyPolicy, shell } from '../support/words.ts';
import { footerLink, openLive, shownDocuments, titleOf, waitUntilLive } from './live-page.ts';

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
const scrollDown = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
/** What the skip link gives focus to: the title is read out, and not all of the content. */
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a new page begins at its top, also after Back, and stays there', async ({ page, clock }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, '/');
  await scrollDown(page);
  await footerLink(page, '/privacy-policy').click();
  await expect(page).toHaveURL('/privacy-policy');
  await waitUntilLive(page);
  await clock.runFor(delays.scrollToAnchor);
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.getByRole('heading', { name: privacyPolicy.title, level: 1 })).toBeInViewport();
  await scrollDown(page);
  await page.goBack();
  await waitUntilLive(page);
  await clock.runFor(delays.scrollToAnchor);
  expect(await scrollPosition(page)).toBe(0);
});

test('another spelling of a page’s address leads to its own, which Back finds again, whatever the server does', async ({
  page,
  siteServer,
}) => {
  const everySpelling = ['/Pricing', '//pricing', '/PRICING.html'];
  const spellings = isReleaseTier ? everySpelling : everySpelling.slice(0, 1);
  const open = async (path: string) => {
    await page.goto(`${siteServer.url}${path}?utm_source=mail#faq`);
    await waitUntilLive(page);
    await expect(page).toHaveURL('/pricing?utm_source=mail#faq');
    const link = footerLink(page, '/privacy-policy?utm_source=mail');
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(page).toHaveTitle(titleOf('/privacy-policy'));
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('/pricing'));
  };
  for (const path of spellings) await open(path);
  await page.route(
    ({ pathname }) => spellings.includes(pathname),
    async (route) => {
      const response = await page.request.get('/pricing');
      await route.fulfill({ response });
    },
  );
  for (const path of spellings) await open(path);
});

test('links, back and forward show pages in the same tab, with their titles, and Tab begins at the top of each', async ({
  page,
}) => {
  await openLive(page, '/');
  const documents = shownDocuments(page);
  const expectShown = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  };
  await footerLink(page, '/privacy-policy').click();
  await expectShown('/privacy-policy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skipLink })).toBeFocused();
  await footerLink(page, '/future-skills-report').click();
  await expectShown('/future-skills-report');
  await page.goBack();
  await expectShown('/privacy-policy');
  await page.goBack();
  await expectShown('/');
  await page.goForward();
  await expectShown('/privacy-policy');
  await page.getByRole('link', { name: shell.home }).click();
  await expectShown('/');
  await test.step('the header stays at the top and marks the current page', async () => {
    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name });
    await scrollDown(page);
    expect((await header.boundingBox())?.y).toBe(0);
    await link('Partners').click();
    await expect(link('Partners')).toHaveAttribute('aria-current', 'page');
    await link('Recruiter').click();
    await expect(link('Recruiter')).toHaveAttribute('aria-current', 'page');
    await expect(link('Partners')).not.toHaveAttribute('aria-current');
  });
  expect(page.context().pages()).toHaveLength(1);
  expect(documents).toEqual([
    '/privacy-policy',
    '/future-skills-report',
    '/privacy-policy',
    '/',
    '/privacy-policy',
    '/',
    '/partners',
    '/recruiter',
  ]);
});

/** What has focus, by its text or accessible label, after each of some presses of Tab. */
async function tabStops(page: Page, times: number): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press('Tab');
    const name = () => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    };
    stops.push(await page.evaluate(name));
  }
  return stops;
}

test('by keys: the skip link comes first and leads to the heading, or where there is none to the content, then the header from left to right', async ({
  page,
}) => {
  await openLive(page, '/pricing');
  const skip = page.getByRole('link', { name: shell.skipLink });
  await expect(skip).not.toBeInViewport();
  const ends = [shell.skipLink, shell.home];
  const links = shell.links.map(({ label, badge = '' }) => label + badge);
  const stops = [...ends, shell.suite.label, ...links, shell.bookMeeting];
  expect(await tabStops(page, stops.length)).toEqual(stops);
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL('/pricing#content');
  await expect(title(page), 'a place, not a control').toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(
    page.locator('xpath=(//h1/following::*[self::a or self::button or self::input])[1]'),
  ).toBeFocused();
  await expect(title(page), 'a press on it later does not give it focus').not.toHaveAttribute('tabindex');
  const content = page.getByRole('main');
  await expect(content).not.toHaveAttribute('tabindex');
  await title(page).evaluate((heading) => heading.remove());
  await skip.press('Enter');
  await expect(content).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/pricing');
  expect(await tabStops(page, 4)).toEqual([...ends, shell.menu, shell.bookMeeting]);
  await page.getByRole('button', { name: shell.menu }).press('Enter');
  expect(await tabStops(page, 2)).toEqual(shell.suite.links.slice(0, 2).map(({ label }) => label));
});

test('an unknown address answers 404 and logs the attempted path once a visit; its link leads home, which may be listed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/console\.error: .* 404 .*\/no-such-page/);
  const notes: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') notes.push(message.text());
  });
  const path = '/pricing/no-such-page';
  const answer = await page.goto(`${path}?from=mail`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('paragraph').filter({ hasText: /^404$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  const note = `404: there is no page at "${path}"`;
  await expect.poll(() => notes).toEqual([note]);
  await test.step('again where the browser kept the page and shows it again', async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => notes).toEqual([note, note]);
  });
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle(titleOf('/'));
  await waitUntilLive(page);
  await expect(robots).toHaveCount(0);
  expect(notes).toHaveLength(2);
});
