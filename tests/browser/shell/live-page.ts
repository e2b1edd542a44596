import type { Locator, Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import { pageHead } from '../../../src/build/content/read-content.ts';
import { routeOf } from '../../../src/routes.ts';
import { pageTitle } from '../../../src/site.ts';
import { isReleaseTier } from '../../support/tier.ts';
import type { TroubleLog } from '../support/guarded-test.ts';

/** One page of every kind. */
const everyKind = [
  '/',
  '/skills-lens',
  '/skills-agent',
  '/pricing',
  '/business-leader',
  '/future-skills-report',
  '/skills-roi',
  '/cookie-policy',
  '/skills-1st-masterclass',
];

/** The pages on which a test tries what every page has: one of every kind before a release, else three that have the most. */
export const pageKinds: readonly string[] = isReleaseTier ? everyKind : ['/', '/skills-agent', '/pricing'];

/** Waits until the page's scripts have taken over: only then is the header's link to the booking page a button. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).waitFor();
}

/** Opens a page and waits until its scripts have taken over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Scrolls until the help button stands in the window: in narrow ones it comes with the first scroll, for which the page has to be there. */
export async function scrollToHelp(page: Page, help: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }));
    await expect(help).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** Has the page's time, whose clock is installed, stand still a minute from now, so that no wait on the page ends by itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Resolves once the page's observers have heard of a new size: one that is taken back within a frame is told to none of them. */
export function observersTold(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body)),
  );
}

/** The footer's link to a page or a place on one. */
export function footerLink(page: Page, path: string): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`);
}

/** Paths, with their anchors, of the documents that the page has shown since this was called; some were fetched ahead. */
export function shownDocuments(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('domcontentloaded', () => {
    const { pathname, hash } = new URL(page.url());
    paths.push(pathname + hash);
  });
  return paths;
}

/** The addresses that a page asks for from now on: all, those of a path, or those that match a pattern. */
export function watchRequests(page: Page, wanted: string | RegExp = /./): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    const found = typeof wanted === 'string' ? new URL(address).pathname === wanted : wanted.test(address);
    if (found) addresses.push(address);
  });
  return addresses;
}

/** The whole title of a page, as its content has it. */
export function titleOf(path: string): string {
  return pageTitle(pageHead(routeOf(path).content).title);
}

/** Holds requests whose address matches until the returned function is called; then whoever else answers them does. */
export async function hold(page: Page, address = '**/assets/*.js'): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isReleased = false;
  const holdBack = async (route: Route) => {
    if (isReleased) await route.fallback();
    else held.push(route);
  };
  await page.route(address, holdBack);
  return async () => {
    isReleased = true;
    await Promise.all(held.splice(0).map((route) => route.fallback()));
    // A page with a route takes nothing from the browser's cache, and every request costs some milliseconds.
    await page.unroute(address, holdBack);
  };
}

/** Answers a chunk with 404, as the server does for a file of the last deploy. */
export async function loseChunk(page: Page, guard: TroubleLog, name: string): Promise<void> {
  guard.expect(new RegExp(`^console\\.error: Failed to load resource: .* 404 .*/assets/${name}-`));
  await page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
}

/**
 * Resolves once the page's fonts are there and seen. The machine need not have those whose measures stand in for them; then the
 * page moves as its own come, in a frame after they are loaded.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
}
