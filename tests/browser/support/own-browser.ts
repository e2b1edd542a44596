import { setTimeout } from 'node:timers/promises';
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { findBrowser, isRoot } from './browser.ts';

/** What is said in the console of a page, and errors that nothing caught, in order. */
export type ConsoleLine = Readonly<Record<'type' | 'text', string>>;

/** A browser that prerenders pages and keeps them for Back: Playwright's does neither. */
export interface OwnBrowser {
  /** Whether it keeps pages for Back; Chromium's headless shell does not. */
  readonly keepsPages: boolean;
  /** Opens an address in its only tab, whatever that shows, and runs `use` on the page. */
  open<Result>(address: string, use: (page: Page) => Promise<Result>): Promise<Result>;
  /**
   * Waits until its only tab shows a page of this path, attaches to it, runs `use` and detaches again. It attaches anew each time,
   * as a page that was prerendered or kept is another target than the one before. Throws after 20 seconds.
   */
  withPage<Result>(path: string, use: (page: Page) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Resolves once the tab of the browser at `host` shows a page of this path: asked without attaching to anything. */
async function untilShown(host: string, path: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://${host}/json/list`);
    const targets: readonly { readonly type: string; readonly url: string }[] = await answer.json();
    const shown = targets.find(({ type }) => type === 'page')?.url;
    if (shown !== undefined && URL.parse(shown)?.pathname === path) return;
    await setTimeout(100);
  }
  throw new Error(`The browser does not show ${path}.`);
}

/**
 * Starts a browser whose window is so many pixels wide and high; it prefers those that have one, as visitors do. Throws where
 * there is none.
 */
export async function startOwnBrowser(
  width: number,
  height: number,
  options: readonly string[] = [],
): Promise<OwnBrowser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found.');
  const isShell = executablePath.includes('headless-shell');
  const launched = await puppeteer.launch({
    executablePath,
    headless: isShell ? 'shell' : true,
    defaultViewport: null,
    args: [
      ...(isRoot() ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-gpu',
      `--window-size=${width},${height}`,
      ...options,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const browserWSEndpoint = launched.wsEndpoint();
  await launched.disconnect();
  const connect = () => puppeteer.connect({ browserWSEndpoint, defaultViewport: null });
  const inPage = async <Result>(use: (page: Page) => Promise<Result>) => {
    const connection = await connect();
    try {
      const [page] = await connection.pages();
      if (!page) throw new Error('The browser has no page.');
      return await use(page);
    } finally {
      await connection.disconnect();
    }
  };
  return {
    keepsPages: !isShell,
    open: (address, use) =>
      inPage(async (page) => {
        await page.goto(address);
        return use(page);
      }),
    async withPage(path, use) {
      await untilShown(new URL(browserWSEndpoint).host, path);
      return inPage(use);
    },
    async close() {
      await (await connect()).close();
    },
  };
}

async function collect(session: CDPSession): Promise<readonly ConsoleLine[]> {
  const lines: ConsoleLine[] = [];
  session.on('Runtime.consoleAPICalled', ({ type, args }) =>
    lines.push({ type, text: args.map(({ value, description }) => value ?? description ?? '').join(' ') }),
  );
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
    lines.push({ type: 'uncaught', text: `${text} ${exception?.description ?? ''}` }),
  );
  session.on('Log.entryAdded', ({ entry: { level, text } }) => lines.push({ type: level, text }));
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  return lines;
}

/** All that a page has said in its console, also before anything was attached to it. */
export async function consoleOf(page: Page): Promise<readonly ConsoleLine[]> {
  const session = await page.createCDPSession();
  const lines = await collect(session);
  // The browser sends what it has kept before it answers.
  await session.send('Runtime.evaluate', { expression: '0' });
  await session.detach();
  return lines;
}

/** Rejects after 20 seconds with what was waited for in vain. */
async function timeOut(awaited: string): Promise<never> {
  await setTimeout(20_000, undefined, { ref: false });
  throw new Error(`In 20 seconds the browser did not ${awaited}.`);
}

/**
 * Starts to listen for a page that the browser prerenders for `page`. Resolves to a function that waits until its document and
 * all that it asks for have loaded.
 */
async function watchPrerendering(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.browser().target().createCDPSession();
  const prerendered = new Promise<string>((resolve) =>
    session.on('Target.targetCreated', ({ targetInfo: { subtype, targetId } }) => {
      if (subtype === 'prerender') resolve(targetId);
    }),
  );
  await session.send('Target.setDiscoverTargets', { discover: true });
  const loaded = async () => {
    const { sessionId } = await session.send('Target.attachToTarget', {
      targetId: await prerendered,
      flatten: true,
    });
    const expression = `new Promise((resolve) => {
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => setTimeout(resolve));
    })`;
    await session
      .connection()
      ?.session(sessionId)
      ?.send('Runtime.evaluate', { expression, awaitPromise: true });
  };
  return () => Promise.race([loaded(), timeOut('prerender the page of the link')]);
}

/**
 * Rests the pointer on a link until the browser has prerendered its page, and presses it; where `prerenders` is false, at once.
 * Resolves without waiting for the page's answer: a page that gives way to a prerendered one never answers. Throws after 20
 * seconds.
 */
export async function pressLink(page: Page, selector: string, prerenders = true): Promise<void> {
  const link = await page.waitForSelector(selector);
  await link?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const untilPrerendered = prerenders ? await watchPrerendering(page) : undefined;
  await link?.hover();
  await untilPrerendered?.();
  // What is above it may have been laid out meanwhile.
  const box = await link?.boundingBox();
  if (!box) throw new Error(`The page does not show ${selector}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  page.mouse.up().catch(() => {});
}
