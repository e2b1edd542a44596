import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { hold, openLive, waitUntilLive } from '../shell/live-page.ts';
import type { TroubleLog } from '../support/guarded-test.ts';
import { test } from '../support/test.ts';

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

/** The picture that failed is gone and its entry still has its words; the others are there. */
async function expectStandIn(lost: Locator, kept: Locator): Promise<void> {
  await expect(lost.locator('img')).toBeHidden();
  await expect(lost).toHaveText(/\w/);
  const width = () => kept.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(kept.locator('img')).toBeVisible();
}

test('news pictures are asked for once they are near and keep their place while they load; for one that fails stands nothing, and its card stays whole', async ({
  page,
  consoleGuard,
}) => {
  // Where the lead's picture stands above its words.
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/images/news/*.svg');
  const { lost, kept, requests } = await losePicture(page, consoleGuard, '/', '/images/news/');
  await openLive(page, '/');
  expect(requests(), 'pictures far below are not asked for').toBe(0);
  await lost.scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(1);
  await expect(lost.locator('img')).toBeHidden();
  const news = page.locator('#global-skills-news');
  const before = await news.boundingBox();
  await release();
  await expectStandIn(lost, kept);
  expect(await news.boundingBox()).toEqual(before);
});

test('for a portrait that fails before the page is live stand initials', async ({ page, consoleGuard }) => {
  const { lost, kept, requests } = await losePicture(page, consoleGuard, '/about-us', '/images/team/');
  const release = await hold(page);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await lost.scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(1);
  await release();
  await waitUntilLive(page);
  await expectStandIn(lost, kept);
  const name = (await lost.getByRole('heading').textContent()) ?? '';
  const initials = name
    .split(' ')
    .map(([letter]) => letter)
    .join('');
  await expect(lost.getByText(initials, { exact: true })).toBeVisible();
});
