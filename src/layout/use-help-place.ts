import { type RefObject, useEffect, useRef, useState } from 'react';

/** Why the help button is hidden: the visitor scrolls down, or the button would cover text or a control everywhere. */
type HiddenReason = 'reading' | 'covering';

/** How long after the last scroll event the page counts as still, in milliseconds. */
const settleTime = 150;

/** The height of the header and the button, in rem: `--help-room` in `Help.module.css`. */
const closedRoom = 9;

/** The largest lift, in rem. */
const farthest = 16;

/** Lifts the button so that it covers no text and no control. Resolves with false if there is no such place. */
async function moveToFreePlace(button: HTMLElement): Promise<boolean> {
  const { freeLift } = await import('./free-place.ts');
  const part = button.parentElement;
  if (!part || getComputedStyle(part).position === 'static') return true;
  const height = (property: string) => Number.parseFloat(part.style.getPropertyValue(property)) || 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const most = Math.max(0, window.innerHeight - closedRoom * rem);
  const lift = Math.min(height('--consent-height') + height('--call-height'), most);
  // Unlike bounding boxes, offsets do not include transforms.
  const [x, y] = [part.offsetLeft + button.offsetLeft, part.offsetTop + button.offsetTop - lift];
  const box = new DOMRectReadOnly(x, y, button.offsetWidth, button.offsetHeight);
  const rise = freeLift(box, Math.min(most - lift, farthest * rem));
  part.style.setProperty('--help-rise', `${rise ?? 0}px`);
  return rise !== undefined;
}

/**
 * Moves the help button, whenever the page is still, so that it covers no text and no control. Does nothing while the card is
 * open. Returns why the button is to be hidden, or undefined.
 */
export function useHelpPlace(button: RefObject<HTMLElement | null>, open: boolean): HiddenReason | undefined {
  const [hiddenFor, setHiddenFor] = useState<HiddenReason>();
  const scrolledDown = useRef(false);
  useEffect(() => {
    if (open) return;
    let before = window.scrollY;
    let settled = 0;
    const settle = () => {
      if (scrolledDown.current || !button.current) return;
      moveToFreePlace(button.current)
        .then((free) => {
          if (!scrolledDown.current) setHiddenFor(free ? undefined : 'covering');
        })
        // If the chunk fails to load, the button stays in its corner.
        .catch(() => setHiddenFor(undefined));
    };
    const wait = () => {
      window.clearTimeout(settled);
      settled = window.setTimeout(settle, settleTime);
    };
    const handleScroll = () => {
      const { innerHeight } = window;
      // Negative while Safari bounces at the top.
      const scrollY = Math.max(0, window.scrollY);
      const ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 8;
      if (Math.abs(scrollY - before) < 8 && !ended) return;
      scrolledDown.current = scrollY > before && !ended;
      before = scrollY;
      setHiddenFor('reading');
      wait();
    };
    // Called once at the beginning, and after every change of the page's height.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(wait);
    observer?.observe(document.body);
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      window.clearTimeout(settled);
      observer?.disconnect();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', wait);
    };
  }, [button, open]);
  return hiddenFor;
}
