import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { hold, openLive, waitUntilLive } from '../shell/live-page.ts';
import type { TroubleLog } from '../support/guarded-test.ts';
import { test } from '../support/test.ts';

/** Answers the page's second picture below the path `pictures` with 404. Returns both list items and the request count. */
async function losePicture(page: Page, log: TroubleLog, path: string, pictures: string) {
  const html = await (await page.request.get(path)).text();
  const addresses = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address]) => address ?? '');
  const [kept = '', lost = ''] = addresses.filter((address) => address.startsWith(pictures));
  let requests = 0;
  // Chromium logs an error for every 4xx answer.
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

/** Expects that the failed picture is hidden, its entry keeps its text, and the other picture is shown. */
async function expectStandIn(lost: Locator, kept: Locator): Promise<void> {
  await expect(lost.locator('img')).toBeHidden();
  await expect(lost).toHaveText(/\w/);
  const width = () => kept.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(kept.locator('img')).toBeVisible();
}

test('loads news pictures near the viewport without layout shift, and hides one that fails', async ({
  page,
  consoleGuard,
}) => {
  // In a narrow window the picture of the lead story is above its text.
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/images/news/*.svg');
  const { lost, kept, requests } = await losePicture(page, consoleGuard, '/', '/images/news/');
  await openLive(page, '/');
  expect(requests(), 'requests for pictures far below').toBe(0);
  await lost.scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(1);
  await expect(lost.locator('img')).toBeHidden();
  const news = page.locator('#global-skills-news');
  const before = await news.boundingBox();
  await release();
  await expectStandIn(lost, kept);
  expect(await news.boundingBox()).toEqual(before);
});

test('shows initials for a portrait that fails before the page is live', async ({ page, consoleGuard }) => {
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
