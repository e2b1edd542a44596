import { isPlainClick } from '../components/dialog-links.ts';
import { focusPlace } from '../components/focus.ts';
import { delays } from '../site.ts';

/** Scrolls an element into view: smoothly, or at once under reduced motion (WCAG 2.2, 2.3.3). */
function scrollToElement(element: Element): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself, as in `#100%`.
    return text;
  }
}

/** Returns the element that the address's hash names, by id or `data-section`. */
function anchorOf(hash: string): HTMLElement | null {
  const name = decode(hash.slice(1));
  if (!name) return null;
  return (
    document.getElementById(name) ??
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(name)}"]`)
  );
}

/** Returns the distance from the top at which browsers place an anchor, in CSS pixels: `scroll-padding-top` in `base.css`. */
function anchorTop(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}

/** The largest shift when fonts arrive, in CSS pixels; readers scroll further with a key or a finger. */
const fontMovement = 24;

/**
 * Whether the visitor has not scrolled yet: the page is at its top, as browsers do not know `data-section`, or the anchor is
 * where browsers bring it.
 */
function isUnscrolled(anchor: Element): boolean {
  const { top } = anchor.getBoundingClientRect();
  return window.scrollY <= 0 || Math.abs(top - anchorTop()) < fontMovement;
}

/** Opens the disclosure that an anchor consists of, so that a link to it leads to what it says. */
function openDisclosure(anchor: Element | null): void {
  const disclosure = anchor?.querySelector<HTMLDetailsElement>(':scope > details');
  if (disclosure) disclosure.open = true;
}

let timer: number | undefined;

/** Scrolls to the hash's element after the specification's delay. Cancels an earlier wait. */
function scrollLater(scroll: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(scroll, delays.scrollToAnchor);
}

/** Focuses the hash's element at once and scrolls to it after 100 ms. Without such an element it scrolls to the top. */
function goToHash(): void {
  const anchor = anchorOf(window.location.hash);
  openDisclosure(anchor);
  focusPlace(anchor);
  scrollLater(() => {
    if (anchor) scrollToElement(anchor);
    else window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Handles clicks on links to anchors of this page, to which the browser would jump without a delay. */
function followAnchor(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
  const near = document.getElementById(link.dataset.near ?? '');
  if (near) {
    event.preventDefault();
    focusPlace(near);
    scrollToElement(near);
    return;
  }
  const { origin, pathname, search } = window.location;
  if (link.hash === '' || link.origin !== origin || link.pathname !== pathname || link.search !== search)
    return;
  event.preventDefault();
  // The same anchor again is no new entry in the history.
  if (link.hash !== window.location.hash) window.history.pushState(null, '', link.hash);
  goToHash();
}

/**
 * Scrolls as the specification says (section 2): 100 ms after the page has loaded or its hash has changed, smoothly to the
 * element whose id or `data-section` is the hash, otherwise at once to the top. Focus goes to that element, so that Tab goes on
 * from it. A visitor who began to scroll before the scripts arrived is left where they are; a page without a hash is at its top
 * already.
 */
export function startAnchors(): void {
  window.history.scrollRestoration = 'manual';
  document.addEventListener('click', followAnchor);
  window.addEventListener('hashchange', goToHash);
  const anchor = anchorOf(window.location.hash);
  if (!anchor) return;
  openDisclosure(anchor);
  if (document.activeElement === document.body) focusPlace(anchor);
  scrollLater(() => {
    if (isUnscrolled(anchor)) scrollToElement(anchor);
  });
}
