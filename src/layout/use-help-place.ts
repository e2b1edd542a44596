import { type RefObject, useEffect, useRef, useState } from 'react';

/** Why the help button steps aside: the visitor scrolls or reads on, or every place on its side of the window is taken. */
type Aside = 'reading' | 'covering';

/** How long after the last movement a page stands still, in milliseconds. */
const settleTime = 150;

/** The room that the header and the button take, in rem; the stylesheet has it too. */
const closedRoom = 9;

/** How far the button may leave the corner that people know it from, in rem. */
const farthest = 16;

/** Lifts the button to where it covers nothing that counts. Resolves to false where there is no such place. */
async function takePlace(button: HTMLElement): Promise<boolean> {
  const { freeLift } = await import('./free-place.ts');
  const part = button.parentElement;
  if (!part || getComputedStyle(part).position === 'static') return true;
  const height = (property: string) => Number.parseFloat(part.style.getPropertyValue(property)) || 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const most = Math.max(0, window.innerHeight - closedRoom * rem);
  const lift = Math.min(height('--consent-height') + height('--call-height'), most);
  // Transforms have no part in these.
  const [x, y] = [part.offsetLeft + button.offsetLeft, part.offsetTop + button.offsetTop - lift];
  const box = new DOMRectReadOnly(x, y, button.offsetWidth, button.offsetHeight);
  const rise = freeLift(box, Math.min(most - lift, farthest * rem));
  part.style.setProperty('--help-rise', `${rise ?? 0}px`);
  return rise !== undefined;
}

/**
 * Keeps the help button where it covers no word and no control of the page, as soon as the page stands still. Returns why it steps
 * aside, if it does. Nothing moves while its card is open.
 */
export function useHelpPlace(button: RefObject<HTMLElement | null>, open: boolean): Aside | undefined {
  const [aside, setAside] = useState<Aside>();
  const readsOn = useRef(false);
  useEffect(() => {
    if (open) return;
    let before = window.scrollY;
    let settled = 0;
    const settle = () => {
      if (readsOn.current || !button.current) return;
      takePlace(button.current)
        .then((free) => {
          if (!readsOn.current) setAside(free ? undefined : 'covering');
        })
        // Without the chunk the button stays in its corner.
        .catch(() => setAside(undefined));
    };
    const wait = () => {
      window.clearTimeout(settled);
      settled = window.setTimeout(settle, settleTime);
    };
    const hear = () => {
      const { innerHeight } = window;
      // Above the top, where Safari bounces, is the top.
      const scrollY = Math.max(0, window.scrollY);
      const ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 8;
      if (Math.abs(scrollY - before) < 8 && !ended) return;
      readsOn.current = scrollY > before && !ended;
      before = scrollY;
      setAside('reading');
      wait();
    };
    // Tells it once at the beginning, and then whenever something above moves what is below.
    const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(wait);
    grown?.observe(document.body);
    window.addEventListener('scroll', hear, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      window.clearTimeout(settled);
      grown?.disconnect();
      window.removeEventListener('scroll', hear);
      window.removeEventListener('resize', wait);
    };
  }, [button, open]);
  return aside;
}
