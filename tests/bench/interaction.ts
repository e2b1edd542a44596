import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser/support/browser.ts';
import { pressLink, startOwnBrowser } from '../browser/support/own-browser.ts';
import { servePages } from './page-server.ts';
import type { Figures } from './report.ts';
import { median, roundTo } from './statistics.ts';

/** Of the processor, for what is measured as INP; a page and its way back are measured as they are. */
const slowdown = 4;

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

const liveHeader = 'header button[data-dialog]';
const bookMeeting = 'role=banner >> role=button[name="Book a Meeting"]';

/** Limits are in milliseconds. */
const interactions = [
  { name: 'dialog', path: '/', limit: 100, slowdown, run: press(bookMeeting) },
  { name: 'menu', path: '/', limit: 100, slowdown, run: press('.menu-toggle') },
  { name: 'accordion', path: '/pricing', limit: 100, slowdown, run: press('button.Accordion-trigger') },
  { name: 'consent', path: '/', limit: 100, slowdown, run: press('.consent button') },
  { name: 'back', path: '/', limit: 500, slowdown: 1, run: back },
];

/**
 * How long after a press on a link of the home page the next page is painted first, in milliseconds. Throws where that was
 * prerendered and should not have been, or the other way round.
 */
async function nextPage(url: string, prerendered: boolean, options: readonly string[] = []): Promise<number> {
  const own = await startOwnBrowser(1280, 844, options);
  try {
    await own.withPage('blank', async (page) => {
      await page.goto(url);
      await page.waitForSelector(liveHeader);
      await page.evaluate(() => {
        const note = ({ timeStamp }: Event) =>
          sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`);
        addEventListener('click', note, { capture: true });
      });
      await pressLink(page, 'footer a[href="/pricing"]', prerendered);
    });
    return await own.withPage('/pricing', async (page) => {
      await page.waitForSelector(liveHeader);
      const { painted, activated } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const [paint] = performance.getEntriesByName('first-paint');
        const pressed = Number(sessionStorage.getItem('pressed')) - performance.timeOrigin;
        const { startTime = Number.NaN } = paint ?? {};
        return {
          painted: startTime - pressed,
          activated: Number(Reflect.get(navigation ?? {}, 'activationStart')) > 0,
        };
      });
      if (activated !== prerendered)
        throw new Error(`The next page was ${activated ? '' : 'not '}prerendered.`);
      return painted;
    });
  } finally {
    await own.close();
  }
}

/** Measures one interaction in new contexts: milliseconds of each round. */
async function timesOf(
  browser: Browser,
  baseURL: string,
  { path, slowdown: rate, run }: (typeof interactions)[number],
  rounds: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(path);
    await page.locator(bookMeeting).waitFor();
    await page.locator('.consent').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    times.push(await run(page));
    await context.close();
  }
  return times;
}

/** Measures what follows a press, as medians of so many rounds, on the build in `dist`. */
export async function measureInteractions(rounds: number): Promise<readonly Figures[]> {
  const server = await servePages();
  const withoutRules = await servePages(undefined, { speculation: false });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const rows = [];
    for (const interaction of interactions) {
      const ms = roundTo(0, median(await timesOf(browser, server.url, interaction, rounds)));
      const { name, slowdown: rate, limit } = interaction;
      rows.push({ interaction: name, 'processor slower by': rate, ms, 'limit ms': limit });
    }
    // In turns, so that all meet the same machine.
    const paints = {
      prerendered: [] as number[],
      'without the fade': [] as number[],
      loaded: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      paints.prerendered.push(await nextPage(server.url, true));
      paints['without the fade'].push(await nextPage(server.url, true, ['--force-prefers-reduced-motion']));
      paints.loaded.push(await nextPage(withoutRules.url, false));
    }
    return [
      {
        title: 'Interactions',
        note: `From an input to the frame that answers it, as INP; for Back, to the page that the browser kept. Medians of ${rounds}, 390 px wide.`,
        rows,
        over: rows.filter((row) => row.ms > row['limit ms']).map((row) => row.interaction),
      },
      {
        title: 'The next page',
        note: `From a press on a link to the next page's first paint, at full speed. Medians of ${rounds}, 1280 px wide.`,
        rows: Object.entries(paints).map(([name, times]) => ({ page: name, ms: roundTo(0, median(times)) })),
      },
    ];
  } finally {
    await browser.close();
    server.stop();
    withoutRules.stop();
  }
}
