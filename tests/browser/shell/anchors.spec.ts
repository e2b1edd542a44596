import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { delays } from '../../../src/site.ts';
import { layoutShift, shiftLimit } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { forms } from '../support/words.ts';
import {
  footerLink,
  hold,
  observersTold,
  openLive,
  shownDocuments,
  stopClock,
  waitForFonts,
  waitUntilLive,
} from './live-page.ts';

/** Notes how every scroll to an element is asked for, and goes on to do it. */
async function noteScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scrollIntoView = Element.prototype.scrollIntoView;
    const scrolls: string[] = [];
    Reflect.set(window, 'scrolls', scrolls);
    Element.prototype.scrollIntoView = function note(options) {
      scrolls.push(`${this.id} ${typeof options === 'object' ? options.behavior : 'none'}`);
      scrollIntoView.call(this, options);
    };
  });
}

/**
 * Waits until these scrolls were asked for, and no others since the page was opened or this was called last. One to the same place
 * may be asked for again, as fonts may have moved the place.
 */
async function expectScrolls(page: Page, expected: readonly string[]): Promise<void> {
  const scrolls = () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'scrolls'))]);
  await expect.poll(scrolls).toEqual(expected);
  await page.evaluate(() => Reflect.get(window, 'scrolls').splice(0));
}

/** The section's heading stands just below the header once scrolling has ended. */
async function expectAtTop(page: Page, section: string): Promise<void> {
  const isThere = () =>
    page.evaluate((id) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const gap = Math.round(top - header);
      return gap >= 0 && gap <= 40 ? 'there' : `${gap} px below the header, page at ${window.scrollY} px`;
    }, section);
  await expect.poll(isThere, { message: `place of #${section}` }).toBe('there');
  await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
}

/** At the top, and painted there: a smooth scroll begun in the frame of an instant one may be dropped by Chromium. */
const backToTop = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
/** The press that led to a place took focus along: Tab goes on from there. */
async function expectFocusAt(page: Page, target: string): Promise<void> {
  const place = page.locator(`#${target}`);
  await expect(place).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(place.locator(':focus')).toHaveCount(1);
  await expect(place, 'a press in it later does not give it focus').not.toHaveAttribute('tabindex');
}

const newsButton = (page: Page) => footerLink(page, '/#global-skills-news');
const newsletter = (page: Page) => page.getByRole('form', { name: forms.newsletter.label });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noteScrolls(page);
});

