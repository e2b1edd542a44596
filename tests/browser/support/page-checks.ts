import { parse, wcagContrast } from 'culori';
import type { Locator, Page } from 'playwright';

/**
 * What stands out of the window sideways, apart from what is hidden off screen on purpose, and from pictures and boxes
 * without words of their own that a frame inside the window cuts off. What a frame lets one scroll to is not lost.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
    const isFramed = (element: Element, overflow: RegExp): boolean => {
      const frame = element.parentElement;
      if (!frame || frame === document.body) return false;
      const { left, right } = frame.getBoundingClientRect();
      const frames = overflow.test(getComputedStyle(frame).overflowX);
      return (frames && left > -0.5 && right < clientWidth + 0.5) || isFramed(frame, overflow);
    };
    const outside = [
      ...document.body.querySelectorAll('*:not(.Field-honeypot, .Field-honeypot *, svg *)'),
    ].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const leaves = width > 1 && (left < -0.5 || right > clientWidth + 0.5);
      return leaves && !isFramed(element, hasWords(element) ? /auto|scroll/ : /hidden|clip|auto|scroll/);
    });
    const names = outside.map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return scrollWidth > clientWidth ? [`page is ${scrollWidth} wide`, ...names] : names;
  });
}

/** Sets the size of the page's text, in per cent of the usual one. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/**
 * Words that a box around them cuts off or that end outside the frame they stand in, as `words: box`, and the header where it
 * lies over the first words of the page. Boxes that scroll cut nothing off; what stands off screen on purpose is left out.
 */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const offScreen = '.Field-honeypot, .sr-only, script, style, noscript, svg, select';
    const framesOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...framesOf(element.parentElement)] : [];
    const findings = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const { parentElement } = text;
      if (words === '' || !parentElement?.checkVisibility() || parentElement.closest(offScreen)) continue;
      const frames = framesOf(parentElement);
      // A box of one pixel hides its words from the eye only.
      if (frames.some((frame) => frame.getBoundingClientRect().width <= 1)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        // A line's box is taller than its letters.
        const slack = line.height / 4;
        for (const frame of frames) {
          const { overflowX, overflowY } = getComputedStyle(frame);
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const { left, right, top, bottom } = frame.getBoundingClientRect();
          const inside =
            line.left > left - 1 &&
            line.right < right + 1 &&
            line.top > top - slack - 1 &&
            line.bottom < bottom + slack + 1;
          if (!inside) findings.add(`${words.slice(0, 40)}: ${frame.tagName} ${frame.className}`);
        }
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const tops = [...document.querySelectorAll('main :is(h1, p, a)')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => element.getBoundingClientRect().top);
    if (Math.round(header - Math.min(...tops)) > 0) findings.add('the header lies over the first words');
    return [...findings];
  });
}

/** A control that focus has come to by keyboard. */
interface FocusStop {
  readonly name: string;
  /** Its outline's style; `none` where it shows less than 2 px of one. */
  readonly outline: string;
  /** The outline's colour, and that of what it lies on. */
  readonly ring: string;
  readonly background: string;
  /** False where something, such as the fixed header, lies over the middle of it or it is out of the window. */
  readonly uncovered: boolean;
}

/** Moves focus through these elements, as far as Tab would come to them. Runs in the page. */
function stopsOf(elements: (HTMLElement | SVGElement)[]): FocusStop[] {
  const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
  /** The colour of the nearest box that a ring around `width` pixels lies on. */
  const backbackgroundOf = (element: Element | null, width: number): string => {
    if (!element) return 'white';
    const { backgroundColor } = getComputedStyle(element);
    const lies = element.getBoundingClientRect().width > width && !isClear(backgroundColor);
    return lies ? backgroundColor : backbackgroundOf(element.parentElement, width);
  };
  return elements
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      element.focus();
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const shows = document.activeElement === element && Number.parseFloat(outlineWidth) >= 2;
      return {
        name: `${element.tagName} ${element.textContent?.trim() ?? ''}`,
        outline: shows ? outlineStyle : 'none',
        ring: outlineColor,
        background: backbackgroundOf(element, width + Number.parseFloat(outlineOffset)),
        uncovered: top !== null && (element.contains(top) || top.contains(element)) && y >= 0,
      };
    });
}

/** Moves focus through everything that takes it, from the first to the last, without a key press for each. */
export async function focusStops(page: Page): Promise<FocusStop[]> {
  // The last key says that focus moves by keyboard, so rings show.
  await page.keyboard.press('Tab');
  const kinds =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
  return page.locator(kinds).evaluateAll(stopsOf);
}

/** Stops whose ring is too faint on its background (WCAG 2.2, 1.4.11); a clear one has another element show it. */
export function faintRings(stops: readonly FocusStop[]): string[] {
  return stops
    .filter(({ ring, background }) => parse(ring)?.alpha !== 0 && wcagContrast(ring, background) < 3)
    .map(({ name, ring, background }) => `${name}: ${ring} on ${background}`);
}

