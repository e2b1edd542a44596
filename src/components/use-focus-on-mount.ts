import { type RefObject, useEffect, useRef } from 'react';

/** A ref for an element that takes focus when it appears, so that what replaced a form is read out. */
export function useFocusOnMount<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