test('an anchor scrolls smoothly to its section, when a page opens and when the address changes; with reduced motion it jumps', async ({
  page,
}) => {
  await openLive(page, '/#solutions');
  await expectAtTop(page, 'solutions');
  // The arrival may ask for the place a second time, once the first scroll has ended.
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await expectScrolls(page, ['solutions smooth']);
  for (const [width, section] of [
    [390, 'technology'],
    [1280, 'global-skills-news'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((hash) => window.location.assign(hash), `#${section}`);
    await expectAtTop(page, section);
    await expectScrolls(page, [`${section} smooth`]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await waitUntilLive(page);
  await expectAtTop(page, 'global-skills-news');
  await expectScrolls(page, ['global-skills-news instant']);
  await newsButton(page).click();
  await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
  await expectScrolls(page, ['newsletter instant']);
  await test.step('one that the page does not have leads to the top, and one that cannot be read does no harm', async () => {
    await page.evaluate(() => window.location.assign('#no-such-section'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expectScrolls(page, []);
    await openLive(page, '/partners#100%');
    await newsButton(page).click();
    await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
  });
});

/** The page stands at this distance from its top, also in the next frame. */
async function expectStill(page: Page, top: number): Promise<void> {
  await observersTold(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
}

test('a page that opens at an anchor scrolls there after 100 ms, and does not jump, also before its scripts have come', async ({
  page,
  clock,
}) => {
  await stopClock(page);
  const release = await hold(page);
  await page.goto('/#solutions');
  await page.locator('#solutions').waitFor();
  await clock.runFor(delays.scrollToAnchor - 1);
  await expectStill(page, 0);
  await expect(page.locator('#solutions:target')).toHaveCount(1);
  await clock.runFor(1);
  await expectScrolls(page, ['solutions smooth']);
  await clock.resume();
  await expectAtTop(page, 'solutions');
  await release();
  await waitUntilLive(page);
  await expectFocusAt(page, 'solutions');
  await expectAtTop(page, 'solutions');
  await test.step('who scrolls before that is left there', async () => {
    await page.goto('about:blank');
    await stopClock(page);
    await page.goto('/#global-skills-news');
    await page.locator('#technology').waitFor();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await clock.runFor(3 * delays.scrollToAnchor);
    await expectStill(page, 300);
  });
});

test('a hash that a script sets scrolls there after 100 ms, and does not jump', async ({ page, clock }) => {
  await openLive(page, '/');
  await stopClock(page);
  await page.evaluate(() => {
    window.location.hash = 'solutions';
  });
  await expect(page).toHaveURL('/#solutions');
  await expect(page.locator('#solutions')).toBeFocused();
  await clock.runFor(delays.scrollToAnchor - 1);
  await expectStill(page, 0);
  await expectScrolls(page, []);
  await clock.runFor(1);
  await expectScrolls(page, ['solutions smooth']);
  await expectAtTop(page, 'solutions');
});

test('a link to a place on the same page scrolls there after 100 ms, with focus, and does not jump', async ({
  page,
  clock,
}) => {
  await openLive(page, '/skills-ai');
  await stopClock(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole('main').locator('a[href="#sentence"]').press('Enter');
  await expect(page).toHaveURL('/skills-ai#sentence');
  // The clock that stands counts from when focus has gone ahead.
  await expect(page.locator('#sentence')).toBeFocused();
  const before = await scrolled();
  await clock.runFor(delays.scrollToAnchor - 1);
  expect(await scrolled()).toBe(before);
  await clock.runFor(1);
  await expectAtTop(page, 'sentence');
  await expectScrolls(page, ['sentence smooth']);
  await expectFocusAt(page, 'sentence');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await clock.runFor(delays.scrollToAnchor);
  await expect.poll(scrolled).toBe(0);
});

test('the footer leads to the newsletter form at every width, with focus, by keys and again after scrolling away, and from another page', async ({
  page,
}) => {
  await openLive(page, '/');
  for (const [width, press] of [
    [390, 'Enter'],
    [1280, ' '],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await backToTop(page);
    await newsButton(page).press(press);
    await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
    await expectScrolls(page, ['newsletter smooth']);
    await expectFocusAt(page, 'newsletter');
  }
  await openLive(page, '/pricing');
  const documents = shownDocuments(page);
  await newsButton(page).press('Enter');
  await expect(page).toHaveURL('/#global-skills-news');
  await expectAtTop(page, 'global-skills-news');
  await expect(newsletter(page)).toBeVisible();
  await expectScrolls(page, ['global-skills-news smooth']);
  await expectFocusAt(page, 'global-skills-news');
  expect(documents).toEqual(['/#global-skills-news']);
});

test('who reads the end of a page before its scripts come stays there, without a shift', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/');
  await waitForFonts(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const before = await layoutShift(page);
  await release();
  await waitUntilLive(page);
  expect((await layoutShift(page)) - before).toBeLessThan(shiftLimit);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await newsButton(page).click();
  await expect(newsletter(page)).toBeInViewport({ ratio: 1 });
});

/** Where a visit begins, and how far the visitor goes on before the scripts come, in CSS pixels. */
const starts = [
  ['#global-skills-news', 60],
  ['#data-section', 60],
  ['#data-section', 0],
  ['', 900],
] as const;

test('who went on before the scripts came is left there, else brought to the anchor; a reload begins at the top', async ({
  page,
  clock,
}) => {
  // At once, so that where the page stands says whether it was scrolled.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [hash, way] of starts) {
    await test.step(`${way} px on from "/${hash}"`, async () => {
      await page.goto('about:blank');
      const release = await hold(page);
      const asked = page.waitForRequest('**/assets/*.js');
      await page.goto(`/${hash}`);
      await asked;
      await waitForFonts(page);
      await page.locator('#technology').evaluate((section: HTMLElement) => {
        // Browsers do not know it, so they do not go there by themselves.
        section.dataset.section = 'data-section';
      });
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), way);
      const place = await scrolled();
      await stopClock(page);
      await release();
      await waitUntilLive(page);
      await clock.runFor(3 * delays.scrollToAnchor);
      if (way) expect(await scrolled()).toBe(place);
      else await expectAtTop(page, 'technology');
      await clock.resume();
    });
  }
  await page.reload();
  await waitUntilLive(page);
  expect(await scrolled(), 'a reload begins at the top').toBe(0);
});
