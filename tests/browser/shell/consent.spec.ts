import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { consentKey } from '../../../src/consent/consent.ts';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

test.use({ consentAnswer: 'none' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choice' });
const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const players = (page: Page) => preferences(page).getByRole('checkbox', { name: 'External players' });

async function openAsked(page: Page, path = '/pricing'): Promise<void> {
  await openLive(page, path);
  await expect(banner(page)).toBeVisible();
}

async function openFromFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
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
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(request.url()));
    for (const path of ['/pricing', '/']) {
      await openLive(page, path);
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toHaveCount(0);
    }
    expect(chunks.filter((url) => url.includes('Consent'))).toEqual([]);
    await openFromFooter(page);
    await expect(players(page)).toBeChecked({ checked: accepted.length > 0 });
  });
}

test('both answers look alike', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openAsked(page);
    const looks = await Promise.all(
      ['Accept all', 'Reject non-essential'].map((name) =>
        inBanner(page, name).evaluate((button) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return [backgroundColor, color, borderColor, fontSize, fontWeight, button.clientHeight];
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
  }
});

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
  await page.keyboard.press('Enter');
  await expect(preferences(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(inBanner(page, 'Manage preferences')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('preferences opened from the banner keep what was ticked, and focus goes on with the page', async ({
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
});

test('the footer changes the answer at any time, and gets focus back', async ({ page }) => {
  await openAsked(page);
  await inBanner(page, 'Accept all').click();
  await openFromFooter(page);
  await expect(preferences(page).getByRole('status')).toHaveText(
    /^Chosen on .+ \d{4}, valid until .+ \d{4}\.$/,
  );
  await preferences(page).getByRole('button', { name: 'Reject non-essential' }).click();
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }),
  ).toBeFocused();
  expect(await keptAnswer(page)).toEqual([]);
  await openFromFooter(page);
  await expect(players(page)).not.toBeChecked();
});

test('an answer in another tab holds here too', async ({ page, context }) => {
  await openAsked(page);
  const other = await context.newPage();
  await openAsked(other, '/');
  await inBanner(other, 'Reject non-essential').click();
  await expect(banner(page)).toHaveCount(0);
});

test('an answer of six months ago is asked for again', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  await openAsked(page);
  await inBanner(page, 'Accept all').click();
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
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/partners');
  await expect(banner(page)).toHaveCount(0);
  await openAsked(page);
});

test('neither built into the page nor shown without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(banner(page)).toHaveCount(0);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }),
  ).toHaveAttribute('href', /^\/cookie-policy/);
  await context.close();
});
