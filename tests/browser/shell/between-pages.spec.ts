import { expect } from 'playwright/test';
import type { Page } from 'puppeteer-core';
import {
  type ConsoleLine,
  consoleOf,
  type OwnBrowser,
  pressLink,
  startOwnBrowser,
} from '../support/own-browser.ts';
import { test } from '../support/test.ts';
import { pageKinds } from './live-page.ts';

/** One browser for all tests here; its window is narrow enough for the menu. */
let own: OwnBrowser;

test.beforeAll(async () => {
  own = await startOwnBrowser(500, 844);
});
test.afterAll(() => own.close());

/** Resolves once the page is live: only then is the header's link to the booking page a button. */
const untilLive = (page: Page) => page.waitForSelector('header button[data-dialog]');

/** Resolves once the page is on the screen: browsers drop what is pressed before. */
const untilPainted = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    // Drawings further down wait until they are in sight.
    const running = document
      .getAnimations()
      // Animations of a scroll timeline run for as long as the page.
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
  });

/** Has the page that is shown leave for another address, or back, once this is answered. */
const leave = (page: Page, address?: string) =>
  page.evaluate((path) => {
    setTimeout(() => (path ? location.assign(path) : history.back()));
  }, address);

test('a page whose link the pointer rests on is prerendered, with the campaign; nothing runs in it, and no time counts, before it is shown', async ({
  site,
}) => {
  await own.open(`${site.url}/?utm_source=letter`, async (page) => {
    await untilLive(page);
    await pressLink(page, 'footer a[href^="/privacy-policy"]');
  });
  await own.withPage('/privacy-policy', async (page) => {
    await untilLive(page);
    const { shownAt, files } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        shownAt: Number(Reflect.get(navigation ?? {}, 'activationStart')),
        files: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.js$/.test(new URL(name).pathname))
          .map(({ name, startTime }) => ({ name, startTime })),
      };
    });
    expect(shownAt, 'the page was prerendered').toBeGreaterThan(0);
    expect(await page.evaluate(() => location.search)).toBe('?utm_source=letter');
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(({ startTime }) => startTime < shownAt)).toEqual([]);
    expect(await consoleOf(page)).toEqual([]);
  });
});

const missingPath = '/no-such-page';

/** What the console of a page says: the browser loads one anew that was answered with an error. */
const expectedConsole = (path: string): readonly ConsoleLine[] =>
  path === missingPath ? [{ type: 'info', text: `404: there is no page at "${path}"` }] : [];

const isMissing = ({ type, text }: ConsoleLine) => type === 'error' && / status of 404 /.test(text);

/** Opens a page with its menu, leaves it for another one and comes back. */
async function leaveAndComeBack(address: string): Promise<void> {
  await own.open(address, async (page) => {
    await untilLive(page);
    await page.click('.menu-toggle');
    await page.waitForSelector('.menu-toggle[aria-expanded="true"]');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted));
    });
    await leave(page, '/terms-of-service');
  });
  await own.withPage('/terms-of-service', async (page) => {
    await page.waitForSelector('footer');
    await leave(page);
  });
}

test('Back shows every kind of page as the browser kept it, with its menu closed; no page keeps it from that', async ({
  site,
}, testInfo) => {
  if (!own.keepsPages) {
    const description =
      'The headless shell keeps no page: checked is that only the browser itself is the reason.';
    testInfo.annotations.push({ type: 'back/forward cache', description });
  }
  for (const path of [...pageKinds, missingPath]) {
    await test.step(path, async () => {
      await leaveAndComeBack(site.url + path);
      await own.withPage(path, async (page) => {
        await untilLive(page);
        const { kept, reasons } = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation');
          return {
            kept: Reflect.get(window, 'kept') === true,
            reasons: [...(Reflect.get(navigation ?? {}, 'notRestoredReasons')?.reasons ?? [])].map(
              (entry: { readonly reason: string }) => entry.reason,
            ),
          };
        });
        const isKept = own.keepsPages && path !== missingPath;
        expect(kept).toBe(isKept);
        // A reason that lies in the page has a name; the browser's own are masked (HTML Standard, NotRestoredReasons).
        expect(reasons.filter((reason) => reason !== 'masked')).toEqual(
          path === missingPath ? ['response-status-not-ok'] : [],
        );
        await page.waitForSelector('.menu-toggle[aria-expanded="false"]');
        const lines = await consoleOf(page);
        expect(lines.filter((line) => !isMissing(line))).toEqual(expectedConsole(path));
        await untilPainted(page);
        await page.click('.menu-toggle');
        await page.waitForSelector('.menu-toggle[aria-expanded="true"]');
      });
    });
  }
});
