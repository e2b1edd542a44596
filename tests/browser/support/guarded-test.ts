import type { Clock } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { settlePages, watchPages } from './page-watch.ts';
import { TroubleLog } from './trouble-log.ts';

interface GuardFixtures {
  /** Origins that pages may send requests to. */
  readonly allowedOrigins: readonly string[];
  /** What went wrong so far; `consoleGuard.expect(/pattern/)` announces what the test causes on purpose. */
  readonly consoleGuard: TroubleLog;
  /** The page's clock, which goes on when the test ends. */
  readonly clock: Clock;
}

/** Playwright's `test`, failing on any console error or warning, uncaught error, policy violation or foreign request. */
export const test = base.extend<GuardFixtures>({
  allowedOrigins: [[], { option: true }],
  consoleGuard: [
    async ({ context, allowedOrigins }, use) => {
      const log = new TroubleLog();
      await watchPages(context, log, (origin) => allowedOrigins.includes(origin));
      await use(log);
      // The browser may still be on its way to say what was announced; five seconds are several times what it takes.
      await expect.poll(() => log.absent(), { timeout: 5_000 }).toEqual([]);
      await settlePages(context);
      expect(log.verdict(), 'nothing may go wrong unannounced').toEqual([]);
    },
    { auto: true },
  ],
  clock: async ({ page }, use) => {
    await use(page.clock);
    // Playwright winds up a clock that stands still at the end, without waiting: in the middle of the next test.
    await page.clock.resume();
  },
});
