import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPlace } from '../components/focus.ts';
import { delays } from '../site.ts';

/** Brings an element into view: smoothly, or at once for those who want no motion (WCAG 2.3.3). */
export function scrollToElement(element: Element): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself, as in `#100%`.
    return text;
  }
}

function anchorOf(hash: string): HTMLElement | null {
  const name = decode(hash.slice(1));
  if (!name) return null;
  return (
    document.getElementById(name) ??
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(name)}"]`)
  );
}

/** Where browsers bring an anchor by themselves, in CSS pixels from the top: `scroll-padding-top` in `base.css`, 6rem. */
const anchorTop = 96;

/** How far a page may move by itself, in CSS pixels, as its fonts come: less than a reader moves it by a key or a finger. */
const ownMovement = 24;

/**
 * Whether nobody has moved a page that was loaded at an anchor: it stands at its top, as browsers do not know `data-section`, or
 * the anchor is where they bring it by themselves. Where they bring it elsewhere, as at the page's end or with larger text, it
 * is there already.
 */
function isLeftAlone(anchor: Element): boolean {
  const { top } = anchor.getBoundingClientRect();
  return window.scrollY <= 0 || Math.abs(top - anchorTop) < ownMovement;
}

/**
 * After every change of path or hash waits 100 ms, then scrolls smoothly to the element that the hash names, by id or
 * `data-section`, or jumps to the top. Focus goes ahead to that element, or to the page's heading: Tab goes on from what is
 * shown, as after a page load. A page that the browser loads is at its top or its anchor already: whoever began to read it before
 * the scripts came stays there.
 */
export function ScrollManager() {
  const location = useLocation();
  const loaded = useRef(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // The location is a new object after every navigation, so a second press on the same anchor scrolls again.
  useEffect(() => {
    const isLoaded = location === loaded.current;
    const anchor = anchorOf(location.hash);
    if (!isLoaded) focusPlace(anchor);
    const timer = window.setTimeout(() => {
      if (anchor && (!isLoaded || isLeftAlone(anchor))) scrollToElement(anchor);
      else if (!isLoaded) window.scrollTo({ top: 0, behavior: 'instant' });
    }, delays.scrollToAnchor);
    return () => window.clearTimeout(timer);
  }, [location]);

  return null;
}
