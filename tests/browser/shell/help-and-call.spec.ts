import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { contactLink, outboundLinks } from '../../../src/content/links.ts';
import { delays } from '../../../src/site.ts';
import { isReleaseTier } from '../../support/tier.ts';
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

test('on a phone help steps aside while one reads on, and comes back on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/pricing');
  await expect(help(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(help(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(help(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await help(page).focus();
  await expect(help(page)).toBeInViewport({ ratio: 1 });
  await test.step('focus that came by a press does not hold it', async () => {
    await help(page).click();
    await expect(card(page)).toBeVisible();
    await help(page).click();
    await expect(help(page)).not.toBeInViewport();
  });
});

/** The words of the page that lie under the help button where it stands now, as far as it stands in the window. */
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
          if (box.top < window.innerHeight && top < window.innerHeight) under.add(textContent);
    }
    return [...under];
  });

/** Scrolls at once, and returns when the page has been told. */
const scrollBy = (page: Page, top: number) =>
  page.evaluate(
    (distance) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollBy({ top: distance, behavior: 'instant' });
      }),
    top,
  );

test('no word lies under help wherever the page stands still, and it is back in the window', async ({
  page,
}) => {
  const everyWindow = [
    ['/scale-growth', 390, 664],
    ['/scale-growth', 1280, 640],
    ['/privacy-policy', 390, 844],
    ['/educator', 768, 900],
  ] as const;
  for (const [path, width, height] of isReleaseTier ? everyWindow : everyWindow.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    await openLive(page, path);
    await expect.poll(() => wordsUnder(page)).toEqual([]);
    await scrollBy(page, 2400);
    let seen = 0;
    for (let steps = 0; steps < 5; steps += 1) {
      await scrollBy(page, -170);
      await expect(page.locator('.help[data-aside="reading"]')).toHaveCount(0);
      expect(await wordsUnder(page), `${path} at ${width} px`).toEqual([]);
      const { y = height, height: own = 0 } = (await help(page).boundingBox()) ?? {};
      if (y + own <= height) seen += 1;
    }
    expect(seen).toBeGreaterThan(2);
  }
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
  await clock.fastForward(delays.callBanner - 5000);
  await expect(offer(page)).toHaveCount(0);
  await clock.fastForward(5000);
  await expect(offer(page).getByText('Prefer to talk? Call for instant answers')).toBeVisible();
  await expect(offer(page).getByRole('link', { name: 'Quick Call' })).toHaveAttribute(
    'href',
    outboundLinks.audioCall.href,
  );
  // Help leaves its place for the offer once the page stands still again.
  await expect.poll(() => isOver(help(page), offer(page))).toBe(false);
  await expect.poll(() => wordsUnder(page)).toEqual([]);
  await expectAccessible(page);
  await setTextSize(page, 200);
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await overflow(page)).toEqual([]);
    const words = offer(page).locator('p');
    expect(await words.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(width / 2);
    // Where words take up every place, it steps aside below the window, and comes back with the focus.
    await expect.poll(() => isOver(help(page), offer(page))).toBe(false);
    const stops = await focusStops(page);
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
