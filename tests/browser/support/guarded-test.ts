import type { BrowserContext, Clock, Page, Request } from 'playwright';
import { test as base, expect } from 'playwright/test';

/** Collects what goes wrong during one test and tells what of it the test did not announce. */
export class TroubleLog {
  readonly #troubles: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Records a trouble of a kind such as `console.warning` or `uncaught error`. */
  add(kind: string, text: string): void {
    this.#troubles.push(`${kind}: ${text}`);
  }

  /**
   * Announces trouble that this test causes on purpose, such as Chromium's console error for every 4xx answer. The
   * pattern is matched against `kind: text`; it may match several times and must match at least once.
   */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Allows trouble that may come from another project's program, which nobody here can mend. It need not come. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Everything recorded so far, one `kind: text` each. */
  all(): readonly string[] {
    return this.#troubles;
  }

  /** What was announced and has not come yet. */
  absent(): string[] {
    return this.#expected
      .filter((pattern) => !this.#troubles.some((line) => pattern.test(line)))
      .map((pattern) => `expected but not seen: ${pattern}`);
  }

  /** What the test has to answer for: trouble nobody announced, and announced trouble that never came. */
  verdict(): string[] {
    const unannounced = this.#troubles.filter(
      (line) => ![...this.#expected, ...this.#allowed].some((pattern) => pattern.test(line)),
    );
    return [...unannounced, ...this.absent()];
  }
}

const loudTypes = new Set(['error', 'warning', 'assert']);

/** What a page says if its HTML was another than its islands render. Unannounced, it is a fault of the site. */
const isNewRender = (text: string) => text.startsWith('This page was changed before its scripts came');

/** A request that the page itself gave up: it navigated, closed, or aborted a fetch. Nothing went wrong on the way. */
const givenUp = 'net::ERR_ABORTED';

const openedTabs = new WeakSet<Page>();

/** A new tab may lead anywhere (and fails to load); tests assert where it leads. */
function opensTab(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    const frame = request.frame();
    return frame.parentFrame() === null && openedTabs.has(frame.page());
  } catch {
    // Playwright has no frame yet for the first request of a new tab, and says so by throwing.
    return true;
  }
}

/** Runs in every page before its own scripts. The browser prints policy violations too, but not all of them. */
function printViolations(): void {
  addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, documentURI, lineNumber, sample } = violation;
    console.error(
      `policy violation: ${effectiveDirective} blocked ${blockedURI} at ${documentURI}:${lineNumber} ${sample}`,
    );
  });
}

/** Runs in every page: a phone's scrollbars take no room. */
function hideNarrowScrollbars(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media (width < 48rem) { * { scrollbar-width: none } }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Logs everything that goes wrong in any page of a context: console errors and warnings, uncaught errors and unhandled
 * rejections, failed requests, violations of the Content-Security-Policy, crashes, and requests to other origins than
 * the allowed ones (which the browser cannot reach anyway).
 */
async function watchPages(
  context: BrowserContext,
  log: TroubleLog,
  allowedOrigins: readonly string[],
): Promise<void> {
  const isForeign = (url: string) =>
    /^(?:https?|wss?):/.test(url) && !allowedOrigins.includes(new URL(url).origin);
  context.on('console', (message) => {
    const { url } = message.location();
    const text = url === '' ? message.text() : `${message.text()} (${url})`;
    if (loudTypes.has(message.type()) || isNewRender(text)) log.add(`console.${message.type()}`, text);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    log.add('uncaught error', error.stack || error.message);
  });
  context.on('request', (request) => {
    if (isForeign(request.url()) && !opensTab(request)) {
      log.add('foreign request', request.url());
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (reason === givenUp || isForeign(request.url())) return;
    log.add('failed request', `${request.url()} (${reason})`);
  });
  context.on('page', (page) => {
    page.on('crash', () => log.add('crash', page.url()));
    page.on('popup', (tab) => openedTabs.add(tab));
  });
  await context.addInitScript(printViolations);
  await context.addInitScript(hideNarrowScrollbars);
}

/** Waits until what the pages have reported so far has arrived; at most one second for each. */
async function settlePages(context: BrowserContext): Promise<void> {
  await Promise.all(
    context.pages().map(async (page) => {
      const answer = page.evaluate(() => undefined).catch(() => undefined);
      const limit = new Promise((resolve) => setTimeout(resolve, 1_000).unref());
      await Promise.race([answer, limit]);
    }),
  );
}

interface GuardFixtures {
  /** Origins that pages may send requests to. */
  readonly allowedOrigins: readonly string[];
  /** What went wrong so far; `consoleGuard.expect(/pattern/)` announces what the test causes on purpose. */
  readonly consoleGuard: TroubleLog;
  /** The page's clock: installed before the test, it goes on when that ends. */
  readonly clock: Clock;
}

/** Playwright's `test`, failing on any console error or warning, uncaught error, policy violation or foreign request. */
export const test = base.extend<GuardFixtures>({
  allowedOrigins: [[], { option: true }],
  consoleGuard: [
    async ({ context, allowedOrigins }, use) => {
      const log = new TroubleLog();
      await watchPages(context, log, allowedOrigins);
      await use(log);
      // The browser may still be on its way to say what was announced; five seconds are several times what it takes.
      await expect.poll(() => log.absent(), { timeout: 5_000 }).toEqual([]);
      await settlePages(context);
      expect(log.verdict(), 'nothing may go wrong unannounced').toEqual([]);
    },
    { auto: true },
  ],
  clock: async ({ page }, use) => {
    await page.clock.install();
    await use(page.clock);
    // Playwright winds up a clock that stands still at the end, without waiting: in the middle of the next test.
    await page.clock.resume();
  },
});
