import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Locator, Page, Route } from 'playwright';
import { type Box, density } from './picture.ts';
import type { Storyboard, Target } from './storyboard.ts';

/** The origin of the filmed build. All its requests are fulfilled here. */
const siteOrigin = 'https://film.invalid';

/** The time on the page's clock at the start of a film. */
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

/** Fulfils a request with a file of the build. */
function fulfilFile(directory: string, route: Route): Promise<void> {
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

/** Advances all animations of the page and returns whether a finite one is still running. Runs in the page. */
function advanceAnimations(seconds: number): boolean {
  const scope = window as unknown as { filmed?: WeakSet<Animation> };
  scope.filmed ??= new WeakSet();
  let running = false;
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    if (!scope.filmed.has(animation)) {
      // Ignores an animation until the page starts it.
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

/** Hides the header and fixed elements, such as the help button. Runs in the page. */
function hideOverlays(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'fixed' || element.matches('header:not(main header)'))
      element.style.setProperty('visibility', 'hidden', 'important');
}

/** Adds a strip with a text at the top of a part of the window, in the colours of an element. Runs in the page. */
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
    // Two pixels higher, as the edge of the screenshot may be between two pixels.
    top: `${part.y + scrollY - 2}px`,
    width: `${part.width}px`,
    boxSizing: 'border-box',
    padding: `${0.035 * part.width}px ${0.04 * part.width}px`,
    background: background(element),
    color: getComputedStyle(element).color,
    font: `700 ${0.042 * part.width}px/1.2 var(--font-display)`,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  });
  document.body.append(strip);
}

/** The page that is filmed. Its clock is paused, except in `advance`. */
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

  /** Opens a browser window for the build in `directory`, or for a site that is served at `origin`. */
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
    await context.route(`${siteOrigin}/**`, (route) => fulfilFile(directory, route));
    const page = await context.newPage();
    await page.clock.install({ time: startTime });
    return new FilmedPage(context, page, await context.newCDPSession(page), origin);
  }

  /** Opens a page, waits until its islands are live, and pauses its clock. */
  async open(path: string): Promise<void> {
    await this.#page.clock.resume();
    await this.#page.goto(this.#origin + path);
    // A key makes the page load its scripts at once.
    await this.#page.keyboard.press('Shift');
    await this.#page.locator('header button[data-dialog]').first().waitFor();
    await this.#page.evaluate(() => document.fonts.ready);
    await this.#page.evaluate(hideOverlays);
    await this.#page.clock.pauseAt(await this.#page.evaluate(() => Date.now() + 5000));
    // The site scrolls to an anchor after a delay.
    await this.settle(300);
    await this.#page.clock.runFor(1000);
  }

  /** Returns the element of a target. */
  find(target: Target): Locator {
    const area = this.#page.locator(target.in);
    if (target.role === undefined) return area.first();
    return area.getByRole(target.role, { includeHidden: false }).nth((target.place ?? 1) - 1);
  }

  /** Scrolls to the start of a target, and gives late islands and drawings time to appear. */
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

  /** Waits in real time, for files and observers, which do not depend on the page's clock. */
  async settle(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  /** Returns the box of a target in the window. Throws if the target is not visible. */
  async boxOf(target: Target): Promise<Box> {
    const box = await this.find(target).boundingBox({ timeout: 5000 });
    if (box === null) throw new Error(`The target ${JSON.stringify(target)} is not visible.`);
    return box;
  }

  /** Returns a slider's box in the window and its value, from 0 to 1. */
  async sliderOf(target: Target): Promise<{ readonly box: Box; readonly from: number }> {
    const from = await this.find(target).evaluate((element) => {
      const { min, max, valueAsNumber } = element as HTMLInputElement;
      return (valueAsNumber - Number(min)) / (Number(max) - Number(min));
    });
    return { box: await this.boxOf(target), from };
  }

  /** Returns the text of a target. */
  async wordsOf(target: Target): Promise<string> {
    return (await this.find(target).innerText({ timeout: 5000 })).replace(/\s+/g, ' ').trim();
  }

  /** Adds a strip with a text at the top of a part of the window, in the colours of a target. */
  async headline(words: string, part: Box, of: Target): Promise<void> {
    await this.find(of).evaluate(setHeadline, { words, part });
  }

  get mouse() {
    return this.#page.mouse;
  }

  get keyboard() {
    return this.#page.keyboard;
  }

  /** Advances the page's clock and returns whether an animation is still running. */
  async advance(seconds: number): Promise<boolean> {
    await this.#page.clock.runFor(seconds * 1000);
    return this.#page.evaluate(advanceAnimations, seconds);
  }

  /** Returns a screenshot of the window or a part of it as a PNG in base 64, `scale` times as large. */
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
