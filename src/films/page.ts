import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Locator, Page, Route } from 'playwright';
import { type Box, density } from './picture.ts';
import type { Storyboard, Target } from './storyboard.ts';

/** The address at which the built site is filmed: no host, its files are answered here. */
const siteOrigin = 'https://film.invalid';

/** The time on the page's clock as a film begins. */
const startTime = new Date('2026-06-12T09:14:00');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** Answers with a file of the build. */
function answerFile(directory: string, route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const name = pathname === '/' ? '/index.html' : pathname;
  const file = extname(name) === '' ? `${name}.html` : name;
  try {
    return route.fulfill({
      body: readFileSync(join(directory, file)),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    });
  } catch {
    return route.fulfill({ status: 404, body: '' });
  }
}

/** Moves all animations of the page on by `seconds`; answers whether one with an end is still running. Runs in the page. */
function advanceAnimations(seconds: number): boolean {
  const scope = window as unknown as { filmed?: WeakSet<Animation> };
  scope.filmed ??= new WeakSet();
  let running = false;
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    if (!scope.filmed.has(animation)) {
      // One that waits to be seen is left alone until the page lets it run.
      if (animation.playState !== 'running') continue;
      animation.pause();
      animation.currentTime = 0;
      scope.filmed.add(animation);
      running = true;
      continue;
    }
    if (animation.playState === 'finished') continue;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const next = Number(animation.currentTime ?? 0) + seconds * 1000;
    if (next < end) animation.currentTime = next;
    else animation.finish();
    running ||= next < end && Number.isFinite(end);
  }
  return running;
}

/** Hides what lies over the page: header, help, questions. Runs in the page. */
function hideOverlays(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'fixed' || element.matches('header:not(main header)'))
      element.style.setProperty('visibility', 'hidden', 'important');
}

/** Sets words on a strip over the top of a part of the window, on the background and in the colour of an element. Runs in the page. */
function setHeadline(element: Element, { words, part }: { words: string; part: Box }): void {
  const transparent = 'rgba(0, 0, 0, 0)';
  const background = (of: Element | null): string => {
    if (of === null) return 'white';
    const colour = getComputedStyle(of).backgroundColor;
    return colour === transparent ? background(of.parentElement) : colour;
  };
  const strip = document.createElement('p');
  strip.textContent = words;
  Object.assign(strip.style, {
    position: 'absolute',
    zIndex: '9999',
    left: `${part.x + scrollX}px`,
    // Two pixels higher, as the edge of the picture may fall between pixels.
    top: `${part.y + scrollY - 2}px`,
    width: `${part.width}px`,
    boxSizing: 'border-box',
    padding: `${0.035 * part.width}px ${0.04 * part.width}px`,
    background: background(element),
    color: getComputedStyle(element).color,
    font: `600 ${0.042 * part.width}px/1.2 var(--font-display)`,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  });
  document.body.append(strip);
}

/** The page of the built site that is filmed. Its time stands still but for `advance`. */
export class FilmedPage {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #origin: string;

  private constructor(context: BrowserContext, page: Page, devtools: CDPSession, origin: string) {
    this.#context = context;
    this.#page = page;
    this.#devtools = devtools;
    this.#origin = origin;
  }

  /** Opens a window on the site built in `directory`, or on one that is served at `origin`. */
  static async start(
    browser: Browser,
    { directory, origin = siteOrigin }: { readonly directory: string; readonly origin?: string | undefined },
    window: Storyboard['window'],
  ): Promise<FilmedPage> {
    const context = await browser.newContext({
      viewport: window,
      deviceScaleFactor: density,
      locale: 'en-GB',
      timezoneId: 'Europe/Dublin',
    });
    await context.route(`${siteOrigin}/**`, (route) => answerFile(directory, route));
    const page = await context.newPage();
    await page.clock.install({ time: startTime });
    return new FilmedPage(context, page, await context.newCDPSession(page), origin);
  }

  /** Opens a page and waits until its islands are live; then its clock stands still. */
  async open(path: string): Promise<void> {
    await this.#page.clock.resume();
    await this.#page.goto(this.#origin + path);
    // Scripts begin when the browser is idle, or with the first key.
    await this.#page.keyboard.press('Shift');
    await this.#page.locator('header button[data-dialog]').first().waitFor();
    await this.#page.evaluate(() => document.fonts.ready);
    await this.#page.evaluate(hideOverlays);
    await this.#page.clock.pauseAt(await this.#page.evaluate(() => Date.now() + 5000));
    // The site scrolls a moment after a page is opened.
    await this.settle(300);
    await this.#page.clock.runFor(1000);
  }

  /** Returns the elements of a target. */
  find(target: Target): Locator {
    const area = this.#page.locator(target.in);
    if (target.role === undefined) return area.first();
    return area.getByRole(target.role, { includeHidden: false }).nth((target.place ?? 1) - 1);
  }

  /** Scrolls to where a target begins and lets the page see it: islands that come late, drawings that wait. */
  async scrollTo(target: Target): Promise<void> {
    const found = this.find(target);
    await found.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await this.settle(600);
    await found.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await this.#page.evaluate(hideOverlays);
    await this.settle(100);
  }

  /** Scrolls a target to the middle of the window. */
  async centre(target: Target): Promise<void> {
    await this.find(target).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await this.settle(100);
  }

  /** Waits in real time for what the page's clock does not move: files, observers. */
  async settle(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  /** The place of a target in the window. Throws where it is not there. */
  async boxOf(target: Target): Promise<Box> {
    const box = await this.find(target).boundingBox({ timeout: 5000 });
    if (box === null) throw new Error(`Nothing to see of ${JSON.stringify(target)}.`);
    return box;
  }

  /** A slider's place in the window, and where it stands, from 0 to 1. */
  async sliderOf(target: Target): Promise<{ readonly box: Box; readonly from: number }> {
    const from = await this.find(target).evaluate((element) => {
      const { min, max, valueAsNumber } = element as HTMLInputElement;
      return (valueAsNumber - Number(min)) / (Number(max) - Number(min));
    });
    return { box: await this.boxOf(target), from };
  }

  /** The words of a target. */
  async wordsOf(target: Target): Promise<string> {
    return (await this.find(target).innerText({ timeout: 5000 })).replace(/\s+/g, ' ').trim();
  }

  /** Sets words on a strip over the top of a part of the window, in the colours that a target has. */
  async headline(words: string, part: Box, of: Target): Promise<void> {
    await this.find(of).evaluate(setHeadline, { words, part });
  }

  get mouse() {
    return this.#page.mouse;
  }

  get keyboard() {
    return this.#page.keyboard;
  }

  /** Moves the page's time on; answers whether something is still moving. */
  async advance(seconds: number): Promise<boolean> {
    await this.#page.clock.runFor(seconds * 1000);
    return this.#page.evaluate(advanceAnimations, seconds);
  }

  /** The window, or a part of it, as a PNG of `scale` times its size, in base 64. */
  async picture(part?: Box, scale: number = density): Promise<string> {
    const window = await this.#page.evaluate(() => ({
      x: scrollX,
      y: scrollY,
      width: innerWidth,
      height: innerHeight,
    }));
    const place = part ? { ...part, x: window.x + part.x, y: window.y + part.y } : window;
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...place, scale },
    });
    return data;
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
