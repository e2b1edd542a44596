import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../browser/support/browser.ts';
import { servePages } from './page-server.ts';
import { median, roundTo } from './statistics.ts';

/** Of the processor, for what is measured as INP; a page and its way back are measured as they are. */
const slowdown = 4;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

/** The longest time from an input to the frame that answers it, while `act` runs (Event Timing, as for INP). */
async function longestAnswer(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, 'durations', durations);
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }).observe(options);
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'durations') as number[])));
}

/** How long after a click on a link that the pointer rests on the next page's heading is there. */
async function headingAfterClick(page: Page): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true });
  await link.hover();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => Reflect.set(window, 'clicked', timeStamp), {
      capture: true,
    });
    new MutationObserver(() => {
      if (location.pathname === '/pricing' && !Reflect.has(window, 'shown'))
        Reflect.set(window, 'shown', performance.now());
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });
  await link.click();
  await page.waitForFunction(() => Reflect.has(window, 'shown'));
  return page.evaluate(() => Reflect.get(window, 'shown') - Reflect.get(window, 'clicked'));
}

/** How long Back takes to show the page that the browser kept; NaN where it had to be loaded again. */
async function back(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted));
  });
  await page.goto('/terms-of-service');
  const started = performance.now();
  // A page that was kept does not load.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.visibilityState === 'visible');
  const duration = performance.now() - started;
  return (await page.evaluate(() => Reflect.get(window, 'kept') === true)) ? duration : Number.NaN;
}

const press = (selector: string) => async (page: Page) => {
  // Who presses a control has it on the screen.
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  return longestAnswer(page, () => control.click());
};

const bookMeeting = 'role=banner >> role=button[name="Book a Meeting"]';

/** Limits are in milliseconds. */
const interactions = [
  { name: 'dialog', path: '/', limit: 100, slowdown, run: press(bookMeeting) },
  { name: 'menu', path: '/', limit: 100, slowdown, run: press('.menu-toggle') },
  { name: 'accordion', path: '/pricing', limit: 100, slowdown, run: press('button.Accordion-trigger') },
  { name: 'consent', path: '/', limit: 100, slowdown, run: press('.consent button') },
  { name: 'next page', path: '/', limit: 100, slowdown: 1, run: headingAfterClick },
  { name: 'back', path: '/', limit: 500, slowdown: 1, run: back },
];

const server = await servePages();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const rows: object[] = [];
try {
  for (const { name, path, limit, slowdown: rate, run } of interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(path);
      await page.locator(bookMeeting).waitFor();
      await page.locator('.consent').waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      times.push(await run(page));
      await context.close();
    }
    const ms = roundTo(0, median(times));
    rows.push({ interaction: name, slower: rate, ms, 'limit ms': limit, ratio: roundTo(2, ms / limit) });
  }
} finally {
  await browser.close();
  server.stop();
}
console.table(rows);
console.log(`Medians of ${rounds}, 390 px wide.`);
