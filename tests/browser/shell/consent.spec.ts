import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { consentKey } from '../../../src/consent/consent.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { layoutShift, setTextSize } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

test.use({ consentAnswer: 'none' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choice' });
const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const players = (page: Page) => preferences(page).getByRole('checkbox', { name: 'External players' });
const footerControl = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' });

async function openAsked(page: Page, path = '/pricing'): Promise<void> {
  await openLive(page, path);
  await expect(banner(page)).toBeVisible();
}

async function openFromFooter(page: Page): Promise<void> {
  await footerControl(page).click();
  await expect(preferences(page)).toBeVisible();
}

const keptAnswer = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.accepted, consentKey);

for (const [button, accepted] of [
  ['Accept all', ['players']],
  ['Reject non-essential', []],
] as const) {
  test(`${button} closes the banner, and the answer is kept over a reload and on other pages`, async ({
    page,
  }) => {
    await openAsked(page);
    await inBanner(page, button).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await keptAnswer(page)).toEqual(accepted);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const path of ['/pricing', '/']) {
      await openLive(page, path);
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toHaveCount(0);
    }
    expect(requests.filter((url) => url.includes('Consent'))).toEqual([]);
    await openFromFooter(page);
    await expect(players(page)).toBeChecked({ checked: accepted.length > 0 });
  });
}

test('by keyboard the banner comes right behind the skip link and takes no focus by itself', async ({
  page,
}) => {
  await openAsked(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const control of [
    banner(page).getByRole('link', { name: 'Cookie policy' }),
    inBanner(page, 'Manage preferences'),
    inBanner(page, 'Accept all'),
    inBanner(page, 'Reject non-essential'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await inBanner(page, 'Manage preferences').press('Enter');
  await expect(preferences(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(inBanner(page, 'Manage preferences')).toBeFocused();
  await inBanner(page, 'Reject non-essential').press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('preferences keep what was ticked; the footer changes the answer at any time and gets focus back', async ({
  page,
}) => {
  await openAsked(page);
  await inBanner(page, 'Manage preferences').click();
  await expect(players(page)).not.toBeChecked();
  await expect(preferences(page).getByText('Always on')).toBeVisible();
  await expect(preferences(page).getByRole('status')).toHaveText(/You have not chosen yet/);
  await players(page).check();
  await preferences(page).getByRole('button', { name: 'Save preferences' }).click();
  await expect(preferences(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await keptAnswer(page)).toEqual(['players']);
  await openFromFooter(page);
  await expect(preferences(page).getByRole('status')).toHaveText(
    /^Chosen on .+ \d{4}, valid until .+ \d{4}\.$/,
  );
  await preferences(page).getByRole('button', { name: 'Reject non-essential' }).click();
  await expect(footerControl(page)).toBeFocused();
  expect(await keptAnswer(page)).toEqual([]);
});

test('an answer in another tab holds here too, and is asked for again after six months', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  await openAsked(page);
  const other = await context.newPage();
  await openAsked(other, '/');
  await inBanner(other, 'Reject non-essential').click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-07-15T11:00:00Z'));
  await openLive(page, '/pricing');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-07-15T13:00:00Z'));
  await openAsked(page);
});

test('a browser that keeps nothing can still be answered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await openAsked(page);
  await inBanner(page, 'Accept all').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/partners');
  await expect(banner(page)).toHaveCount(0);
  await openAsked(page);
});

test('neither built into the page nor shown without scripts', async ({ request }) => {
  const html = await (await request.get('/pricing')).text();
  expect(html).not.toContain('Cookie choice');
  expect(html).toMatch(/<a [^>]*href="\/cookie-policy[^>]*>(?:<[^>]+>)*Cookie preferences/);
});

/** What of a part stands out of the window sideways or is cut off by its box. */
const tooWide = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(({ scrollWidth, clientWidth, tagName }) => scrollWidth > clientWidth + 1 && tagName !== 'INPUT')
      .filter((inner) => getComputedStyle(inner).display !== 'inline' && inner.clientWidth > 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );

for (const width of [1280, 390]) {
  test(`at ${width} px the banner moves and covers nothing, its answers look alike, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsked(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    const looks = ['Accept all', 'Reject non-essential'].map((name) =>
      inBanner(page, name).evaluate((button) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return [backgroundColor, color, borderColor, fontSize, fontWeight, button.clientHeight];
      }),
    );
    expect(await looks[0]).toEqual(await looks[1]);
    const covered: string[] = [];
    for (let press = 0; press < 120; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const [box] = element?.getClientRects() ?? [];
        if (!element || !box || element === document.body) return undefined;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return element.contains(top) || top?.contains(element) ? '' : (element.textContent ?? '');
      });
      if (stop === undefined) break;
      if (stop !== '') covered.push(stop);
    }
    expect(covered).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [end, own] = [await footerControl(page).boundingBox(), await banner(page).boundingBox()];
    const above = (end?.y ?? 0) + (end?.height ?? 0) <= (own?.y ?? 0);
    expect(above || (end?.x ?? 0) + (end?.width ?? 0) <= (own?.x ?? 0)).toBe(true);
    // The footer takes the room, so that no strip of another colour shows under it.
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(844);
    await expectAccessible(page);
    await inBanner(page, 'Manage preferences').click();
    await expect(preferences(page)).toBeVisible();
    await expectAccessible(page);
  });
}

test('leaves the help button and its card, and the offer of a call, above it, and is not printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await openAsked(page);
  await page.clock.fastForward(31_000);
  const call = page.getByRole('complementary', { name: 'Call us' });
  const help = page.getByRole('button', { name: 'Need help?' });
  await expect(call).toBeVisible();
  const edges = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const overlap = async (upper: Locator, lower: Locator) =>
    (await edges(upper)).bottom - (await edges(lower)).top;
  // The banner's height is measured after it is shown, and what stands above it moves then.
  await expect.poll(() => overlap(call, banner(page))).toBeLessThanOrEqual(0);
  await expect.poll(() => overlap(help, call)).toBeLessThanOrEqual(0);
  await help.click();
  await expect(page.getByRole('link', { name: 'Book Free Demo' })).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  for (const part of [banner(page), help]) await expect(part).toBeHidden();
  await page.emulateMedia({ media: null });
  await call.getByRole('button', { name: 'Close banner' }).click();
  await inBanner(page, 'Reject non-essential').click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(async () => (await edges(help)).bottom).toBeGreaterThan(800);
});

test('in small windows and with text of twice the size nothing of it is lost', async ({ page }) => {
  for (const [width, height, text] of [
    [320, 640, 100],
    [320, 256, 100],
    [320, 640, 200],
    [1280, 800, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAsked(page);
    await setTextSize(page, text);
    expect(await tooWide(banner(page))).toEqual([]);
    for (const button of await banner(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.99 });
    }
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.6 + 1);
    await inBanner(page, 'Manage preferences').click();
    const save = preferences(page).getByRole('button', { name: 'Save preferences' });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 0.99 });
    expect(await tooWide(preferences(page))).toEqual([]);
  }
});
