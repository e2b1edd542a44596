import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/content/links.ts';

/** The sites that outbound links lead to, as far as they have addresses. */
export const outboundOrigins: readonly string[] = Object.values(outboundLinks).flatMap(
  ({ href }) => URL.parse(href)?.origin ?? [],
);

const emptyPage = '<!doctype html><html lang="en"><title>Elsewhere</title></html>';

/**
 * Gives an empty page to who follows an outbound link. Anything else that is wanted from those sites fails, and with it the
 * test.
 */
export async function serveOutboundPages(context: BrowserContext): Promise<void> {
  // Without such a site nothing is routed, as that would switch off the browser's cache.
  if (outboundOrigins.length === 0) return;
  await context.route(
    ({ origin }) => outboundOrigins.includes(origin),
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: emptyPage })
        : route.abort(),
  );
}

/**
 * Checks that a press with a modifier key on a link with this address, or on the button that took its place, opens a tab and leaves the page where it is. The tab
 * itself has no opener and sets out before anything here could answer it.
 */
export async function expectTabOf(page: Page, link: Locator, address: string): Promise<void> {
  const before = page.url();
  const isButton = (await link.getAttribute('data-dialog')) !== null;
  await expect(link).toHaveAttribute(isButton ? 'data-href' : 'href', address);
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await opened;
  expect(page.url()).toBe(before);
}
