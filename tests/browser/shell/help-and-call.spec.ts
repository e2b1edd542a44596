import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { contactLink, outboundLinks } from '../../../src/content/links.ts';
import { delays } from '../../../src/site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { focusStops, overflow, setTextSize } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { footer, shell } from '../support/words.ts';
import { openLive } from './live-page.ts';

const help = (page: Page) => page.getByRole('button', { name: 'Need help?' });
const card = (page: Page) => page.getByRole('region', { name: 'Need Help?' });

test('help opens a card with three ways to reach the team, and gives focus back', async ({ page }) => {
  await openLive(page, '/pricing');
  await expect(card(page)).toHaveCount(0);
  await help(page).click();
  await expect(card(page)).toBeFocused();
  await expect(help(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page).getByText('Demo booking: Instant • Questions: <24hrs')).toBeVisible();
  const link = (name: string) => card(page).getByRole('link', { name });
  await expect(link('Book Free Demo')).toHaveAttribute('href', outboundLinks.schedulingPage.href);
  await expect(link('Book Free Demo')).toHaveAccessibleDescription(footer.newTab);
  await expect(link('Quick Call')).toHaveAttribute('href', outboundLinks.audioCall.href);
  await expect(link('Email Us')).toHaveAttribute('href', contactLink);
  expect(new URL(contactLink).searchParams.get('subject')).toBe('SkillsAI Demo Request');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => card(page).getByRole('button', { name: shell.help.close }).click(),
    () => help(page).click(),
  ]) {
    await close();
    await expect(card(page)).toHaveCount(0);
    await expect(help(page)).toBeFocused();
    await expect(help(page)).toHaveAttribute('aria-expanded', 'false');
    await help(page).click();
  }
  await test.step('it gives way to what is focused behind it', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
    await expect(card(page)).toHaveCount(0);
    await help(page).click();
  });
  const popup = page.waitForEvent('popup');
  await link('Book Free Demo').click();
  await expect(await popup).toHaveURL(outboundLinks.schedulingPage.href);
  await expect(card(page)).toHaveCount(0);
});

/** The windows in which the button stands: phones, tablets, and windows without a margin beside the page. */
const windows = [
  [320, 640],
  [390, 844],
  [768, 900],
  [900, 800],
  [1024, 800],
  [1280, 800],
] as const;

/** The distance from the top from which the button stands in narrow windows, in CSS pixels. */
const arrival = 160;

/** Scrolls at once to a distance from the top of the page, and returns when the next frame is drawn. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, top);

/** Returns whether the middle of the help button is its own, so that it can be pressed. */
const isOnTop = (page: Page) =>
  help(page).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Returns the words of the page under the help button. */
const wordsUnder = (page: Page) =>
  help(page).evaluate((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const under = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.help, header'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        if (box.right > left && box.left < right && box.bottom > top && box.top < bottom)
          under.add(textContent);
    }
    return [...under];
  });

test('help stands at the bottom right of the window at every width, wherever the page is', async ({
  page,
}) => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await openLive(page, '/pricing');
    await scrollTo(page, arrival);
    const first = await help(page).boundingBox();
    const { x = 0, y = 0, width: own = 0, height: ownHeight = 0 } = first ?? {};
    const { whole, room } = await page
      .locator('html')
      .evaluate((html) => ({ whole: html.scrollHeight, room: html.clientWidth }));
    expect([room - x - own, height - y - ownHeight], `its margins at ${width} px`).toEqual([16, 16]);
    // Down to the end and back up, with stops where it stands over text.
    for (const top of [0.1, 0.3, 0.5, 0.8, 1, 0.6, 0.2].map((share) => Math.round(share * whole))) {
      await scrollTo(page, top);
      expect(await help(page).boundingBox(), `at ${width} px, scrolled to ${top}`).toEqual(first);
      expect(await isOnTop(page), `at ${width} px, scrolled to ${top}`).toBe(true);
    }
  }
});

test('help covers nothing of the first screen of a narrow window: it comes with a scroll, or with the keyboard', async ({
  page,
}) => {
  for (const [width, height] of windows.filter(([narrow]) => narrow < 1280)) {
    await page.setViewportSize({ width, height });
    await openLive(page, '/pricing');
    await expect(help(page), `at ${width} px`).not.toBeInViewport();
    await help(page).focus();
    await expect(help(page), `focused, at ${width} px`).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page), `focused, at ${width} px`).toBe(true);
    await help(page).blur();
    await expect(help(page), `at ${width} px`).not.toBeInViewport();
    await scrollTo(page, arrival);
    await expect(help(page), `scrolled, at ${width} px`).toBeInViewport({ ratio: 1 });
    await help(page).click();
    await scrollTo(page, 0);
    await expect(card(page).getByText(shell.help.note), `open, at ${width} px`).toBeInViewport({ ratio: 1 });
  }
  await test.step('where nothing scrolls it stands from the start', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, '/pricing');
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    await page.setViewportSize({ width: 768, height: 2400 });
    await expect(help(page)).toBeInViewport({ ratio: 1 });
  });
});

