import { isWithinPage } from '../components/addresses.ts';
import { isPlainClick } from '../components/dialog-links.ts';
import { focusElement } from '../components/focus.ts';
import { delays } from '../site.ts';

let correction = new AbortController();

/**
 * Scrolls an element into view: smoothly, or instantly with reduced motion (WCAG 2.2, 2.3.3). Scrolls once more if islands on
 * the way have changed their height, unless the visitor does something meanwhile.
 */
function scrollToElement(element: Element): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scroll = () => element.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
  correction.abort();
  correction = new AbortController();
  const { signal } = correction;
  const stop = () => correction.abort();
  scroll();
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { signal, passive: true });
  const correct = () => {
    stop();
    if (Math.abs(element.getBoundingClientRect().top - anchorTop()) >= 1) scroll();
  };
  document.addEventListener('scrollend', correct, { signal });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A literal percent sign, as in `#100%`.
    return text;
  }
}

/** Returns the element whose id or `data-section` is the hash, or null. */
function anchorOf(hash: string): HTMLElement | null {
  const name = decode(hash.slice(1));
  if (!name) return null;
  return (
    document.getElementById(name) ??
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(name)}"]`)
  );
}

/** Returns the distance from the top at which browsers place an anchor, in CSS pixels (`scroll-padding-top` in `base.css`). */
function anchorTop(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}

/** The largest layout shift when fonts load, in CSS pixels. A visitor scrolls further than that. */
const fontShift = 24;

/**
 * Returns whether the visitor has not scrolled yet and the anchor is not in its place: the page is at its top, as browsers do not
 * scroll to `data-section`, or fonts have moved the anchor.
 */
function isDisplaced(anchor: Element): boolean {
  const shift = Math.abs(anchor.getBoundingClientRect().top - anchorTop());
  return shift >= 1 && (window.scrollY <= 0 || shift < fontShift);
}

/**
 * Opens what an anchor consists of or lies in: a `details`, or the answer of an accordion, which opens on `beforematch`. So a
 * link to it leads to its content.
 */
function openDisclosure(anchor: Element | null): void {
  const disclosure =
    anchor?.closest('details') ?? anchor?.querySelector<HTMLDetailsElement>(':scope > details');
  if (disclosure) disclosure.open = true;
  const closed = '[hidden="until-found"]';
  const answer = anchor?.closest(closed) ?? anchor?.querySelector(`:scope > ${closed}`);
  answer?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

let timer: number | undefined;

/** Calls `scroll` after the delay of the specification. Cancels an earlier call. */
function scrollLater(scroll: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(scroll, delays.scrollToAnchor);
}

/** Focuses the hash's element at once and scrolls to it after the delay. Without such an element it scrolls to the top. */
function goToHash(): void {
  const { hash } = window.location;
  openDisclosure(anchorOf(hash));
  focusElement(anchorOf(hash));
  scrollLater(() => {
    // Looked up again, as an island may have rendered it anew.
    const anchor = anchorOf(hash);
    if (anchor) scrollToElement(anchor);
    else {
      correction.abort();
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  });
}

/** Handles clicks on links to anchors of this page, as the browser would jump to them at once. */
function followAnchor(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
  const near = document.getElementById(link.dataset.near ?? '');
  if (near) {
    event.preventDefault();
    focusElement(near);
    scrollToElement(near);
    return;
  }
  if (link.hash === '' || !isWithinPage(link)) return;
  event.preventDefault();
  // Adds no history entry for the present anchor.
  if (link.hash !== window.location.hash) window.history.pushState(null, '', link.hash);
  goToHash();
}

/**
 * Handles a hash that the address bar or a script sets. The browser would jump there at once, and with reduced motion it may.
 * Browsers without the Navigation API (Firefox before 147, Safari before 26.2) jump; then `hashchange` follows.
 */
function interceptHash(event: NavigateEvent): void {
  if (!event.hashChange || !event.canIntercept || event.navigationType === 'traverse') return;
  event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => goToHash() });
}

/**
 * Scrolls to anchors (specification, section 2): 100 ms after the hash has changed, smoothly to the element whose id or
 * `data-section` is the hash. Without such an element it scrolls to the top at once. Focus moves to the element, so that Tab
 * continues from it.
 *
 * When a page opens, `start.ts` has scrolled to the anchor. This scrolls again if fonts have moved it, or if the hash is a
 * `data-section`, which browsers do not know; not if the visitor has scrolled meanwhile.
 */
export function startAnchors(): void {
  window.history.scrollRestoration = 'manual';
  document.addEventListener('click', followAnchor);
  window.addEventListener('hashchange', goToHash);
  if ('navigation' in window) window.navigation.addEventListener('navigate', interceptHash);
  const { hash } = window.location;
  const anchor = anchorOf(hash);
  if (!anchor) return;
  openDisclosure(anchor);
  if (document.activeElement === document.body) focusElement(anchorOf(hash));
  // `start.ts` is about to scroll there.
  if (document.documentElement.dataset.arriving === '' && anchorOf(hash)?.matches(':target')) return;
  scrollLater(() => {
    const current = anchorOf(hash);
    if (current && isDisplaced(current)) scrollToElement(current);
  });
}
