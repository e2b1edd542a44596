import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { consentCategories, consentKey, consentVersion } from '../../../src/consent/consent.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  focusStops,
  layoutShift,
  lowerEdge,
  nextFocusStop,
  overlap,
  setTextSize,
  shiftLimit,
  tooWide,
} from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { shell, consent as words } from '../support/words.ts';
import { footerLink, hold, openLive, scrollToHelp, waitForFonts, watchRequests } from './live-page.ts';

test.use({ consentAnswer: 'none' });

const banner = (page: Page) => page.getByRole('region', { name: words.banner.label });
const inBanner = (page: Page, name: 'accept' | 'reject' | 'manage') =>
  banner(page).getByRole('button', { name: words.banner[name] });
const preferences = (page: Page) => page.getByRole('dialog', { name: words.preferences.title });
const inPreferences = (page: Page, name: 'save' | 'reject') =>
  preferences(page).getByRole('button', { name: words.preferences[name] });
const players = (page: Page) =>
  preferences(page).getByRole('checkbox', { name: words.preferences.categories.players.title });
const footerControl = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: words.preferences.title });

async function openAsked(page: Page, path = '/pricing'): Promise<void> {
  await openLive(page, path);
  await expect(banner(page)).toBeVisible();
}

/** Opens a page that may not ask: once nothing is on its way any more, no banner is there. */
async function openUnasked(page: Page, path = '/pricing'): Promise<void> {
  await openLive(page, path);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
}

const keptAnswer = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.accepted, consentKey);

test('an answer closes the banner, in another tab too, is kept over a reload and on other pages, and can be changed in the footer', async ({
  page,
  context,
}) => {
  await openAsked(page);
  const other = await context.newPage();
  await openAsked(other, '/');
  await inBanner(page, 'accept').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  await other.close();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await keptAnswer(page)).toEqual(consentCategories);
  const requests = watchRequests(page);
  for (const path of ['/pricing', '/']) await openUnasked(page, path);
  expect(requests.filter((url) => url.includes('Consent'))).toEqual([]);
  await footerControl(page).click();
  await expect(players(page)).toBeChecked();
  const [, before = ''] = /^(.*?)\{/.exec(words.preferences.status.decided) ?? [];
  await expect(preferences(page).getByRole('status')).toHaveText(new RegExp(`^${before}.*\\d{4}`));
  await inPreferences(page, 'reject').click();
  await expect(footerControl(page)).toBeFocused();
  expect(await keptAnswer(page)).toEqual([]);
});

test('by keyboard the banner comes right behind the skip link and takes no focus by itself; a refusal is kept too', async ({
  page,
}) => {
  await openAsked(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skipLink })).toBeFocused();
  for (const control of [
    banner(page).getByRole('link'),
    inBanner(page, 'manage'),
    inBanner(page, 'accept'),
    inBanner(page, 'reject'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await inBanner(page, 'manage').press('Enter');
  await expect(preferences(page).locator(':focus')).toHaveCount(1);
  await expect(players(page)).not.toBeChecked();
  await expect(preferences(page).getByText(words.preferences.categories.essential.state)).toBeVisible();
  await expect(preferences(page).getByRole('status')).toHaveText(words.preferences.status.open);
  await page.keyboard.press('Escape');
  await expect(inBanner(page, 'manage')).toBeFocused();
  await inBanner(page, 'reject').press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await keptAnswer(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(
    page.locator('xpath=(//h1/following::*[self::a or self::button or self::input])[1]'),
  ).toBeFocused();
  await openUnasked(page);
});

test('a page that the browser kept takes the answer given on another one when it is shown again, and loses none', async ({
  page,
}) => {
  await openAsked(page);
  const showAgain = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const answer = { version: consentVersion, accepted: [], decided: new Date() };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    consentKey,
    JSON.stringify(answer),
  ] as const);
  await showAgain();
  await expect(banner(page)).toHaveCount(0);
  await page.evaluate((key) => localStorage.removeItem(key), consentKey);
  await showAgain();
  await footerControl(page).click();
  await expect(preferences(page).getByRole('status')).toHaveText(/\d{4}/);
  await expect(banner(page)).toHaveCount(0);
});

test('a browser that keeps nothing can be answered on each page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await openAsked(page);
  await inBanner(page, 'accept').click();
  await expect(banner(page)).toHaveCount(0);
  await footerLink(page, '/partners').click();
  await expect(page).toHaveURL('/partners');
  await inBanner(page, 'reject').click();
  await expect(banner(page)).toHaveCount(0);
});

/**
 * Scrolls up until neither the header nor the banner cuts what can be pressed in two: axe takes the rest for a target that is
 * too small.
 */
async function showWholeTargets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const header = document.querySelector('header');
    const consent = document.querySelector('.consent');
    const isCut = () => {
      const edges = [header?.getBoundingClientRect().bottom ?? 0, consent?.getBoundingClientRect().top ?? 0];
      return [...document.querySelectorAll(':is(main, footer) :is(a, button, summary)')].some((target) => {
        const { top, bottom } = target.getBoundingClientRect();
        return edges.some((edge) => top < edge && edge < bottom);
      });
    };
    for (let steps = 0; steps < 100 && isCut(); steps += 1) window.scrollBy({ top: -2, behavior: 'instant' });
  });
}