/** What Tab brings focus to next; `undefined` once it has left the page. */
export async function nextFocusStop(page: Page): Promise<FocusStop | undefined> {
  await page.keyboard.press('Tab');
  const [stop] = await page.locator(':focus').evaluateAll(stopsOf);
  return stop;
}

/** Links of one name that lead to different places, as `name: place, place`. */
export function ambiguousLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!link.checkVisibility()) continue;
      const described = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = described.map((id) => document.getElementById(id)?.textContent ?? '');
      const name = link.ariaLabel ?? (labels.length > 0 ? labels.join(' ') : (link.textContent ?? ''));
      places.set(name.trim(), (places.get(name.trim()) ?? new Set()).add(link.href));
    }
    return [...places]
      .filter(([, hrefs]) => hrefs.size > 1)
      .map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`);
  });
}

/** What moves for longer than a tenth of a second although the visitor asked for stillness, as `element: seconds`. */
export function movesAnyway(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(', ').map(Number.parseFloat));
    const findings = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(
          element,
          pseudo,
        );
        const animation = animationName === 'none' ? 0 : longest(animationDuration);
        const seconds = Math.max(animation, longest(transitionDuration));
        if (seconds > 0.1) findings.add(`${element.tagName} ${element.getAttribute('class')}: ${seconds}`);
        if (scrollBehavior === 'smooth') findings.add(`${element.tagName}: scrolls smoothly`);
      }
    }
    return [...findings];
  });
}

/**
 * What cannot be seen where colours are forced: words of a drawing below 4.5:1 (WCAG 2.2, 1.4.3), and drawings of which nothing
 * shows, on the canvas that the visitor's own colours give the page. Drawings that keep their own background are left out.
 */
export async function faintDrawings(page: Page): Promise<string[]> {
  const painted = await page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const keepsColours = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).forcedColorAdjust === 'none' || keepsColours(element.parentElement));
    /** The shape of the drawing that the words stand on, else the canvas. */
    const backbackgroundOf = (text: Element, svg: Element) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const below = document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter((element) => svg.contains(element) && !text.contains(element) && element.tagName !== 'text')
        .map((element) => getComputedStyle(element))
        .find(
          ({ fill, opacity, fillOpacity }) => fill !== 'none' && Number(opacity) * Number(fillOpacity) > 0.5,
        );
      return below?.fill ?? canvas;
    };
    return [...document.querySelectorAll('main svg')]
      .filter((svg) => svg.checkVisibility() && !keepsColours(svg))
      .map((svg) => {
        svg.scrollIntoView({ block: 'center', behavior: 'instant' });
        const texts = [...svg.querySelectorAll('text')].filter(
          (text) => text.checkVisibility() && getComputedStyle(text).opacity !== '0',
        );
        const shapes = [...svg.querySelectorAll('path, use, line, circle, rect, polyline, polygon')];
        return {
          name: `${svg.closest('section')?.id ?? ''} ${svg.ariaLabel ?? ''}`,
          canvas,
          colours: shapes.flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke]),
          words: texts.map((text) => ({
            text: text.textContent,
            colour: getComputedStyle(text).fill,
            background: backbackgroundOf(text, svg),
          })),
        };
      });
  });
  return painted.flatMap(({ name, canvas, colours, words }) => {
    const faint = words.filter(({ colour, background }) => wcagContrast(colour, background) < 4.5);
    const shows = colours.some((colour) => colour !== 'none' && wcagContrast(colour, canvas) >= 1.5);
    const findings = faint.map(({ text }) => `${name}: ${text}`);
    return colours.length > 0 && !shows ? [...findings, `${name}: the whole of it`] : findings;
  });
}

/** Words of the page that are too pale for white paper (WCAG 2.2, 1.4.3), by their colour: browsers print no backgrounds. */
export async function paleWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const colours = new Map<string, string>();
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('svg')) continue;
      colours.set(getComputedStyle(parentElement).color, textContent.slice(0, 60));
    }
    return [...colours];
  });
  return words.filter(([colour]) => wcagContrast(colour, 'white') < 4.5).map((pair) => pair.join(': '));
}

/** The lower edge of a part from the top of the window, in CSS pixels; 0 where it is not shown. */
export async function lowerEdge(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
}

/** How far a part reaches under the upper edge of the one below it, in CSS pixels; at most 0 where it leaves that free. */
export async function overlap(upper: Locator, lower: Locator): Promise<number> {
  const below = await lower.boundingBox();
  return (await lowerEdge(upper)) - (below?.y ?? 0);
}

/** Largest sum of layout shifts that nobody sees; "good" ends at 0.1 (web.dev, Cumulative Layout Shift). */
export const shiftLimit = 0.01;

/** The sum of all layout shifts of the page so far, as the browser scores them. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}
