import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { hold, waitUntilLive } from '../shell/live-page.ts';
import type { TroubleLog } from '../support/guarded-test.ts';
import { test } from '../support/test.ts';

/** Pages with pictures that editors exchange, when one of them fails, and what stands in for it. */
const pages = [
  { path: '/', pictures: '/images/news/', standIn: 'nothing, and its card stays whole', early: false },
  { path: '/about-us', pictures: '/images/team/', standIn: 'initials', early: true },
] as const;

/** Answers the address of the page's second such picture with 404, and returns how often it was asked for. */
async function losePicture(page: Page, log: TroubleLog, path: string, pictures: string) {
  const html = await (await page.request.get(path)).text();
  const addresses = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address]) => address ?? '');
  const [kept = '', lost = ''] = addresses.filter((address) => address.startsWith(pictures));
  let requests = 0;
  // Chromium reports every answer of the 4xx kind in the console.
  log.expect(/console\.error: .* 404 /);
  await page.route(`**${lost}`, (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  const entryOf = (address: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`img[src="${address}"]`) });
  return { lost: entryOf(lost), kept: entryOf(kept), requests: () => requests };
}

for (const { path, pictures, standIn, early } of pages) {
  test(`for a picture of ${path} that fails ${early ? 'before' : 'when'} the page is live stands ${standIn}`, async ({
    page,
    consoleGuard,
  }) => {
    const { lost, kept, requests } = await losePicture(page, consoleGuard, path, pictures);
    const release = early ? await hold(page) : async () => {};
    await page.goto(path, early ? { waitUntil: 'commit' } : {});
    if (!early) {
      await waitUntilLive(page);
      expect(requests(), 'pictures far below are not asked for').toBe(0);
    }
    await lost.scrollIntoViewIfNeeded();
    await expect.poll(requests).toBe(1);
    await release();
    await waitUntilLive(page);
    await expect(lost.locator('img')).toBeHidden();
    await expect(lost).toHaveText(/\w/);
    await expect(kept.locator('img')).toBeVisible();
    await expect
      .poll(() => kept.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    if (path !== '/about-us') return;
    const name = (await lost.getByRole('heading').textContent()) ?? '';
    const initials = name
      .split(' ')
      .map(([letter]) => letter)
      .join('');
    await expect(lost.getByText(initials, { exact: true })).toBeVisible();
  });
}

test('pictures keep their place while they load', async ({ page }) => {
  const release = await hold(page, '**/images/news/*.svg');
  await page.goto('/');
  await waitUntilLive(page);
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img[src*="/images/news/"]') });
  await entry.first().scrollIntoViewIfNeeded();
  const before = await entry.first().boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  await release();
  await expect(entry.first().locator('img')).toHaveJSProperty('complete', true);
  expect(await entry.first().boundingBox()).toEqual(before);
});
