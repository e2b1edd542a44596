import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { delays } from '../../../src/site.ts';
import { test } from '../support/test.ts';
import { documentRequests, openLive, waitUntilLive } from './live-page.ts';
import { holdScripts } from './script-gate.ts';

const sections = ['solutions', 'technology', 'global-skills-news'];

/** Notes how every scroll to an element is asked for, and goes on to do it. */
async function noteScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scrollIntoView = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function note(options) {
      const behaviour = typeof options === 'object' ? options.behavior : 'none';
      performance.mark('scroll to section', { detail: `${this.id} ${behaviour}` });
      scrollIntoView.call(this, options);
    };
  });
}

const notedScrolls = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByName('scroll to section')
      .map((entry) => (entry instanceof PerformanceMark ? String(entry.detail) : '')),
  );

/** The section's heading stands just below the header once scrolling has ended. */
async function expectAtTop(page: Page, section: string): Promise<void> {
  const gap = () =>
    page.evaluate((id) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      return Math.round(top - header);
    }, section);
  await expect.poll(gap, { message: `gap between the header and #${section}` }).toBeGreaterThanOrEqual(0);
  await expect.poll(gap, { message: `gap between the header and #${section}` }).toBeLessThanOrEqual(40);
  await expect(page.locator(`#${section} h2`)).toBeInViewport({ ratio: 1 });
}

/** Waits until the page stands still: a scroll that is under way would go on over what comes next. */
const standStill = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = (last: number) =>
          setTimeout(() => (window.scrollY === last ? resolve() : wait(window.scrollY)), 150);
        wait(window.scrollY);
      }),
  );
const backToTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
const newsButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Global Skills News' });
const newsletter = (page: Page) => page.getByRole('complementary', { name: 'Stay Informed' }).locator('form');

test.beforeEach(({ page }) => noteScrolls(page));

for (const section of sections) {
  test(`/#${section} scrolls smoothly to its section`, async ({ page }) => {
    await openLive(page, `/#${section}`);
    await expect.poll(() => notedScrolls(page)).toEqual([`${section} smooth`]);
    await expectAtTop(page, section);
  });

  test(`a change of the hash to #${section} scrolls there, at any width`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, '/');
    await page.evaluate((hash) => window.location.assign(hash), `#${section}`);
    await expect.poll(() => notedScrolls(page)).toEqual([`${section} smooth`]);
    await expectAtTop(page, section);
  });
}

test('with reduced motion the page jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/#technology');
  await expect.poll(() => notedScrolls(page)).toEqual(['technology instant']);
  await expectAtTop(page, 'technology');
  await newsButton(page).click();
  await expect.poll(() => notedScrolls(page)).toContain('newsletter instant');
  await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
});

for (const width of [390, 768, 1280]) {
  test(`the footer scrolls to the newsletter form at ${width} px, again after scrolling away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, '/');
    await newsButton(page).click();
    await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
    await standStill(page);
    await backToTop(page);
    await newsButton(page).press(' ');
    await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
    if (width === 1280) await expect(page.locator('#global-skills-news h2')).toBeInViewport({ ratio: 1 });
    expect(await notedScrolls(page)).toEqual(['newsletter smooth', 'newsletter smooth']);
  });
}

test('the footer leads from another page to the news, in the same tab', async ({ page }) => {
  await openLive(page, '/pricing');
  const requests = documentRequests(page);
  await newsButton(page).click();
  await expect(page).toHaveURL('/#global-skills-news');
  await expectAtTop(page, 'global-skills-news');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('a press with a modifier key opens the news in a tab of its own', async ({ page }) => {
  await openLive(page, '/pricing');
  const opened = page.context().waitForEvent('page');
  await newsButton(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/#global-skills-news');
  await expect(page).toHaveURL('/pricing');
});

test('an anchor that the page does not have leaves it at the top', async ({ page }) => {
  await openLive(page, '/#no-such-section');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await notedScrolls(page)).toEqual([]);
});

test('an anchor that cannot be read does no harm', async ({ page }) => {
  await openLive(page, '/#100%');
  await backToTop(page);
  await newsButton(page).click();
  await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
});

test('who scrolled before the scripts came stays there; a reload begins at the top', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  release();
  await waitUntilLive(page);
  const later = page.evaluate(
    (delay) => new Promise((resolve) => setTimeout(() => resolve(window.scrollY), delay)),
    3 * delays.scrollToAnchor,
  );
  expect(await later).toBe(900);
  await page.reload();
  await waitUntilLive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