for (const width of [1280, 390]) {
  test(`at ${width} px the banner moves and covers nothing, its answers look alike, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await hold(page);
    await page.goto('/pricing');
    await waitForFonts(page);
    const before = await layoutShift(page);
    await release();
    await expect(banner(page)).toBeVisible();
    expect((await layoutShift(page)) - before).toBeLessThan(shiftLimit);
    const [accept, reject] = await Promise.all(
      (['accept', 'reject'] as const).map((name) =>
        inBanner(page, name).evaluate((button) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return [backgroundColor, color, borderColor, fontSize, fontWeight, button.clientHeight];
        }),
      ),
    );
    expect(accept).toEqual(reject);
    await test.step('all that answers it stands in one row', async () => {
      const row = await inBanner(page, 'accept').boundingBox();
      const others = [banner(page).getByRole('link'), inBanner(page, 'manage'), inBanner(page, 'reject')];
      for (const control of others) {
        const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
        expect(y + height / 2).toBeGreaterThan(row?.y ?? 0);
        expect(y + height / 2).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
      }
    });
    expect((await focusStops(page)).filter(({ uncovered }) => !uncovered)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [end, own] = [await footerControl(page).boundingBox(), await banner(page).boundingBox()];
    const above = (end?.y ?? 0) + (end?.height ?? 0) <= (own?.y ?? 0);
    expect(above || (end?.x ?? 0) + (end?.width ?? 0) <= (own?.x ?? 0)).toBe(true);
    // The footer takes the room, so that no strip of another colour shows under it.
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(844);
    await showWholeTargets(page);
    await expectAccessible(page, width < 700 ? 'html' : '.consent');
    await inBanner(page, 'manage').click();
    await expect(preferences(page)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });
}

test('leaves the help button and its card above it, has the offer of a call wait for the answer, and is not printed', async ({
  page,
  clock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsked(page);
  await clock.fastForward(31_000);
  const call = page.getByRole('complementary', { name: shell.callBanner.label });
  const help = page.getByRole('button', { name: 'Need help?' });
  await expect(call).toBeHidden();
  await scrollToHelp(page, help);
  // The banner's height is measured after it is shown, and what stands above it moves then.
  await expect.poll(() => overlap(help, banner(page))).toBeLessThanOrEqual(0);
  await help.click();
  await expect(page.getByRole('link', { name: 'Book Free Demo' })).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  for (const part of [banner(page), help]) await expect(part).toBeHidden();
  await page.emulateMedia({ media: null });
  await inBanner(page, 'reject').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(call).toBeVisible();
  await expect.poll(() => overlap(help, call)).toBeLessThanOrEqual(0);
  await call.getByRole('button', { name: shell.callBanner.close }).click();
  await expect.poll(() => lowerEdge(help)).toBeGreaterThan(800);
});

test('in low windows all of the open help is within reach, over the question and once it is answered', async ({
  page,
}) => {
  await openAsked(page);
  const help = page.getByRole('button', { name: 'Need help?' });
  const card = page.getByRole('region', { name: 'Need Help?' });
  const expectWithinReach = async () => {
    for (const [width, height] of [
      [640, 360],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      // In lower windows it stands at the end of the page, to which the click scrolls.
      if (height > 320) await scrollToHelp(page, help);
      await help.click();
      await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
      for (let stops = 0; stops < 5; stops += 1) {
        expect(await nextFocusStop(page)).toMatchObject({ uncovered: true });
        await expect(page.getByRole('complementary').locator(':focus')).toBeInViewport({ ratio: 0.99 });
      }
      await expect(help).toBeFocused();
      await card.hover();
      await page.mouse.wheel(0, 500);
      await expect(card.getByText(shell.help.note)).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, -500);
      await card.getByRole('button', { name: shell.help.close }).click();
    }
  };
  await expectWithinReach();
  await page.setViewportSize({ width: 390, height: 844 });
  await inBanner(page, 'reject').click();
  await expectWithinReach();
});

test('in small windows and with text of twice the size nothing of it is lost, and help stands above it', async ({
  page,
}) => {
  await openAsked(page);
  for (const [width, height, text] of [
    [320, 640, 100],
    [320, 256, 100],
    [320, 640, 200],
    [1280, 800, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    expect(await tooWide(banner(page))).toEqual([]);
    for (const button of await banner(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.99 });
    }
    // In low windows it scrolls along with the page instead of covering a part.
    if (await banner(page).evaluate((element) => getComputedStyle(element).position === 'fixed')) {
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.6 + 1);
      const help = page.getByRole('button', { name: 'Need help?' });
      await scrollToHelp(page, help);
      await expect.poll(() => overlap(help, banner(page))).toBeLessThanOrEqual(0);
      await expect(help).toBeInViewport({ ratio: 1 });
    }
    await inBanner(page, 'manage').click();
    await inPreferences(page, 'save').scrollIntoViewIfNeeded();
    await expect(inPreferences(page, 'save')).toBeInViewport({ ratio: 0.99 });
    expect(await tooWide(preferences(page))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(preferences(page)).toHaveCount(0);
  }
});
