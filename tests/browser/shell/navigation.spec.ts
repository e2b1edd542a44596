import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { pageHead } from '../../../src/content/loader/read-content.ts';
import { routeOf, siteRoutes } from '../../../src/routes.ts';
import { delays } from '../../../src/site.ts';
import { test } from '../support/test.ts';
import { documentRequests, openLive, titleOf } from './live-page.ts';

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
const scrollDown = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('following a link keeps the tab, sets the title and moves focus to the content', async ({ page }) => {
  await openLive(page, '/');
  const requests = documentRequests(page);
  await footerLink(page, 'Pricing').click();
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle('Pricing | SkillsAI');
  await expect(page.locator('#content')).toBeFocused();
  expect(requests).toEqual([]);
});

test('a new page starts at its top, 100 ms after the address changed', async ({ page }) => {
  await openLive(page, '/');
  await scrollDown(page);
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...change) => {
      performance.mark('address changed');
      pushState(...change);
    };
    const scrollTo: (options: ScrollToOptions) => void = window.scrollTo.bind(window);
    window.scrollTo = (options: unknown) => {
      performance.mark('scrolled', { detail: options });
      if (typeof options === 'object' && options !== null) scrollTo(options);
    };
  });
  await footerLink(page, 'Privacy policy').click();
  await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  const { waited, options } = await page.evaluate(() => {
    const [changed] = performance.getEntriesByName('address changed');
    const [scrolled] = performance.getEntriesByName('scrolled');
    const mark = scrolled instanceof PerformanceMark ? scrolled : undefined;
    return { waited: (mark?.startTime ?? 0) - (changed?.startTime ?? 0), options: mark?.detail };
  });
  expect(options).toEqual({ top: 0, behavior: 'instant' });
  expect(waited).toBeGreaterThanOrEqual(delays.scrollToAnchor - 1);
  expect(waited).toBeLessThan(delays.scrollToAnchor + 1000);
});

test('back and forward show the pages again with their titles', async ({ page }) => {
  await openLive(page, '/');
  const requests = documentRequests(page);
  await footerLink(page, 'Privacy policy').click();
  await expect(page).toHaveTitle(titleOf('/privacy-policy'));
  await footerLink(page, 'Future Skills Report').click();
  await expect(page).toHaveTitle('Future Skills Report 2025 | SkillsAI');
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/privacy-policy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page).toHaveTitle('Unified Global Skills Intelligence | SkillsAI');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(page.locator('#content')).toBeFocused();
  expect(requests).toEqual([]);
});

/** What the document's head says of the page, for its tab and for search engines. */
const shownHead = (page: Page) =>
  page.evaluate(() => {
    const contents = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (element) => element.getAttribute('content') ?? element.getAttribute('href'),
      );
    return {
      title: document.title,
      description: contents('meta[name="description"]'),
      canonical: contents('link[rel="canonical"]'),
      robots: contents('meta[name="robots"]'),
    };
  });

function headOf(path: string, origin: string) {
  const { content, index, ...route } = routeOf(path);
  return {
    title: titleOf(path),
    description: [pageHead(content).description],
    canonical: index ? [new URL(route.path, origin).href] : [],
    robots: index ? [] : ['noindex'],
  };
}

/** Goes to any address the way a link within the site does. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('title, description, canonical address and robots rule are those of the page that is shown', async ({
  page,
}) => {
  await openLive(page, '/');
  const requests = documentRequests(page);
  const origin = new URL(String((await shownHead(page)).canonical[0])).origin;
  const paths = [...siteRoutes.map(({ path }) => path), '/no-such-page', '/pricing'];
  for (const path of paths) {
    await visit(page, path);
    await expect.poll(() => shownHead(page), path).toEqual(headOf(path, origin));
  }
  for (const path of paths.slice(-4, -1).reverse()) {
    await page.goBack();
    await expect.poll(() => shownHead(page), `back to ${path}`).toEqual(headOf(path, origin));
  }
  await page.goForward();
  await expect.poll(() => shownHead(page), 'forward').toEqual(headOf(paths.at(-3) ?? '', origin));
  expect(requests).toEqual([]);
});

test('who leaves Not found may be listed again, and who comes back may not', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: Failed to load resource: .* 404 /);
  await openLive(page, '/no-such-page');
  expect(await shownHead(page)).toMatchObject({ canonical: [], robots: ['noindex'] });
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => shownHead(page))
    .toMatchObject({ canonical: [expect.stringMatching(/\/$/)], robots: [] });
  await page.goBack();
  await expect.poll(() => shownHead(page)).toMatchObject({ canonical: [], robots: ['noindex'] });
});

test('the current page is marked in the header', async ({ page }) => {
  await openLive(page, '/partners');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Partners' })).toHaveAttribute('aria-current', 'page');
  await header.getByRole('link', { name: 'Recruiter' }).click();
  await expect(header.getByRole('link', { name: 'Recruiter' })).toHaveAttribute('aria-current', 'page');
  await expect(header.getByRole('link', { name: 'Partners' })).not.toHaveAttribute('aria-current');
});

test('the logo leads home', async ({ page }) => {
  await openLive(page, '/skills-lens');
  await page.getByRole('link', { name: 'SkillsAI home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unified Global Skills Intelligence');
});
