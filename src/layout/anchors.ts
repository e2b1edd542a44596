import { isWithinPage } from '../components/addresses.ts';
import { isPlainClick } from '../components/dialog-links.ts';
import { focusElement } from '../components/focus.ts';
import { delays } from '../site.ts';

/** Scrolls an element into view: smoothly, or instantly with reduced motion (WCAG 2.2, 2.3.3). */
function scrollToElement(element: Element): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
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
 * Returns whether the visitor has not scrolled yet: the anchor is where the browser places it, or the page is at its top, as
 * browsers do not scroll to `data-section`.
 */
function isUnscrolled(anchor: Element): boolean {
  const { top } = anchor.getBoundingClientRect();
  return window.scrollY <= 0 || Math.abs(top - anchorTop()) < fontShift;
}

/** Opens the `details` that an anchor consists of, so that a link to it leads to its content. */
function openDisclosure(anchor: Element | null): void {
  const disclosure = anchor?.querySelector<HTMLDetailsElement>(':scope > details');
  if (disclosure) disclosure.open = true;
}

let timer: number | undefined;

/** Calls `scroll` after the delay of the specification. Cancels an earlier call. */
function scrollLater(scroll: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(scroll, delays.scrollToAnchor);
}

/** Focuses the hash's element at once and scrolls to it after the delay. Without such an element it scrolls to the top. */
function goToHash(): void {
  const anchor = anchorOf(window.location.hash);
  openDisclosure(anchor);
  focusElement(anchor);
  scrollLater(() => {
    if (anchor) scrollToElement(anchor);
    else window.scrollTo({ top: 0, behavior: 'instant' });
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
 * Scrolls to anchors (specification, section 2): 100 ms after the page is live or its hash has changed, smoothly to the element
 * whose id or `data-section` is the hash. Without such an element, a changed hash scrolls to the top at once. Focus moves to
 * the element, so that Tab continues from it. Does not scroll if the visitor has scrolled before the page was live.
 */
export function startAnchors(): void {
  window.history.scrollRestoration = 'manual';
  document.addEventListener('click', followAnchor);
  window.addEventListener('hashchange', goToHash);
  const anchor = anchorOf(window.location.hash);
  if (!anchor) return;
  openDisclosure(anchor);
  if (document.activeElement === document.body) focusElement(anchor);
  scrollLater(() => {
    if (isUnscrolled(anchor)) scrollToElement(anchor);
  });
}