test('every page ends with room for help, so that its last words stand beside or above it', async ({
  page,
}) => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await openLive(page, '/privacy-policy');
    for (const size of [100, 200]) {
      await setTextSize(page, size);
      await scrollTo(page, 1e6);
      expect(await wordsUnder(page), `at ${width} px with text of ${size} %`).toEqual([]);
      const last = await page.getByRole('contentinfo').getByRole('button').last().boundingBox();
      const own = await help(page).boundingBox();
      if (!last || !own) throw new Error('The last control or help has no box.');
      const isClear = last.y + last.height <= own.y || last.x + last.width <= own.x;
      expect(isClear, `at ${width} px with text of ${size} %`).toBe(true);
    }
    await setTextSize(page, 100);
  }
});

test('what is focused under help scrolls clear of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openLive(page, '/pricing');
  // A control that is as wide as the page's last few letters, where the button stands.
  await page.evaluate(() => {
    const rows = Array.from({ length: 60 }, () => {
      const row = document.createElement('p');
      row.style.cssText = 'display: flex; justify-content: end; padding-right: 24px; height: 40px';
      row.append(Object.assign(document.createElement('button'), { textContent: 'x', className: 'small' }));
      return row;
    });
    document.querySelector('main')?.append(...rows);
  });
  const stops = await focusStops(page);
  const small = stops.filter(({ name }) => name === 'BUTTON x');
  expect(small).toHaveLength(60);
  expect(small.filter(({ uncovered }) => !uncovered)).toEqual([]);
});

/** Whether a control lies over a part of the page that ends at the window's lower edge, and not below the window. */
async function isOver(control: Locator, part: Locator): Promise<boolean> {
  const [over, below] = await Promise.all([control.boundingBox(), part.boundingBox()]);
  if (!over || !below) throw new Error('The control or the part has no box.');
  const windowHeight = await control.evaluate(() => window.innerHeight);
  return over.y < windowHeight && over.y + over.height > below.y;
}

const offer = (page: Page) => page.getByRole('complementary', { name: shell.callBanner.label });

test('the call is offered after half a minute on a narrow window, not before, and stays away once closed', async ({
  page,
  clock,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openLive(page, '/pricing');
  await scrollTo(page, arrival);
  await clock.fastForward(delays.callBanner - 5000);
  await expect(offer(page)).toHaveCount(0);
  await clock.fastForward(5000);
  await expect(offer(page).getByText('Prefer to talk? Call for instant answers')).toBeVisible();
  await expect(offer(page).getByRole('link', { name: 'Quick Call' })).toHaveAttribute(
    'href',
    outboundLinks.audioCall.href,
  );
  // The offer's height is measured after it is shown, and help stands above it then.
  await expect.poll(() => isOver(help(page), offer(page))).toBe(false);
  await scrollTo(page, 0);
  await expectAccessible(page);
  await setTextSize(page, 200);
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, arrival);
    expect(await overflow(page)).toEqual([]);
    const words = offer(page).locator('p');
    expect(await words.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(width / 2);
    await expect.poll(() => isOver(help(page), offer(page))).toBe(false);
    // In the smaller window, header and offer leave less room than the largest controls need.
    const stops = width < 390 ? [] : await focusStops(page);
    expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([]);
  }
  await offer(page).getByRole('button', { name: shell.callBanner.close }).press('Enter');
  await expect(help(page)).toBeFocused();
  await clock.fastForward(2 * delays.callBanner);
  await expect(offer(page)).toHaveCount(0);
});

test('on a wide window the call is offered to mobile browsers only', async ({ page, clock }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openLive(page, '/pricing');
  await clock.fastForward(2 * delays.callBanner);
  await expect(offer(page)).toHaveCount(0);
  await page.addInitScript(() => {
    const value = 'Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
    Object.defineProperty(navigator, 'userAgent', { value });
  });
  await openLive(page, '/pricing');
  await clock.fastForward(2 * delays.callBanner);
  await expect(offer(page)).toBeVisible();
});
