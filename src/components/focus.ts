import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the beginning of the page's content without scrolling, for when what had focus is about to go. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** A ref for an element that takes focus when it appears, so that what replaced a form is read out. */
export function useFocusOnMount<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
