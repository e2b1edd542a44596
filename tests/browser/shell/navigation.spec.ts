import type { Page } from 'playwright';
import { expect } from 'playwright/test';
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
